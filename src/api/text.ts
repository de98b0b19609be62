import { saysNothing } from '../domain/says-nothing.js';
import { readersOfOdd } from './odd-fields.js';

/** What few texts hold beside Latin, Greek and Cyrillic: a look spares the others the rest. */
const odd = / {2}|[&<]|[^ -~À-ӿ]/;
const markup = /&[#a-z]|<[a-z!/]/i;

const longest = 300;
/** A letter may be written as an entity of up to ten. */
const longestRaw = 10 * longest;

/**
 * A text of the feed on one line of at most 300 characters: trimmed, without control characters and those that turn the
 * reading direction of what follows. '' when it is none, or one of the words that programs write for none. Markup in it
 * is read as text once `bringReaders` has brought what reads it.
 */
export function text(value: unknown): string {
  if (typeof value !== 'string' && typeof value !== 'number') return '';
  const raw = `${value}`.slice(0, longestRaw);
  const line = odd.test(raw) ? clean(raw) : raw.slice(0, longest).trim();
  return saysNothing(line) ? '' : line;
}

function clean(raw: string): string {
  const readers = markup.test(raw) ? readersOfOdd() : undefined;
  return (readers?.plainText(raw) ?? raw)
    .slice(0, longest)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replace(/[\p{Cs}\u200b\u202a-\u202e\u2060\u2066-\u2069]/gu, '')
    .trim();
}
