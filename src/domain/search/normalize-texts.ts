import { normalizeText } from './normalize-text.js';

/** The character codes below this are the Latin letters in the table. */
const LETTERS = 0x180;
/** Marks characters that the table cannot hold: `normalizeText` normalizes their texts. */
const OTHER = 0xffff;
const BYTE = 0xff;
const SPACE = 32;
const LINE = 10;

let table: Uint16Array | undefined;

/**
 * Returns the normalized form of each Latin letter. An entry has one letter, or two ("ß") with the
 * second one in the upper byte, or 0 for a gap.
 */
const tableOf = (): Uint16Array =>
  (table ??= Uint16Array.from({ length: LETTERS }, (_, code) => {
    const letters = normalizeText(String.fromCharCode(code));
    if (letters.length > 2 || /[^\0-\xfe]/.test(letters)) return OTHER;
    return [...letters].reduceRight((codes, letter) => codes * 256 + letter.charCodeAt(0), 0);
  }));

const decoder = new TextDecoder('latin1');
let room = new Uint8Array(1 << 14);

/**
 * Normalizes many texts like `normalizeText`. Each text is given as parts, which are joined by
 * spaces. All texts are normalized at once, without strings in between. That takes a fifth of the
 * time and next to no memory.
 */
export function normalizeTexts(texts: readonly (readonly string[])[]): string[] {
  const table = tableOf();
  const others = new Map<number, string>();
  const most = texts.flat().reduce((sum, { length }) => sum + 2 * length + 1, texts.length);
  if (most > room.length) room = new Uint8Array(2 * most);
  let at = 0;
  texts.forEach((parts, i) => {
    const end = write(parts, table, at);
    if (end === undefined) others.set(i, normalizeText(parts.join(' ')));
    else at = end;
    room[at++] = LINE;
  });
  const lines = decoder.decode(room.subarray(0, at)).split('\n').slice(0, -1);
  for (const [i, text] of others) lines[i] = text;
  return lines;
}

/**
 * Writes a normalized text into `room` from `start` on. Returns the index of its end, or undefined
 * when a character is not in the table.
 */
function write(parts: readonly string[], table: Uint16Array, start: number): number | undefined {
  let at = start;
  let isGap = false;
  for (const part of parts) {
    for (let i = 0; i < part.length; i++) {
      const code = table[part.charCodeAt(i)] ?? OTHER;
      if (code === OTHER) return undefined;
      if (!code) {
        isGap = at > start;
        continue;
      }
      if (isGap) room[at++] = SPACE;
      isGap = false;
      room[at++] = code & BYTE;
      if (code > BYTE) room[at++] = code >> 8;
    }
    isGap = at > start;
  }
  return at;
}
