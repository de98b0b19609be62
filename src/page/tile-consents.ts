import { consentPrefix, myStores } from './my-stores.js';
import { Observable } from './observable.js';
import { shared } from './shared.js';

/** The tile servers that the visitor has allowed or denied, kept as `remember` says. */
export class TileConsents extends Observable {
  readonly #memory = new Map<string, boolean>();

  /**
   * @param server the tile server's host
   * @returns undefined while the visitor has not decided
   */
  get(server: string): boolean | undefined {
    const known = this.#memory.get(server);
    if (known !== undefined) return known;
    try {
      const kept = myStores().storage?.getItem(consentPrefix + server);
      return kept ? kept === 'allowed' : undefined;
    } catch {
      return undefined;
    }
  }

  set(server: string, isAllowed: boolean): void {
    this.#memory.set(server, isAllowed);
    try {
      myStores().storage?.setItem(consentPrefix + server, isAllowed ? 'allowed' : 'denied');
    } catch {
      // The storage is forbidden or full. The memory serves this page.
    }
    this.notify();
  }
}

export const tileConsents = (): TileConsents => shared('tile-consents', () => new TileConsents());
