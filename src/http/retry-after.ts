/**
 * Milliseconds to wait by a `Retry-After` header in either form of RFC 9110 (seconds, HTTP date); undefined when the
 * header is absent or says something else. Across origins it can be read only if the server exposes it.
 */
export function retryAfterMs(header: string | null, now: number): number | undefined {
  const text = header ?? '';
  let ms = NaN;
  if (/^\d+$/.test(text)) ms = +text * 1000;
  // a date begins with its day's name; engines read "-5" and "1.5" as dates too
  else if (/^[a-z]/i.test(text)) ms = Math.max(0, Date.parse(text) - now);
  return Number.isNaN(ms) ? undefined : ms;
}
