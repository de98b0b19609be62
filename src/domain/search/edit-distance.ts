/**
 * Whether one text is another but for so many letters that are wrong, missing, one too many or swapped with the next.
 * @param isWhole false: the beginning of the other is enough
 */
export const isWithinEdits = (
  typed: string,
  text: string,
  edits: number,
  isWhole = true,
): boolean => isRestWithin(typed, 0, text, 0, edits, isWhole);

/** The same of what is typed from `i` on and of the text from `j` on. */
function isRestWithin(
  typed: string,
  i: number,
  text: string,
  j: number,
  edits: number,
  isWhole: boolean,
): boolean {
  while (i < typed.length && typed[i] === text[j]) {
    i++;
    j++;
  }
  const isInText = j < text.length;
  if (i === typed.length && !(isWhole && isInText)) return true;
  if (!edits) return false;
  const left = edits - 1;
  return (
    isRestWithin(typed, i + 1, text, j, left, isWhole) ||
    (isInText &&
      (isRestWithin(typed, i + 1, text, j + 1, left, isWhole) ||
        isRestWithin(typed, i, text, j + 1, left, isWhole) ||
        (typed[i] === text[j + 1] &&
          typed[i + 1] === text[j] &&
          isRestWithin(typed, i + 2, text, j + 2, left, isWhole))))
  );
}
