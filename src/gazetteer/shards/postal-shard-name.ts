/** Countries whose codes lie in one file for each first character, so that a typed code costs little, and these characters. */
const SPLIT: Readonly<Record<string, string>> = {
  JP: '0123456789',
  PT: '123456789',
  RU: '123469',
  US: '0123456789',
};

/** Whether there are codes that begin as this one does, given its key (see `postcodeKey`): nobody asks for a file that is not there. */
export const hasPostalShard = (countryCode: string, key: string): boolean =>
  SPLIT[countryCode]?.includes(key.charAt(0)) ?? true;

/** The file that holds a postal code, given its key. */
export const postalShardName = (countryCode: string, key: string): string =>
  `postal-${countryCode}${SPLIT[countryCode] ? `-${key.charAt(0)}` : ''}.bin`;
