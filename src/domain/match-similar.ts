import { fold } from './fold.js';
import type { Store } from './store.js';
import { unlikenessTo } from './unlikeness.js';

/** Words, each once, with the ranks of the stores whose texts have it: these have most of theirs in common. */
export type Vocabulary = Map<string, number[]>;

/**
 * Adds the words of some texts, of which the first has this rank. What an apostrophe may stand between is one word, too:
 * "o hare", "john s", "presqu ile".
 */
export function addWords(vocabulary: Vocabulary, texts: readonly string[], first: number): void {
  texts.forEach((text, nth) => {
    const words = text.split(' ');
    const joined = words.flatMap((word, at) => {
      const next = words[at + 1] ?? '';
      return /^[dlo]$|qu$/.test(word) || (next === 's' && /\D$/.test(word)) ? [word + next] : [];
    });
    for (const word of [...words, ...joined]) {
      const ranks = vocabulary.get(word);
      if (ranks) ranks.push(first + nth);
      else vocabulary.set(word, [first + nth]);
    }
  });
}

/** The stores that a text matches but for mistakes in typing: those with the fewest, in listing order. */
export function matchSimilar(
  stores: readonly Store[],
  vocabulary: Vocabulary,
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
