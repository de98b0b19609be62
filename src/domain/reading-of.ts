import { fold } from './fold.js';
import type { Store } from './store.js';
import { unlikenessTo } from './unlikeness.js';

/** Those on both sides of an apostrophe are one, too. */
const wordsOf = (text: string): string[] => [
  ...text.split(/[^\p{L}\p{M}\p{N}]+/u).filter(Boolean),
  ...(text.match(/[\p{L}\p{M}]+['’][\p{L}\p{M}]+/gu) ?? []),
];

/** What a text with mistakes was meant for, if this store was meant: each word that is not the store's own as there. */
export function readingOf(query: string, store: Store): string {
  const { name, address, zip, city, state, country } = store;
  const text = [name, address, zip, city, state, country].join(' ');
  const folded = fold(text);
  return wordsOf(query)
    .map((typed) => {
      const key = fold(typed);
      if (folded.includes(key)) return typed;
      const costOf = unlikenessTo(key);
      const costs = wordsOf(text).map((word) => costOf(fold(word).replace(' ', '')));
      return wordsOf(text)[costs.indexOf(Math.min(...costs))];
    })
    .join(' ');
}
