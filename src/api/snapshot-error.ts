import { StoreLocatorError } from '../domain/error.js';
import { HttpError } from '../http/http-error.js';

/** Why `fetchSnapshot` failed, in the words of the page: its address is in `src`. */
export const snapshotError = (address: string, cause: unknown): StoreLocatorError =>
  cause instanceof HttpError
    ? new StoreLocatorError(cause.code, `src: ${cause.message}`, { status: cause.status, cause })
    : new StoreLocatorError('refused', `src: no address: ${address}`, { cause });
