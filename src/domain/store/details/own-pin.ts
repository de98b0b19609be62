import { text, webAddress } from './detail-texts.js';

/** How the pin of a store differs from the others: by its colour, or by a picture in its head. */
export interface OwnPin {
  /** `#rrggbb`; undefined for the colour of all pins. */
  readonly color: string | undefined;
  /** The http(s) address of a picture; undefined for a pin without one. */
  readonly icon: string | undefined;
}

/** Whether a text is a colour such as "#b00020" or "#b02". */
export const isPinColor = (given: string): boolean => /^#([\da-f]{3}|[\da-f]{6})$/i.test(given);

const shortHex = /^#(.)(.)(.)$/;
/** A path or the name of a file. A word such as "red" would be an address beside the page, too. */
const fileName = /^[^#\s()]*(\/|\.[a-z]{2,5}(\?|$))/i;

/**
 * Reads a colour such as "#b00020" or "#b02", or the address of a picture. Returns undefined for
 * other values.
 * @param base the address that relative addresses are resolved against
 */
export function readPin(value: unknown, base: string): OwnPin | undefined {
  const given = typeof value === 'string' ? text(value) : undefined;
  if (!given) return undefined;
  if (isPinColor(given))
    return { color: given.replace(shortHex, '#$1$1$2$2$3$3').toLowerCase(), icon: undefined };
  const icon = fileName.test(given) ? webAddress(given, base) : undefined;
  return icon === undefined ? undefined : { color: undefined, icon };
}

/** Returns the colour, black or white, that has more contrast with such a colour. */
export function inkOn(color: string): '#000' | '#fff' {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    linear(parseInt(color.slice(at, at + 2), 16) / 255),
  );
  // The relative luminance of WCAG, and the one that has equal contrast with black and white.
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.179 ? '#000' : '#fff';
}

const linear = (part: number): number =>
  part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
