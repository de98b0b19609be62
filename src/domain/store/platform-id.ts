/** An id has about 20 digits. A much longer text is no id. */
const longest = 200;

/**
 * Reads an id of the commerce platform as digits. It may be a number, digits in a string or
 * `gid://…/123`. Returns '' for other values.
 */
export function platformId(value: unknown): string {
  const text = typeof value === 'string' || Number.isSafeInteger(value) ? String(value) : '';
  if (text.length > longest) return '';
  // Nearly all ids have this form, and a test is cheaper than a match.
  if (/^\d+$/.test(text)) return text;
  return /^\s*(?:gid:\/\/\S*\/)?(\d+)\s*$/.exec(text)?.[1] ?? '';
}
