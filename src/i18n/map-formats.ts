import type { Formats, MapFormats } from '../domain/formats.js';

export type Units = 'km' | 'mi';

const mileMeters = 1609.344;
const footMeters = 0.3048;

/** Regions that measure roads in miles. */
const mileRegions = new Set(['US', 'GB', 'LR', 'MM']);

/** The unit of the language's region; a language without a region counts in its most likely one. */
const unitsOf = (lang: string): Units =>
  mileRegions.has(new Intl.Locale(lang).maximize().region ?? '') ? 'mi' : 'km';

/** @param units undefined: by the language's region */
export function mapFormatsOf(formats: Formats, units: Units | undefined): MapFormats {
  const { lang } = formats;
  const inMiles = (units ?? unitsOf(lang)) === 'mi';
  const compact = new Intl.NumberFormat(lang, { notation: 'compact', maximumFractionDigits: 0 });
  const format = (value: number, unit: string): string =>
    new Intl.NumberFormat(lang, { style: 'unit', unit, maximumSignificantDigits: 2 }).format(value);
  const inKilometers = (meters: number): string =>
    meters < 1000 ? format(meters, 'meter') : format(meters / 1000, 'kilometer');
  const inMilesOrFeet = (meters: number): string =>
    meters < mileMeters / 10
      ? format(meters / footMeters, 'foot')
      : format(meters / mileMeters, 'mile');
  return {
    ...formats,
    compact: (value) => compact.format(value),
    length: inMiles ? inMilesOrFeet : inKilometers,
    unitMeters: inMiles ? mileMeters : 1000,
  };
}
