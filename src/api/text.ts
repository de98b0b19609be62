import { plainText, saysNothing } from '../domain/plain-text.js';

/** What few texts hold beside Latin, Greek and Cyrillic: a look spares the others two replacements. */
const odd = / {2}|[^ -~À-ӿ]/;

const longest = 300;
/** A letter may be written as an entity of up to ten. */
const longestRaw = 10 * longest;

/**
 * A text of the feed on one line of at most 300 characters: markup read as text, trimmed, without
 * control characters and those that turn the reading direction of what follows. '' when it is none,
 * or one of the words that programs write for none.
 */
export function text(value: unknown): string {
  if (typeof value !== 'string' && typeof value !== 'number') return '';
  let line = plainText(`${value}`.slice(0, longestRaw)).slice(0, longest).trim();
  if (odd.test(line))
    line = line
      .replace(/[\s\p{Cc}]+/gu, ' ')
      .replace(/[\p{Cs}\u200b\u202a-\u202e\u2060\u2066-\u2069]/gu, '')
      .trim();
  return saysNothing(line) ? '' : line;
}
