import { fold } from '../domain/fold.js';

/** What of a typed text is the name of a place, and what says where it is. */
export interface Reading {
  readonly name: string;
  /** Each a region, a country, or neither. */
  readonly qualifiers: readonly string[];
}

const SIGNS = /\s*[,،，、|;]\s*/u;

/** Ways to read a text, the likelier first; `parts`: it is divided by commas or the like, so that each part stands for itself. */
export function typedReadings(text: string): { readonly parts: boolean; readonly all: Reading[] } {
  const parts = text.split(SIGNS).filter(Boolean);
  if (parts.length > 1)
    return {
      parts: true,
      all: parts.map((name, i) => ({ name, qualifiers: parts.filter((_, j) => j !== i) })),
    };
  const name = parts[0] ?? '';
  const words = fold(text).split(' ');
  const gaps = words.slice(1).map((_, i) => ({
    name: words.slice(0, words.length - 1 - i).join(' '),
    qualifiers: [words.slice(words.length - 1 - i).join(' ')],
  }));
  return { parts: false, all: [{ name, qualifiers: [] }, ...gaps] };
}
