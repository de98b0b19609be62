import { onLoopback } from '../../page/resolve-connection.js';

/** True when the page's reader is building it: on their own machine, or in a theme editor. */
export function readByDeveloper(): boolean {
  const { Shopify } = globalThis as { Shopify?: { designMode?: boolean } };
  return onLoopback(location) || location.protocol === 'file:' || Shopify?.designMode === true;
}
