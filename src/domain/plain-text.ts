/**
 * Endings of entity names that put a mark on the letter before them. `eacute` is an e with an acute
 * accent.
 */
const marks: Readonly<Record<string, string>> = {
  grave: '\u0300',
  acute: '\u0301',
  circ: '\u0302',
  tilde: '\u0303',
  macr: '\u0304',
  breve: '\u0306',
  dot: '\u0307',
  uml: '\u0308',
  ring: '\u030a',
  dblac: '\u030b',
  caron: '\u030c',
  cedil: '\u0327',
  ogon: '\u0328',
};

/**
 * Further entity names that occur in names and addresses. A name has its code in front, unless the
 * code is one more than the last. The Greek letters are here because PHP's `htmlentities` writes
 * them so. Capitals are derived.
 */
const names =
  '34quot 38amp apos 60lt 62gt 160nbsp iexcl 163pound 167sect 169copy ordf laquo 173shy reg ' +
  '176deg 178sup2 sup3 180acute 183middot 185sup1 ordm raquo frac14 frac12 frac34 iquest ' +
  '215times 223szlig 230aelig 240eth 248oslash 254thorn 273dstrok 305inodot 322lstrok 339oelig ' +
  '945alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi omicron pi rho ' +
  'sigmaf sigma tau upsilon phi chi psi omega ' +
  '8211ndash mdash 8216lsquo rsquo sbquo 8220ldquo rdquo bdquo 8226bull 8230hellip ' +
  '8249lsaquo rsaquo 8364euro 8470numero 8482trade 8901sdot';

let codes: Map<string, number> | undefined;

function codeOf(name: string): number | undefined {
  if (!codes) {
    codes = new Map();
    let code = 0;
    for (const [, begin, each] of names.matchAll(/(\d+)?([a-z]+\d*)/g)) {
      code = begin ? +begin : code + 1;
      codes.set(each!, code);
    }
  }
  const code = codes.get(name.toLowerCase());
  if (!code || code < 224 || code > 969 || name[0]! > 'Z') return code;
  // Beyond ÿ (255) the capital of a Latin letter comes just before it in Unicode.
  return code - (code > 255 && code < 400 ? 1 : 32);
}

function named(name: string): string | undefined {
  const code = codeOf(name);
  if (code) return String.fromCharCode(code);
  const mark = marks[name.slice(1)];
  const letter = mark && (name[0]! + mark).normalize('NFC');
  return letter?.length === 1 ? letter : undefined;
}

function numbered(code: number): string {
  // Browsers also decode these codes as Windows characters, which feeds write as `&#146;`.
  if (code > 127 && code < 160) return new TextDecoder('windows-1252').decode(Uint8Array.of(code));
  return code > 0x10ffff ? '' : String.fromCodePoint(code);
}

/**
 * Converts a feed's markup to plain text. Entities are decoded, also those that an exporter encoded
 * twice (`K&amp;ouml;ln`). Tags and comments are removed, and the end of a line or block becomes a
 * line break. Unknown entities stay as they are. The text is never parsed as HTML: it is for pages
 * and servers, and nothing in it can run.
 */
export function plainText(text: string): string {
  if (!/[&<]/.test(text)) return text;
  return text
    .replace(/&(?:amp;)+(?=#?\w{2,8};)/gi, '&')
    .replace(/<!--[^]*?-->|<\/?[a-z][^<>]*>/gi, (tag) =>
      /^<\/?(br|p|div|li|tr|h\d)\b/i.test(tag) ? '\n' : '',
    )
    .replace(
      /&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z]{2,8}\d*));/gi,
      (entity, hex?: string, decimal?: string, name?: string) =>
        name ? (named(name) ?? entity) : numbered(hex ? parseInt(hex, 16) : +decimal!),
    );
}
