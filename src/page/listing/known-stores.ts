import type { Connection } from '../../api/connection.js';
import type { ListingState } from '../../domain/listing-state.js';
import type { Store } from '../../domain/store/store.js';
import { keptListingKey, sharedListingKey } from './listing-key.js';
import { listingUsableMs } from './listing-lifespan.js';
import { connectionKey, keptByPage, merchantKey } from '../merchant-client.js';
import { readListings } from './read-listings.js';
import { registryKey } from '../shared.js';

interface Registry {
  readonly [registryKey]?: ReadonlyMap<string, { readonly state: ListingState }>;
}

export const noStores: readonly Store[] = [];

/** The answers of an earlier page. They are read once for all elements. */
const kept = new Map<string, Promise<readonly Store[]>>();

/**
 * Returns all stores of a merchant, if this page or an earlier one has read them. Sends no request.
 *
 * A part of the stores would not do. It does not show the other stores' stock, nor which kind of id
 * an inventory uses.
 */
export async function knownStores(connection: Connection): Promise<readonly Store[]> {
  const key = keptListingKey(merchantKey(connection));
  const stores = readOnPage(connection);
  if (stores) {
    kept.delete(key);
    return stores;
  }
  let reading = kept.get(key);
  if (!reading) {
    kept.set(key, (reading = readKept(key)));
    // The database may have an answer the next time.
    void reading.then(({ length }) => length || kept.delete(key));
  }
  const old = await reading;
  // The page may have read the listing while the database was read.
  return readOnPage(connection) ?? old;
}

/** Returns a whole listing's stores on this page, the service's rather than a snapshot's. */
function readOnPage(connection: Connection): readonly Store[] | undefined {
  // The registry is read directly, because `shared` would create a listing.
  const onPage = (globalThis as Registry)[registryKey];
  const owner = merchantKey(connection);
  const others = [...readListings().listings].filter(([, of]) => of.owner === owner).reverse();
  return [connectionKey(connection), ...others.map(([name]) => name)]
    .map((name) => onPage?.get(sharedListingKey(name))?.state)
    .find((state) => state?.status === 'ready')?.stores;
}

async function readKept(key: string): Promise<readonly Store[]> {
  const answer = await keptByPage()?.read<{ readonly items: readonly Store[] }>(key);
  const isUsable = answer && Date.now() - answer.at < listingUsableMs;
  // Only whole listings are kept.
  return isUsable ? answer.parts.flatMap(({ items }) => items) : noStores;
}
