/**
 * Describes a value for a console line. A page's own code may return or throw any value, even one
 * that cannot be converted to text.
 */
export function inWords(value: unknown): string {
  try {
    return typeof value === 'function' ? 'a function' : String(value);
  } catch {
    return typeof value;
  }
}
