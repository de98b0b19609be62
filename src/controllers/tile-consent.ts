import type { ReactiveControllerHost } from 'lit';
import { tileConsents } from '../page/tile-consents.js';
import { watch } from './watch.js';

/** The server of a template of tiles, as `tiles.example`; '' where it is no address. */
export function tileServer(template: string): string {
  try {
    return new URL(template.replace('{s}.', ''), document.baseURI).host;
  } catch {
    return '';
  }
}

/** What the visitor says of street tiles, the same for all elements of the page. */
export class TileConsent {
  constructor(host: ReactiveControllerHost & Element) {
    watch(host, tileConsents);
  }

  /** Undefined: nobody has said. */
  get(server: string): boolean | undefined {
    return tileConsents().get(server);
  }

  set(server: string, isAllowed: boolean): void {
    if (tileConsents().get(server) !== isAllowed) tileConsents().set(server, isAllowed);
  }
}
