import { normalizeText } from '../../../../domain/search/normalize-text.js';

/** No town, postal code or store has a longer name. */
const mostGraphemes = 80;
/** In UTF-16 code units. One letter may carry any number of marks, so this is limited too. */
const mostUnits = 400;

/**
 * Returns the query of a link. A link may come from anywhere, and its text is shown on the shop's
 * page. A text that is longer than any query is cut. A text without a letter or digit gives ''.
 */
export function linkedSearch(text: string): string {
  const short = graphemes(text.trim().slice(0, mostUnits)).slice(0, mostGraphemes).join('').trim();
  return normalizeText(short) && short;
}

function graphemes(text: string): readonly string[] {
  // Firefox has `Intl.Segmenter` since version 125.
  const { Segmenter }: Partial<typeof Intl> = Intl;
  if (!Segmenter) return [...text];
  const segments = new Segmenter(undefined, { granularity: 'grapheme' }).segment(text);
  // Prototype and MooTools replace `Array.from` by one that never calls its function.
  return [...segments].map(({ segment }) => segment);
}
