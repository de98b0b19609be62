import { fold } from './fold.js';
import type { Store } from './store.js';
import { unlikenessTo } from './unlikeness.js';

/** The words of stores' texts, each once, with the ranks of those that have it: they have most of theirs in common. */
export function vocabularyOf(texts: readonly string[]): ReadonlyMap<string, readonly number[]> {
  const words = new Map<string, number[]>();
  texts.forEach((text, rank) => {
    for (const word of text.split(' ')) {
      const ranks = words.get(word);
      if (ranks) ranks.push(rank);
      else words.set(word, [rank]);
    }
  });
  return words;
}

/** The stores that a text matches but for mistakes in typing: those with the fewest, in listing order. */
export function matchSimilar(
  stores: readonly Store[],
  vocabulary: ReturnType<typeof vocabularyOf>,
  query: string,
): readonly Store[] {
  let sums = stores.map(() => 0);
  for (const typed of fold(query).split(' ')) {
    const costs = stores.map(() => Infinity);
    const costOf = unlikenessTo(typed);
    for (const [word, ranks] of vocabulary) {
      const cost = costOf(word);
      if (cost < Infinity) for (const rank of ranks) costs[rank] = Math.min(costs[rank]!, cost);
    }
    sums = sums.map((sum, rank) => sum + costs[rank]!);
  }
  const least = sums.reduce((a, b) => Math.min(a, b), Infinity);
  return stores.filter((_, rank) => least < Infinity && sums[rank] === least);
}
