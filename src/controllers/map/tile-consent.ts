import type { ReactiveControllerHost } from 'lit';
import { tileConsents } from '../../page/tile-consents.js';
import { watch } from '../watches/watch.js';

/** Returns a tile template's server, such as `tiles.example`; '' if it is not an address. */
export function tileServer(template: string): string {
  try {
    return new URL(template.replace('{s}.', ''), document.baseURI).host;
  } catch {
    return '';
  }
}

/** The visitor's consent to street tiles. It is the same for all elements of the page. */
export class TileConsent {
  constructor(host: ReactiveControllerHost & Element) {
    watch(host, tileConsents);
  }

  /** Returns undefined while the visitor has not decided. */
  get(server: string): boolean | undefined {
    return tileConsents().get(server);
  }

  set(server: string, isAllowed: boolean): void {
    if (tileConsents().get(server) !== isAllowed) tileConsents().set(server, isAllowed);
  }
}
