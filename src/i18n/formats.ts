import type { Formats } from '../domain/messages/formats.js';

const cache = new Map<string, Formats>();

/** Returns a valid tag. A theme's `lang` may be any text; an invalid tag becomes 'en'. */
function knownLocale(lang: string): string {
  try {
    return Intl.getCanonicalLocales(lang)[0] ?? 'en';
  } catch {
    return 'en';
  }
}

/** Creates `Intl` objects on first use: a page's first one takes as long as one or two frames. */
function createFormats(lang: string): Formats {
  let number: Intl.NumberFormat | undefined;
  let plural: Intl.PluralRules | undefined;
  let relative: Intl.RelativeTimeFormat | undefined;
  return {
    lang,
    number: (value) => (number ??= new Intl.NumberFormat(lang)).format(value),
    plural: (count) => (plural ??= new Intl.PluralRules(lang)).select(count),
    relative: (value, unit) =>
      (relative ??= new Intl.RelativeTimeFormat(lang, { style: 'short' })).format(value, unit),
  };
}

/** Returns the formats of a language. There is one object for each language. */
export function formatsOf(tag: string): Formats {
  let formats = cache.get(tag);
  if (!formats) cache.set(tag, (formats = createFormats(knownLocale(tag))));
  return formats;
}
