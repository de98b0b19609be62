import { saysNothing } from '../domain/says-nothing.js';

/** What few texts hold beside Latin, Greek and Cyrillic: a look spares the others the rest. */
const odd = / {2}|[&<]|[^ -~À-ӿ]/;
const markup = /&[#a-z]|<[a-z!/]/i;

const longest = 300;
/** A letter may be written as an entity of up to ten. */
const longestRaw = 10 * longest;

let readMarkup: ((text: string) => string) | undefined;
let isWanted = false;

/**
 * A text of the feed on one line of at most 300 characters: trimmed, without control characters and those that turn the
 * reading direction of what follows. '' when it is none, or one of the words that programs write for none. Markup in it
 * is read as text once `bringMarkup` has brought what reads it.
 */
export function text(value: unknown): string {
  if (typeof value !== 'string' && typeof value !== 'number') return '';
  const raw = `${value}`.slice(0, longestRaw);
  const line = odd.test(raw) ? clean(raw) : raw.slice(0, longest).trim();
  return saysNothing(line) ? '' : line;
}

function clean(raw: string): string {
  const hasMarkup = markup.test(raw);
  isWanted ||= hasMarkup;
  return (hasMarkup && readMarkup ? readMarkup(raw) : raw)
    .slice(0, longest)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replace(/[\p{Cs}\u200b\u202a-\u202e\u2060\u2066-\u2069]/gu, '')
    .trim();
}

/**
 * Most feeds have no markup, and their pages need no code for it. To be called just after texts were read.
 * @returns whether they have to be read again
 */
export async function bringMarkup(): Promise<boolean> {
  if (!isWanted || readMarkup) return false;
  isWanted = false;
  try {
    readMarkup = (await import('../domain/plain-text.js')).plainText;
    return true;
  } catch {
    // Shown as it came, it is text all the same.
    return false;
  }
}
