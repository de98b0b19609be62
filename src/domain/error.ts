import type { PositionErrorCode } from './position-error-code.js';

/** Why something could not be done: the `code` of every error that reaches a page. */
export const ErrorCode = {
  /** no `base-url` was given, or it is not an address */
  BaseUrl: 'base-url',
  /** no public key was given, or a placeholder was left in */
  PublicKey: 'public-key',
  /** a secret key was found in a page; nothing was sent */
  SecretKey: 'secret-key',
  /** the service could not be reached: offline, blocked, or no CORS header */
  Network: 'network',
  /** the service did not answer in time */
  Timeout: 'timeout',
  /**
   * the service refused the key or the address (400, 401, 403, 404 and other 4xx), or there was
   * nothing to ask for
   */
  Refused: 'refused',
  /** the service asks to slow down (429) and retries are used up */
  RateLimited: 'rate-limited',
  /** the service failed (5xx) */
  Server: 'server',
  /** the answer is not the documented JSON */
  BadAnswer: 'bad-answer',
  /** the caller aborted it */
  Aborted: 'aborted',
} as const;
export type ErrorCode = (typeof ErrorCode)[keyof typeof ErrorCode] | PositionErrorCode;

/** The one error class of this library. `cause` holds the underlying error. */
export class StoreLocatorError extends Error {
  readonly code: ErrorCode;
  /** The HTTP status. Undefined when there was no response. */
  readonly status: number | undefined;

  constructor(
    code: ErrorCode,
    message: string,
    options: { status?: number | undefined; cause?: unknown } = {},
  ) {
    super(message, options);
    this.name = 'StoreLocatorError';
    this.code = code;
    this.status = options.status;
  }
}
