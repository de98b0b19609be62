import { Auth } from '../../domain/page-configuration.js';
import { configuration } from '../../page/configuration.js';
import type { Connection } from '../../page/resolve-connection.js';
import { shared } from '../../page/shared.js';
import { checkValue } from './check-value.js';
import { report } from './report.js';

/** The statuses with which services answer a request that has lost its key. */
const keyStatuses: readonly unknown[] = [400, 401, 404];

/**
 * Reports why the key may not have reached the service: `auth` is misspelt, or a proxy dropped the
 * header.
 *
 * The second reason is reported once for each page and service, and only when it is possible. The
 * header's name must have an underscore, because nginx and recent Caddy drop such names. The
 * service must be of another origin; its preflight passes all the same.
 */
export function hintAtLostKey(
  host: Element,
  { baseUrl, auth, keyName }: Connection,
  status: number | undefined,
): void {
  if (!keyStatuses.includes(status)) return;
  const { auth: pageAuth } = configuration().values;
  checkValue(host, 'auth', host.getAttribute('auth') || pageAuth, Object.values(Auth));
  if (auth !== 'header' || !keyName.includes('_') || new URL(baseUrl).origin === origin) return;
  shared(`lost key|${baseUrl}`, () =>
    report(
      host,
      'A proxy may have dropped the key\'s header. Set underscores_in_headers on (nginx), or auth="query" here.',
    ),
  );
}
