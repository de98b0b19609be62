/** The text of a file. `notice` tells the merchant the encoding if it is not UTF-8. */
export interface DecodedText {
  readonly text: string;
  readonly notice?: string | undefined;
}

const lineFeed = 10;
const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * The characters of Windows-1252 from 0x80 to 0x9F. Some versions of Node decode them as control
 * characters (https://github.com/nodejs/node/issues/56542); browsers decode them as these.
 */
const windowsLetters = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

const oldLetters = new TextDecoder('windows-1252');

const windows1252 = (bytes: Uint8Array): string =>
  oldLetters
    .decode(bytes)
    .replace(/[\u0080-\u009f]/g, (letter) => windowsLetters[letter.charCodeAt(0) - 0x80]!);

/**
 * Reads the bytes of a text file as UTF-8, or as UTF-16 if it starts with a byte order mark or has
 * a zero byte in its first character. All other text is Windows-1252, which old spreadsheets write.
 * UTF-8 or Windows-1252 is decided for each line, because one pasted line in another encoding must
 * not break the accents in all others.
 */
export function decodeText(bytes: Uint8Array): DecodedText {
  const wide = utf16Of(bytes);
  if (wide)
    return { text: new TextDecoder(wide).decode(bytes), notice: `read as ${wide.toUpperCase()}` };
  try {
    return { text: utf8.decode(bytes) };
  } catch {
    return decodeLines(bytes);
  }
}

function utf16Of([first, second]: Uint8Array): string | undefined {
  if ((first === 0xff && second === 0xfe) || (first && second === 0)) return 'utf-16le';
  return (first === 0xfe && second === 0xff) || (first === 0 && second) ? 'utf-16be' : undefined;
}

function decodeLines(bytes: Uint8Array): DecodedText {
  let text = '';
  let line = 0;
  let old = 0;
  let firstOld = 0;
  for (let at = 0; at < bytes.length;) {
    const end = bytes.indexOf(lineFeed, at);
    const slice = bytes.subarray(at, end < 0 ? bytes.length : end + 1);
    at += slice.length;
    line++;
    try {
      text += utf8.decode(slice);
    } catch {
      text += windows1252(slice);
      firstOld ||= line;
      old++;
    }
  }
  const others = old > 1 ? ` and ${old - 1} more` : '';
  return { text, notice: `no UTF-8 in line ${firstOld}${others}: read as Windows-1252` };
}
