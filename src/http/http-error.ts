/** Why a GET brought no JSON. */
export type HttpErrorCode =
  'network' | 'timeout' | 'refused' | 'rate-limited' | 'server' | 'bad-answer' | 'aborted';

/** `cause` holds what was below: the browser's error, a JSON error or the reason of the abort. */
export class HttpError extends Error {
  declare readonly code: HttpErrorCode;
  /** The HTTP status, where there was an answer. */
  declare readonly status: number | undefined;
  /** Its `Retry-After`, as it came. */
  declare readonly retryAfter: string | null | undefined;
  /** How long the server asks to wait, in milliseconds, once that was looked at. */
  declare retryAfterMs: number | undefined;
  /** Further words for the developer. */
  declare readonly why: string | undefined;

  constructor(
    code: HttpErrorCode,
    options: {
      status?: number | undefined;
      retryAfter?: string | null | undefined;
      retryAfterMs?: number | undefined;
      why?: string | undefined;
      cause?: unknown;
    } = {},
  ) {
    const told = options.status ? `${code} (${options.status})` : code;
    super(options.why ? `${told}: ${options.why}` : told, options);
    Object.assign(this, options, { code });
  }
}
