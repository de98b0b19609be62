/** What few texts hold beside Latin, Greek and Cyrillic: a look spares the others two replacements. */
const odd = / {2}|[^ -~À-ӿ]/;

/**
 * A text of the feed on one line, trimmed, without control characters and those that turn the reading direction of
 * what follows; '' when it is none. What passes `longest` is cut.
 */
export function text(value: unknown, longest = 300): string {
  if (typeof value !== 'string' && typeof value !== 'number') return '';
  const line = `${value}`.slice(0, longest).trim();
  if (!odd.test(line)) return line;
  return line
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replace(/[\p{Cs}\u200b\u202a-\u202e\u2060\u2066-\u2069]/gu, '')
    .trim();
}
