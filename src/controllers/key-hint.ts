import type { Connection } from '../page/resolve-connection.js';
import { shared } from '../page/shared.js';
import { report } from './report.js';

/**
 * Names what may have dropped the key, once a page and service, and only where that can be: nginx and recent Caddy drop
 * headers with an underscore, and it stays unseen behind another origin, whose preflight has passed.
 */
export function hintAtLostKey(host: Element, { baseUrl, auth, keyName }: Connection): void {
  if (auth !== 'header' || !keyName.includes('_') || new URL(baseUrl).origin === origin) return;
  shared(`lost key|${baseUrl}`, () =>
    report(
      host,
      'key lost on its way? Set underscores_in_headers on (nginx), or auth="query" here.',
    ),
  );
}
