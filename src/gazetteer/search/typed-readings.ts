import { normalizeText } from '../../domain/search/normalize-text.js';

/** What of a typed text is the name of a place, and what says where it is. */
export interface Reading {
  readonly name: string;
  /** The name stands last, as hardly anybody writes it: all of it or nothing. */
  readonly isLast?: boolean | undefined;
  /** Each a region, a country, or neither. */
  readonly qualifiers: readonly string[];
}

const SIGNS = /\s*[,،，、|;]\s*/u;
/** Behind so many words stands no country, most likely: they are an address or the like, and each reading costs time. */
const MANY = 5;

/** Ways to read a text, the likelier first; `groups`: it is divided by commas or the like, so that each part stands for itself. */
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
    // A region and its country: "portland maine usa".
    if (end < last && last < MANY)
      all.push({ name, qualifiers: [between(end, last), between(last)] });
  }
  return { parts: false, all: [...all, ...turned] };
}
