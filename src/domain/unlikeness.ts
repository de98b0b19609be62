/** Short words become any other, and digits of another number are no mistake. */
const mostMistakes = (typed: string): number =>
  typed.length < 4 || /\p{N}/u.test(typed) ? 0 : typed.length < 8 ? 1 : 2;

/**
 * Whether what is typed, from `i` on, is the word of a text at `j`, or the beginning of it, but for so many letters that
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
  const isInWord = text[j]! > ' ';
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
 * How unlike a typed word is to the likest word of a text, both folded: 0 when the text has it, else two for each
 * mistake, and one more when it is only the beginning of the word. Two mistakes are forgiven in long words that begin
 * rightly.
 * @returns Infinity for more mistakes than are forgiven
 */
export function unlikeness(typed: string, text: string): number {
  if (text.includes(typed)) return 0;
  const most = mostMistakes(typed);
  let least = Infinity;
  for (let at = 0; most && at >= 0; at = text.indexOf(' ', at) + 1 || -1) {
    const [first, second] = [text[at], text[at + 1]];
    const isRight = first === typed[0];
    // Most words are none of this, and there are a hundred thousand.
    if (!(isRight || first === typed[1] || second === typed[0] || second === typed[1])) continue;
    const forgiven = isRight ? most : 1;
    if (!isWithin(typed, 0, text, at, false, forgiven)) continue;
    let cost = 2;
    while (!isWithin(typed, 0, text, at, cost % 2 === 0, cost >> 1)) cost++;
    least = Math.min(least, cost);
  }
  return least;
}
