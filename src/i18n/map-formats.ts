import type { Formats, MapFormats } from '../domain/messages/formats.js';

export type Units = 'km' | 'mi';

const mileMeters = 1609.344;
const footMeters = 0.3048;

/** The regions whose roads are measured in miles. */
const mileRegions = /US|GB|LR|MM/;

/**
 * Returns the unit of the shopper's region: the region in the browser's language, else in the
 * page's language, else the likeliest region of the page's language.
 *
 * The browser's language may be any text: WebKit works without a locale.
 */
const unitsOf = (shopper: string, page: string): Units => {
  const { region } = new Intl.Locale(page).maximize();
  const known = `${shopper} ${page} ${region}`.match(/\b[A-Z]{2}\b/);
  return mileRegions.test(String(known)) ? 'mi' : 'km';
};

/**
 * @param units undefined: the unit of the shopper's region
 * @param shopper the browser's language
 */
export function mapFormatsOf(
  formats: Formats,
  units: Units | undefined,
  shopper = navigator.language,
): MapFormats {
  const { lang } = formats;
  const inMiles = (units ?? unitsOf(shopper, lang)) === 'mi';
  const compact = new Intl.NumberFormat(lang, { notation: 'compact', maximumFractionDigits: 0 });
  const format = (value: number, unit: string): string => {
    // Nobody walks by hundredths of a mile.
    const digits = value < 9.95 ? { maximumFractionDigits: 1 } : { maximumSignificantDigits: 2 };
    return new Intl.NumberFormat(lang, { style: 'unit', unit, ...digits }).format(value);
  };
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
