// What the switches say, kept in the address: a link shows the same.
const address = new URL(location.href);

/** The first of each is what an address without it means, but for one language. */
export const choices = {
  look: ['plain', 'serif', 'sport', 'pastel', 'market', 'contrast', 'rem10', 'rtl'],
  language: ['en', 'de', 'fr', 'ar'],
  width: ['full', 'phone'],
  fault: ['none', 'slow', 'silent', 'page', 'offline', 'unknown'],
  streets: ['off', 'ask'],
};

/** What an address without it means; a shop that reads right to left speaks Arabic. */
const unchosen = (name, { searchParams }) =>
  name === 'language' && searchParams.get('look') === 'rtl' ? 'ar' : choices[name][0];

export function chosen(name) {
  const value = address.searchParams.get(name);
  return choices[name].includes(value) ? value : unchosen(name, address);
}

/** The address with another choice; of a search, a store or a variant nothing is lost. */
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
