/**
 * Returns the milliseconds to wait by a `Retry-After` header in either form of RFC 9110 (seconds,
 * HTTP date). Returns undefined when the header is absent, has another form or asks for no wait.
 * Across origins it can be read only if the server exposes it.
 */
export function retryAfterMs(header: string | null, now: number): number | undefined {
  const text = header ?? '';
  let ms = 0;
  if (/^\d+$/.test(text)) ms = +text * 1000;
  // A date begins with the name of its day. Engines also parse "-5" and "1.5" as dates.
  else if (/^[A-Z]/.test(text)) ms = Date.parse(text) - now;
  return ms > 0 ? ms : undefined;
}
