import type { Connection } from '../api/connection.js';
import type { ListingState } from '../domain/listing-state.js';
import type { Store } from '../domain/store/store.js';
import { keptListingKey, sharedListingKey } from './listing-key.js';
import { listingUsableMs } from './listing-lifespan.js';
import { connectionKey, keptByPage, merchantKey } from './merchant-client.js';
import { readListings } from './read-listings.js';
import { registryKey } from './shared.js';

interface Registry {
  readonly [registryKey]?: ReadonlyMap<string, { readonly state: ListingState }>;
}

export const noStores: readonly Store[] = [];

/** What an earlier page has kept is read once for all elements. */
const kept = new Map<string, Promise<readonly Store[]>>();

/**
 * All stores of a merchant, if this page or an earlier one has read them: of some nobody could tell what the others have,
 * nor by which ids an inventory calls them. Asks nothing of the service.
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
    // It may be there another time.
    void reading.then(({ length }) => length || kept.delete(key));
  }
  const old = await reading;
  // A database takes its time, and the page may know better by now.
  return readOnPage(connection) ?? old;
}

/** What the service says itself counts more than a snapshot. */
function readOnPage(connection: Connection): readonly Store[] | undefined {
  // To ask for a listing would make one.
  const onPage = (globalThis as Registry)[registryKey];
  const owner = merchantKey(connection);
  const told = [...readListings().told].filter(([, of]) => of.owner === owner).reverse();
  return [connectionKey(connection), ...told.map(([name]) => name)]
    .map((name) => onPage?.get(sharedListingKey(name))?.state)
    .find((state) => state?.status === 'ready')?.stores;
}

async function readKept(key: string): Promise<readonly Store[]> {
  const answer = await keptByPage()?.read<{ readonly items: readonly Store[] }>(key);
  const isUsable = answer && Date.now() - answer.at < listingUsableMs;
  // Only whole ones are kept.
  return isUsable ? answer.parts.flatMap(({ items }) => items) : noStores;
}
