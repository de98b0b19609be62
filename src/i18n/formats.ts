import type { Formats } from '../domain/formats.js';

export type Units = 'km' | 'mi';

const mileMeters = 1609.344;
const footMeters = 0.3048;

/** Regions that measure roads in miles. */
const mileRegions = new Set(['US', 'GB', 'LR', 'MM']);

/** The unit of the shopper's region; a language without a region counts in its most likely one. */
export function unitsOf(lang: string): Units {
  const region = new Intl.Locale(lang).maximize().region ?? '';
  return mileRegions.has(region) ? 'mi' : 'km';
}

function createFormats(lang: string, units: Units): Formats {
  const number = new Intl.NumberFormat(lang);
  const compact = new Intl.NumberFormat(lang, { notation: 'compact', maximumFractionDigits: 0 });
  const plural = new Intl.PluralRules(lang);
  const relative = new Intl.RelativeTimeFormat(lang, { style: 'short' });
  const regions = new Intl.DisplayNames(lang, { type: 'region' });
  const length = (value: number, unit: string): string =>
    new Intl.NumberFormat(lang, { style: 'unit', unit, maximumSignificantDigits: 2 }).format(value);
  return {
    lang,
    number: (value) => number.format(value),
    compact: (value) => compact.format(value),
    plural: (count) => plural.select(count),
    unitMeters: units === 'mi' ? mileMeters : 1000,
    length: (meters) => {
      if (units === 'mi') {
        return meters < mileMeters / 10
          ? length(meters / footMeters, 'foot')
          : length(meters / mileMeters, 'mile');
      }
      return meters < 1000 ? length(meters, 'meter') : length(meters / 1000, 'kilometer');
    },
    ago: (ageMs) => {
      const minutes = Math.floor(ageMs / 60_000);
      return minutes < 60
        ? relative.format(-minutes, 'minute')
        : relative.format(-Math.floor(minutes / 60), 'hour');
    },
    country: (code) => regions.of(code) ?? code,
  };
}

const cache = new Map<string, Formats>();

/** Formats of a language, made once: `Intl` objects are slow to make. An unknown tag reads as English. */
export function formatsOf(lang: string, units: Units | undefined): Formats {
  let tag = 'en';
  try {
    tag = Intl.getCanonicalLocales(lang)[0] ?? tag;
  } catch {
    // A theme's `lang` may be anything.
  }
  const unit = units ?? unitsOf(tag);
  const key = `${tag}|${unit}`;
  let formats = cache.get(key);
  if (!formats) cache.set(key, (formats = createFormats(tag, unit)));
  return formats;
}
