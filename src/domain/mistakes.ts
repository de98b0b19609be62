/** Short words become any other; digits of another number are no mistake. */
export const mostMistakes = (word: string): number =>
  word.length < 4 || /\p{N}/u.test(word) ? 0 : word.length < 8 ? 1 : 2;

/**
 * Whether what is typed from `i` on is `word` from `j` on, or the beginning of it, but for so many letters that are
 * wrong, missing, one too many or swapped with the next.
 */
function isWithin(
  typed: string,
  i: number,
  word: string,
  j: number,
  isWhole: boolean,
  mistakes: number,
): boolean {
  while (i < typed.length && typed[i] === word[j]) {
    i++;
    j++;
  }
  if (i === typed.length && (!isWhole || j === word.length)) return true;
  if (mistakes === 0) return false;
  const left = mistakes - 1;
  return (
    isWithin(typed, i + 1, word, j + 1, isWhole, left) ||
    isWithin(typed, i + 1, word, j, isWhole, left) ||
    isWithin(typed, i, word, j + 1, isWhole, left) ||
    (typed[i] === word[j + 1] &&
      typed[i + 1] === word[j] &&
      isWithin(typed, i + 2, word, j + 2, isWhole, left))
  );
}

/**
 * How unlike a word is to what was typed, both folded: 0 for the word itself, 1 for its beginning, two more for each
 * mistake.
 * @returns undefined when it takes more than `most` mistakes
 */
export function unlikeness(typed: string, word: string, most: number): number | undefined {
  if (word.length < typed.length - most || !isWithin(typed, 0, word, 0, false, most))
    return undefined;
  for (let mistakes = 0; mistakes <= most; mistakes++) {
    if (isWithin(typed, 0, word, 0, true, mistakes)) return 2 * mistakes;
    if (isWithin(typed, 0, word, 0, false, mistakes)) return 2 * mistakes + 1;
  }
  return undefined;
}
