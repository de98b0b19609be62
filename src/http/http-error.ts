/** The reason why a GET gave no JSON. */
export type HttpErrorCode =
  'network' | 'timeout' | 'refused' | 'rate-limited' | 'server' | 'bad-answer' | 'aborted';

/** `cause` holds the underlying browser error, JSON error or abort reason. */
export class HttpError extends Error {
  declare readonly code: HttpErrorCode;
  /** The HTTP status. Undefined when there was no response. */
  declare readonly status: number | undefined;
  /** The `Retry-After` header as the server sent it. */
  declare readonly retryAfter: string | null | undefined;
  /** The wait that the server asks for, in milliseconds. `tryAgain` sets it from `retryAfter`. */
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
