import type { Formats } from '../domain/formats.js';

const cache = new Map<string, Formats>();

/** An unknown tag reads as English: a theme's `lang` may be anything. */
function knownLocale(lang: string): string {
  try {
    return Intl.getCanonicalLocales(lang)[0] ?? 'en';
  } catch {
    return 'en';
  }
}

/** Formats of a language, made once: `Intl` objects are slow to make. */
export function formatsOf(tag: string): Formats {
  let formats = cache.get(tag);
  if (!formats) {
    const lang = knownLocale(tag);
    const number = new Intl.NumberFormat(lang);
    const plural = new Intl.PluralRules(lang);
    const relative = new Intl.RelativeTimeFormat(lang, { style: 'short' });
    formats = {
      lang,
      number: (value) => number.format(value),
      plural: (count) => plural.select(count),
      relative: (value, unit) => relative.format(value, unit),
    };
    cache.set(tag, formats);
  }
  return formats;
}
