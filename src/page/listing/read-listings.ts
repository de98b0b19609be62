import type { Connection } from '../../api/connection.js';
import type { Store } from '../../domain/store/store.js';
import { snapshotName } from './listing-key.js';
import { connectionKey, merchantKey } from '../merchant-client.js';
import { Observable } from '../observable.js';
import { shared } from '../shared.js';

/** The owner and the stores of a listing that has been read. */
interface ReadListing {
  readonly owner: string | undefined;
  readonly stores: readonly Store[] | undefined;
}

/**
 * Notifies all elements that a listing has been read on this page. It remembers the listing's
 * merchant, because a snapshot does not name one.
 */
export class ReadListings extends Observable {
  readonly #listings = new Map<string, ReadListing>();

  /**
   * @param connection the merchant's; undefined where a snapshot stands on a page without a key
   * @param src the snapshot that the listing came from; undefined for the service
   * @param stores the stores that have been read, where they are known; the same list is told once
   */
  tell(
    connection: Connection | undefined,
    src: string | undefined,
    stores?: readonly Store[],
  ): void {
    const name = src ? snapshotName(src) : connection && connectionKey(connection);
    if (!name) return;
    const owner = connection && merchantKey(connection);
    const known = this.#listings.get(name);
    if (stores && known?.stores === stores && known.owner === owner) return;
    this.#listings.delete(name);
    this.#listings.set(name, { owner, stores });
    this.notify();
  }

  /** The listings by their names among the objects that the page shares, the latest one last. */
  get listings(): ReadonlyMap<string, ReadListing> {
    return this.#listings;
  }
}

export const readListings = (): ReadListings => shared('read-listings', () => new ReadListings());
