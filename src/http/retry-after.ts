/**
 * Milliseconds to wait by a `Retry-After` header in either form of RFC 9110 (seconds, HTTP date); undefined when the
 * header is absent or says something else. Across origins it can be read only if the server exposes it.
 */
export function retryAfterMs(header: string | null, now: number): number | undefined {
  const text = header?.trim() ?? '';
  // a date must begin with its day's name: engines read "-5" or "1.5" as dates too
  const ms = /^\d+$/.test(text)
    ? +text * 1000
    : /^[a-z]/i.test(text)
      ? Date.parse(text) - now
      : NaN;
  return Number.isNaN(ms) ? undefined : Math.max(0, ms);
}
