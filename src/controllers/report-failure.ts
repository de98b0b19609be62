import { ErrorCode, type StoreLocatorError } from '../domain/error.js';
import type { ConnectionController } from './connection.js';
import { report } from './report.js';

/** Statuses with which services answer a request that has lost its key. */
const keyStatuses = [400, 401, 404];

/** Tells the developer of a failed request, and of the cause that is hardest to find: a proxy that drops the key. */
export function reportFailure(
  host: Element,
  { code, status, message }: StoreLocatorError,
  connection: ConnectionController,
): void {
  report(host, message);
  const lostKey = code === ErrorCode.Refused && keyStatuses.includes(status ?? 0);
  if (!lostKey || connection.value?.auth !== 'header') return;
  report(
    host,
    'If the key is right, a proxy may have dropped its header: nginx needs "underscores_in_headers on". auth="query" sends the key as a query parameter instead.',
  );
}
