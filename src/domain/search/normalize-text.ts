/** Letters that Unicode decomposition does not change. */
export const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/**
 * Normalizes a text for comparison: lower case, no accents, and one space for punctuation and runs
 * of space.
 */
export function normalizeText(text: string): string {
  const lower = text.toLowerCase();
  // Most texts have plain ASCII letters only, and listings hold tens of thousands of texts.
  if (!/[^ -~]/.test(lower)) return lower.replace(/[^a-z\d]+/g, ' ').trim();
  return lower
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/[ßæœøłđðþı]/g, (letter) => LETTERS[letter] as string)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
