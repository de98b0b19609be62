import type { Formats, MapFormats } from '../domain/messages/formats.js';

export type Units = 'km' | 'mi';

const mileMeters = 1609.344;
const footMeters = 0.3048;

/** Regions that measure roads in miles. */
const mileRegions = /US|GB|LR|MM/;

/**
 * The unit of the shopper's region: what the browser's language says of it, else the page's, else the page's likeliest.
 * A browser may say anything: WebKit does without a locale.
 */
const unitsOf = (shopper: string, page: string): Units => {
  const { region } = new Intl.Locale(page).maximize();
  const known = `${shopper} ${page} ${region}`.match(/\b[A-Z]{2}\b/);
  return mileRegions.test(String(known)) ? 'mi' : 'km';
};

/**
 * @param units undefined: by the shopper's region
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
