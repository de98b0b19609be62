/** Countries whose codes lie in one file for each first character, so that a typed code costs little. */
const SPLIT = 'JP PT RU US';

/** The file that holds a postal code, given its key (see `postcodeKey`). */
export const postalShardName = (countryCode: string, key: string): string =>
  `postal-${countryCode}${SPLIT.includes(countryCode) ? `-${key[0]}` : ''}.bin`;
