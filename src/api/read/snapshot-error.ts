import { StoreLocatorError } from '../../domain/error.js';
import { HttpError } from '../../http/http-error.js';

/**
 * Explains to the page's developer why `fetchSnapshot` failed. The `src` attribute has the address.
 */
export const snapshotError = (address: string, cause: unknown): StoreLocatorError =>
  cause instanceof HttpError
    ? new StoreLocatorError(cause.code, `src: ${cause.message}`, { status: cause.status, cause })
    : new StoreLocatorError('refused', `src: no address: ${address}`, { cause });
