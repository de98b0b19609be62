/**
 * True when the typed text becomes the other text by at most `edits` corrections. A correction
 * replaces, adds or removes a letter, or swaps two neighbours.
 * @param isWhole false when the typed text only needs to match the beginning of the other text
 */
export const isWithinEdits = (
  typed: string,
  text: string,
  edits: number,
  isWhole = true,
): boolean => isRestWithin(typed, 0, text, 0, edits, isWhole);

/** Compares like `isWithinEdits`, but only `typed` from index `i` and `text` from index `j`. */
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
