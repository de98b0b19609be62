import type { StoreLocatorError } from '../domain/error.js';
import type { ConnectionController } from './connection.js';
import { report } from './report.js';

/** Statuses with which services answer a request that has lost its key. */
const keyStatuses = [400, 401, 404];

/** Tells the developer of a failed request, and of the cause that is hardest to find: a proxy that drops the key. */
export function reportFailure(
  host: Element,
  { status = 0, message }: StoreLocatorError,
  connection: ConnectionController,
): void {
  report(host, message);
  const { value } = connection;
  if (value && keyStatuses.includes(status)) {
    void import('./key-hint.js').then(({ hintAtLostKey }) => hintAtLostKey(host, value));
  }
}
