import type { StoreLocatorError } from '../../domain/error.js';
import type { ConnectionController } from '../listing/connection.js';
import { report } from './report.js';

/** Reports a failed request. It hints at the least visible cause: a proxy that drops the key. */
export function reportFailure(
  host: Element,
  { code, status, message }: StoreLocatorError,
  { value }: ConnectionController,
): void {
  report(host, message);
  if (value && code === 'refused')
    void import('./key-hint.js').then(({ hintAtLostKey }) => hintAtLostKey(host, value, status));
}
