// Keeps the state of the switches in the address, so that a link shows the same page.
const address = new URL(location.href);

/** The first value of each switch is its default. Only the default language depends on the look. */
export const choices = {
  look: ['plain', 'serif', 'sport', 'pastel', 'market', 'contrast', 'rem10', 'rtl'],
  language: ['en', 'de', 'fr', 'ar', 'es', 'it', 'nl', 'pl', 'pt', 'pt-PT'],
  width: ['full', 'phone'],
  fault: ['none', 'slow', 'silent', 'page', 'offline', 'unknown'],
  streets: ['off', 'ask'],
};

/** Returns the default of a switch. The default language of the right-to-left look is Arabic. */
const unchosen = (name, { searchParams }) =>
  name === 'language' && searchParams.get('look') === 'rtl' ? 'ar' : choices[name][0];

export function chosen(name) {
  const value = address.searchParams.get(name);
  return choices[name].includes(value) ? value : unchosen(name, address);
}

/** Returns the address with another choice. Its search, store and variant stay. */
export function withChoice(name, value, base = location.href) {
  const url = new URL(base);
  if (value === unchosen(name, url)) url.searchParams.delete(name);
  else url.searchParams.set(name, value);
  return url;
}

/** A page of the shop with the same choices. */
export function linkTo(href) {
  let url = new URL(href, location.href);
  for (const name of Object.keys(choices)) url = withChoice(name, chosen(name), url);
  return url.href;
}
