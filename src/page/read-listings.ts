import type { Connection } from '../api/connection.js';
import type { Store } from '../domain/store/store.js';
import { snapshotName } from './listing-key.js';
import { connectionKey, merchantKey } from './merchant-client.js';
import { Observable } from './observable.js';
import { shared } from './shared.js';

/** What is known of a listing besides what it holds. */
interface Told {
  readonly owner: string;
  readonly stores: readonly Store[] | undefined;
}

/**
 * Tells all elements that a listing has been read on this page, wherever that was, and remembers whose it is: what came
 * from a snapshot does not say.
 */
export class ReadListings extends Observable {
  readonly #told = new Map<string, Told>();

  /**
   * @param src the snapshot that it came from, if not from the service
   * @param stores what has been read, where that is known: it is told once
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

  /** By what listings are called among what the page shares, the latest last. */
  get told(): ReadonlyMap<string, Told> {
    return this.#told;
  }
}

export const readListings = (): ReadListings => shared('read-listings', () => new ReadListings());
