import type { Formats } from '../domain/messages/formats.js';

const cache = new Map<string, Formats>();

/** An unknown tag reads as English: a theme's `lang` may be anything. */
function knownLocale(lang: string): string {
  try {
    return Intl.getCanonicalLocales(lang)[0] ?? 'en';
  } catch {
    return 'en';
  }
}

/** Made on first use: the first `Intl` object of a page takes as long as a frame or two. */
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

/** Formats of a language, one object a language. */
export function formatsOf(tag: string): Formats {
  let formats = cache.get(tag);
  if (!formats) cache.set(tag, (formats = createFormats(knownLocale(tag))));
  return formats;
}
