import { normalizeText } from '../../domain/search/normalize-text.js';

/** A way to read a typed text: the name of a place, and words that tell where it is. */
export interface Reading {
  readonly name: string;
  /** True when the name stands last. This order is rare, so only a complete name counts. */
  readonly isLast?: boolean | undefined;
  /** Texts that may each be a region, a country, or neither. */
  readonly qualifiers: readonly string[];
}

const SIGNS = /\s*[,،，、|;]\s*/u;
/**
 * The number of words after which a country is unlikely, because the text is rather an address. It
 * limits the readings, because each one takes time.
 */
const MANY = 5;

/**
 * Returns the ways to read a text, the likelier first. `parts` is true when commas or similar signs
 * divide the text, so that each part stands for itself.
 */
export function typedReadings(text: string): { readonly parts: boolean; readonly all: Reading[] } {
  const parts = text.split(SIGNS).filter(Boolean);
  if (parts.length > 1)
    return {
      parts: true,
      all: parts.map((name, i) => ({ name, qualifiers: parts.filter((_, j) => j !== i) })),
    };
  const words = normalizeText(text).split(' ');
  const between = (from: number, to?: number): string => words.slice(from, to).join(' ');
  const all: Reading[] = [{ name: parts[0] ?? '', qualifiers: [] }];
  const turned: Reading[] = [];
  const last = words.length - 1;
  for (let end = words.length; --end;) {
    const name = between(0, end);
    const behind = between(end);
    all.push({ name, qualifiers: [behind] });
    if (last < MANY) turned.push({ name: behind, qualifiers: [name], isLast: true });
    // A region and its country, as in "portland maine usa".
    if (end < last && last < MANY)
      all.push({ name, qualifiers: [between(end, last), between(last)] });
  }
  return { parts: false, all: [...all, ...turned] };
}
