/** Short words become any other, and digits of another number are no mistake. */
const mostMistakes = (typed: string): number =>
  typed.length < 4 || /\p{N}/u.test(typed) ? 0 : typed.length < 8 ? 1 : 2;

/**
 * Whether what is typed, from `i` on, is a word from `j` on, or the beginning of that, but for so many letters that
 * are wrong, missing, one too many or swapped with the next.
 */
function isWithin(
  typed: string,
  i: number,
  text: string,
  j: number,
  isWhole: boolean,
  mistakes: number,
): boolean {
  while (i < typed.length && typed[i] === text[j]) {
    i++;
    j++;
  }
  const isInWord = j < text.length;
  if (i === typed.length && !(isWhole && isInWord)) return true;
  if (!mistakes) return false;
  const left = mistakes - 1;
  return (
    isWithin(typed, i + 1, text, j, isWhole, left) ||
    (isInWord &&
      (isWithin(typed, i + 1, text, j + 1, isWhole, left) ||
        isWithin(typed, i, text, j + 1, isWhole, left) ||
        (typed[i] === text[j + 1] &&
          typed[i + 1] === text[j] &&
          isWithin(typed, i + 2, text, j + 2, isWhole, left))))
  );
}

/**
 * Tells how unlike words are to a typed one, all folded: 0 where they have it, else two for each mistake, and one more
 * where it is only the beginning of the word; Infinity for more mistakes than are forgiven. Two are in long words that
 * begin rightly.
 */
export function unlikenessTo(typed: string): (word: string) => number {
  const most = mostMistakes(typed);
  return (word) => {
    if (word.includes(typed)) return 0;
    const forgiven = word[0] === typed[0] ? most : Math.min(most, 1);
    if (!isWithin(typed, 0, word, 0, false, forgiven)) return Infinity;
    let cost = 2;
    while (!isWithin(typed, 0, word, 0, cost % 2 === 0, cost >> 1)) cost++;
    return cost;
  };
}
