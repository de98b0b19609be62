import { onLoopback } from '../page/resolve-connection.js';

/** Whether whoever reads the page is building it: on their own machine, or in a theme editor. */
export function readByDeveloper(): boolean {
  const { Shopify } = globalThis as { Shopify?: { designMode?: boolean } };
  return onLoopback(location) || location.protocol === 'file:' || Shopify?.designMode === true;
}
