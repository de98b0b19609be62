import { fold } from './fold.js';
import { mostMistakes, unlikeness } from './mistakes.js';
import type { Store } from './store.js';

const wordsOf = (text: string): string[] => text.split(/[^\p{L}\p{M}\p{N}]+/u).filter(Boolean);

/** What a text with mistakes was meant for, if this store was meant: each word that is not the store's own as there. */
export function readingOf(query: string, store: Store): string {
  const { name, address, zip, city, state, country } = store;
  const text = [name, address, zip, city, state, country].join(' ');
  const folded = fold(text);
  const words = wordsOf(text);
  return wordsOf(query)
    .map((typed) => {
      const key = fold(typed);
      if (folded.includes(key)) return typed;
      const costs = words.map((word) => unlikeness(key, fold(word), mostMistakes(key)) ?? Infinity);
      return words[costs.indexOf(Math.min(...costs))];
    })
    .join(' ');
}
