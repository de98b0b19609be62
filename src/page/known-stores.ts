import type { Connection } from '../api/connection.js';
import type { ListingState } from '../domain/listing-state.js';
import type { Store } from '../domain/store.js';
import { keptListingKey, sharedListingKey } from './listing-key.js';
import { listingLifespan } from './lifespan.js';
import { connectionKey, keptByPage, merchantKey } from './merchant-client.js';
import { registryKey } from './shared.js';

interface Registry {
  readonly [registryKey]?: ReadonlyMap<string, { readonly state: ListingState }>;
}

/** A merchant's stores, as far as this page or an earlier one has read them. Asks nothing of the service. */
export async function knownStores(connection: Connection): Promise<readonly Store[]> {
  // To ask for the listing would make one.
  const listing = (globalThis as Registry)[registryKey]?.get(
    sharedListingKey(connectionKey(connection)),
  );
  if (listing?.state.stores.length) return listing.state.stores;
  const key = keptListingKey(merchantKey(connection));
  const answer = await keptByPage()?.read<{ readonly items: readonly Store[] }>(key);
  const isUsable = answer && Date.now() - answer.at < listingLifespan.usableMs;
  return isUsable ? answer.parts.flatMap(({ items }) => items) : [];
}
