import type { Connection } from '../../api/connection.js';
import type { Store } from '../../domain/store/store.js';
import { snapshotName } from './listing-key.js';
import { connectionKey, merchantKey } from '../merchant-client.js';
import { Observable } from '../observable.js';
import { shared } from '../shared.js';

/** The owner and the stores of a listing that has been read. */
interface Told {
  readonly owner: string;
  readonly stores: readonly Store[] | undefined;
}

/**
 * Notifies all elements that a listing has been read on this page. It remembers the listing's
 * merchant, because a snapshot does not name one.
 */
export class ReadListings extends Observable {
  readonly #told = new Map<string, Told>();

  /**
   * @param src the snapshot that the listing came from; undefined for the service
   * @param stores the stores that have been read, where they are known; the same list is told once
   */
  tell(connection: Connection, src: string | undefined, stores?: readonly Store[]): void {
    const name = src ? snapshotName(src) : connectionKey(connection);
    const owner = merchantKey(connection);
    const told = this.#told.get(name);
    if (stores && told?.stores === stores && told.owner === owner) return;
    this.#told.delete(name);
    this.#told.set(name, { owner, stores });
    this.notify();
  }

  /** The listings by their names among the objects that the page shares, the latest one last. */
  get told(): ReadonlyMap<string, Told> {
    return this.#told;
  }
}

export const readListings = (): ReadListings => shared('read-listings', () => new ReadListings());
