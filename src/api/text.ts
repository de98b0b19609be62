/**
 * A text of the feed on one line, trimmed, without control characters and those that turn the reading direction of
 * what follows; '' when it is none. What passes `longest` is cut.
 */
export function text(value: unknown, longest = 300): string {
  if (typeof value !== 'string' && typeof value !== 'number') return '';
  return `${value}`
    .slice(0, longest)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replace(/[\p{Cs}\u200b\u202a-\u202e\u2060\u2066-\u2069]/gu, '')
    .trim();
}
