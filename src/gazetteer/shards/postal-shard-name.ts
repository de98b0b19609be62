/**
 * The countries with one file for each first character of their codes, and these characters. The
 * split keeps the download for a typed code small.
 */
const SPLIT: Readonly<Record<string, string>> = {
  JP: '0123456789',
  PT: '123456789',
  RU: '123469',
  US: '0123456789',
};

/**
 * Whether a country has a file for a code, given its key (see `postcodeKey`). It avoids requests
 * for files that do not exist.
 */
export const hasPostalShard = (countryCode: string, key: string): boolean =>
  SPLIT[countryCode]?.includes(key.charAt(0)) ?? true;

/** Returns the name of the file that holds a postal code, given its key. */
export const postalShardName = (countryCode: string, key: string): string =>
  `postal-${countryCode}${SPLIT[countryCode] ? `-${key.charAt(0)}` : ''}.bin`;
