/**
 * Milliseconds to wait by a `Retry-After` header in either form of RFC 9110 (seconds, HTTP date); undefined when the
 * header is absent, says something else or asks for no wait. Across origins it can be read only if the server exposes it.
 */
export function retryAfterMs(header: string | null, now: number): number | undefined {
  const text = header ?? '';
  let ms = 0;
  if (/^\d+$/.test(text)) ms = +text * 1000;
  // a date begins with its day's name; engines read "-5" and "1.5" as dates too
  else if (/^[A-Z]/.test(text)) ms = Date.parse(text) - now;
  return ms > 0 ? ms : undefined;
}
