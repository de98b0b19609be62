/** Letters that Unicode decomposition leaves alone. */
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

/** The form in which texts are compared: lower case, no accents, punctuation and runs of space as one space. */
export function normalizeText(text: string): string {
  const lower = text.toLowerCase();
  // Most texts are of plain letters, and listings hold tens of thousands.
  if (!/[^ -~]/.test(lower)) return lower.replace(/[^a-z\d]+/g, ' ').trim();
  return lower
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/[ßæœøłđðþı]/g, (letter) => LETTERS[letter] as string)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
