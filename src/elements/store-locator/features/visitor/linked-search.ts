import { normalizeText } from '../../../../domain/search/normalize-text.js';

/** No town, postal code or store is called more than that. */
const mostGraphemes = 80;
/** A letter may carry any number of marks. */
const mostUnits = 400;

/**
 * The words that a link searches for. A link may come from anywhere and is shown on the shop's page: what is longer than
 * any search is cut, and what has no letter or digit is none.
 */
export function linkedSearch(text: string): string {
  const short = graphemes(text.trim().slice(0, mostUnits)).slice(0, mostGraphemes).join('').trim();
  return normalizeText(short) && short;
}

function graphemes(text: string): readonly string[] {
  // Firefox has had it since version 125.
  const { Segmenter }: Partial<typeof Intl> = Intl;
  if (!Segmenter) return [...text];
  const segments = new Segmenter(undefined, { granularity: 'grapheme' }).segment(text);
  // Not Array.from with a function, which Prototype and MooTools never call.
  return [...segments].map(({ segment }) => segment);
}
