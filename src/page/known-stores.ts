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

/** Stores that are known without asking. */
export interface Known {
  readonly stores: readonly Store[];
  /** They are all that the merchant has. */
  readonly isWhole: boolean;
}

export const noneKnown: Known = { stores: [], isWhole: false };

/** A merchant's stores, as far as this page or an earlier one has read them. Asks nothing of the service. */
export async function knownStores(connection: Connection): Promise<Known> {
  // To ask for the listing would make one.
  const listing = (globalThis as Registry)[registryKey]?.get(
    sharedListingKey(connectionKey(connection)),
  );
  const { stores = [], status } = listing?.state ?? {};
  if (stores.length) return { stores, isWhole: status === 'ready' };
  const key = keptListingKey(merchantKey(connection));
  const answer = await keptByPage()?.read<{ readonly items: readonly Store[] }>(key);
  const isUsable = answer && Date.now() - answer.at < listingLifespan.usableMs;
  // Only whole ones are kept.
  return isUsable
    ? { stores: answer.parts.flatMap(({ items }) => items), isWhole: true }
    : noneKnown;
}
