/** Ids have some 20 digits; a text of a megabyte is none. */
const longest = 200;

/**
 * An id of the commerce platform as digits, from whatever form it comes in: a number, digits in a string or
 * `gid://…/123`. '' when it is none.
 */
export function platformId(value: unknown): string {
  const text = typeof value === 'string' || Number.isSafeInteger(value) ? String(value) : '';
  if (text.length > longest) return '';
  // What nearly all are, and a test costs less than a match.
  if (/^\d+$/.test(text)) return text;
  return /^\s*(?:gid:\/\/\S*\/)?(\d+)\s*$/.exec(text)?.[1] ?? '';
}
