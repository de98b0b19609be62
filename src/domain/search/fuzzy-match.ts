import { isWithinEdits } from './edit-distance.js';
import { beginsWord } from './match-stores.js';
import { normalizeText } from './normalize-text.js';
import type { Store } from '../store/store.js';

/**
 * Maps each word to the ranks of the stores whose text has it. Stores have most of their words in
 * common.
 */
export type Vocabulary = Map<string, number[]>;

/**
 * Adds the words of texts to the vocabulary. The first text has the rank `first`. Words that an
 * apostrophe may have joined also count as one word: "o hare", "john s", "presqu ile".
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

/**
 * Returns the stores that match a query despite typing mistakes: those with the fewest mistakes, in
 * listing order.
 */
export function fuzzyMatch(
  stores: readonly Store[],
  vocabulary: Vocabulary,
  query: string,
): readonly Store[] {
  let sums = stores.map(() => 0);
  for (const typed of normalizeText(query).split(' ')) {
    const costs = stores.map(() => Infinity);
    const costOf = mistakeCost(typed);
    for (const [word, ranks] of vocabulary) {
      const cost = costOf(word);
      if (cost < Infinity) for (const rank of ranks) costs[rank] = Math.min(costs[rank]!, cost);
    }
    sums = sums.map((sum, rank) => sum + costs[rank]!);
  }
  const least = sums.reduce((a, b) => Math.min(a, b), Infinity);
  return stores.filter((_, rank) => least < Infinity && sums[rank] === least);
}

/** Words on both sides of an apostrophe count as one word, too: “O’Hare” is “ohare”. */
const wordsOf = (text: string): string[] => [
  ...text.split(/[^\p{L}\p{M}\p{N}]+/u).filter(Boolean),
  ...(text.match(/[\p{L}\p{M}]+['’][\p{L}\p{M}]+/gu) ?? []),
];

/**
 * Corrects a query to the spelling of a store. Each word that the store's text lacks is replaced by
 * the nearest word of that text.
 */
export function didYouMean(query: string, store: Store): string {
  const { name, address, zip, city, state, country } = store;
  const text = [name, address, zip, city, state, country].join(' ');
  const normalized = normalizeText(text);
  return wordsOf(query)
    .map((typed) => {
      const key = normalizeText(typed);
      if (beginsWord(normalized, key)) return typed;
      const costOf = mistakeCost(key);
      const costs = wordsOf(text).map((word) => costOf(normalizeText(word).replace(' ', '')));
      return wordsOf(text)[costs.indexOf(Math.min(...costs))];
    })
    .join(' ');
}

/**
 * A short word allows no mistake, because it could become any other word. A word with digits allows
 * none, because another number is no typing mistake.
 */
const mostMistakes = (typed: string): number =>
  typed.length < 4 || /\p{N}/u.test(typed) ? 0 : typed.length < 8 ? 1 : 2;

/**
 * Returns a function that measures how unlike a word is to the typed one, both normalized. The cost
 * is 0 when the word contains the typed one. Otherwise each mistake costs 2, and 1 is added when
 * only the beginning of the word is matched. The cost is Infinity for more mistakes than are
 * forgiven. Two mistakes are forgiven in long words whose first letter is right.
 */
export function mistakeCost(typed: string): (word: string) => number {
  const most = mostMistakes(typed);
  return (word) => {
    if (word.includes(typed)) return 0;
    const forgiven = word[0] === typed[0] ? most : Math.min(most, 1);
    if (!isWithinEdits(typed, word, forgiven, false)) return Infinity;
    let cost = 2;
    while (!isWithinEdits(typed, word, cost >> 1, cost % 2 === 0)) cost++;
    return cost;
  };
}
