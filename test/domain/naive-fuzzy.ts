import { normalizeText } from '../../src/domain/search/normalize-text.js';

/**
 * The fewest letters to change, add, leave out or swap with the next, from `a` to each beginning of
 * `b`. It is the last row of the textbook's table.
 */
function mistakesToBeginnings(a: string, b: string): readonly number[] {
  const rows: number[][] = Array.from({ length: a.length + 1 }, (_, i) => [i]);
  for (let j = 0; j <= b.length; j++) rows[0]![j] = j;
  for (let i = 1; i <= a.length; i++)
    for (let j = 1; j <= b.length; j++) {
      const [before, row] = [rows[i - 1]!, rows[i]!];
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swap = isSwap ? rows[i - 2]![j - 2]! + 1 : Infinity;
      row[j] = Math.min(before[j]! + 1, row[j - 1]! + 1, before[j - 1]! + same, swap);
    }
  return rows[a.length]!;
}

export const mistakesBetween = (a: string, b: string): number => mistakesToBeginnings(a, b).at(-1)!;

/** Every word of the text and every beginning of it, each by itself. */
export function naiveMistakeCost(typed: string, text: string): number {
  if (text.includes(typed)) return 0;
  if (typed.length < 4 || /\d/.test(typed)) return Infinity;
  const costs = text.split(' ').flatMap((word) => {
    const forgiven = typed.length >= 8 && word[0] === typed[0] ? 2 : 1;
    const mistakes = mistakesToBeginnings(typed, word);
    const whole = mistakes.at(-1)!;
    const part = Math.min(...mistakes.slice(0, -1));
    return [whole <= forgiven ? 2 * whole : Infinity, part <= forgiven ? 2 * part + 1 : Infinity];
  });
  return Math.min(...costs);
}

/** The text, and what an apostrophe may have stood between as one word. */
function withJoined(text: string): string {
  const joined = [...text.matchAll(/(?<= |^)(?:[dlo] |[^ ]*qu )[^ ]+|[^ ]*[^ \d] s(?= |$)/g)];
  return [text, ...joined.map(([both]) => both.replace(' ', ''))].join(' ');
}

/** The ranks of the texts with the fewest mistakes, each measured by itself. */
export function naiveFind(texts: readonly string[], query: string): number[] {
  const costs = texts.map((text) =>
    normalizeText(query)
      .split(' ')
      .reduce((sum, typed) => sum + naiveMistakeCost(typed, withJoined(text)), 0),
  );
  const least = Math.min(...costs);
  return least === Infinity ? [] : texts.flatMap((_, rank) => (costs[rank] === least ? rank : []));
}

/** The word with one letter wrong, as fingers do it. */
export function mistyped(word: string, random: () => number): string {
  const at = Math.floor(random() * (word.length - 1));
  const [before, letter, next, after] = [
    word.slice(0, at),
    word[at] as string,
    word[at + 1] as string,
    word.slice(at + 2),
  ];
  const ways = [
    before + next + letter + after,
    before + next + after,
    before + letter + letter + next + after,
    `${before}q${next}${after}`,
  ];
  return ways[Math.floor(random() * ways.length)] as string;
}
