/** A value for a console line: a page's own code may give or throw anything, also what has no text. */
export function inWords(value: unknown): string {
  try {
    return typeof value === 'function' ? 'a function' : String(value);
  } catch {
    return typeof value;
  }
}
