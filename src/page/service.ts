import { createClient, type Client } from '../api/client.js';
import type { Connection } from '../api/connection.js';
import { decodeInventory } from '../api/decode-inventory.js';
import { fetchInventory } from '../api/inventory.js';
import { fetchLocationsPage, listLocations } from '../api/locations.js';
import { RequestBudget } from '../api/request-budget.js';
import { keptAnswers } from './kept-answers.js';
import { configuration } from './configuration.js';
import { Listing } from './listing.js';
import { ProductStock } from './product-stock.js';
import { shared } from './shared.js';

/** Raised when the shape of what is kept changes; older answers are then never read and soon pushed out. */
const keptVersion = 1;

const now = (): number => Date.now();

/** Names a merchant: what two elements must have in common to share stores, stock and my store. */
export const merchantKey = ({ baseUrl, publicKey }: Connection): string =>
  `${baseUrl}|${publicKey}`;

const connectionKey = (connection: Connection): string =>
  `${merchantKey(connection)}|${connection.auth}|${connection.keyName}`;

function clientOf(connection: Connection): Client {
  const { requestsPerMinute = 50 } = configuration().values;
  const { origin } = new URL(connection.baseUrl);
  // The service counts by visitor, whatever the key: one budget an origin.
  const budget = shared(`budget|${origin}`, () => new RequestBudget({ requestsPerMinute }));
  return shared(`client|${connectionKey(connection)}`, () => createClient(connection, { budget }));
}

const kept = () => (configuration().values.persist === false ? undefined : keptAnswers);

/** The one listing of a merchant on this page. */
export function listingOf(connection: Connection): Listing {
  const client = clientOf(connection);
  const key = `${keptVersion}|listing|${merchantKey(connection)}`;
  const pages = (from: number, signal: AbortSignal, onWait: () => void) =>
    listLocations(client, { from, signal, onWait });
  const page = (number: number, signal: AbortSignal) =>
    fetchLocationsPage(client, number, { signal });
  return shared(`listing|${connectionKey(connection)}`, () => {
    return new Listing({ key, pages, page }, kept(), now);
  });
}

/** The one inventory answer of a product on this page. */
export function stockOf(connection: Connection, productId: string): ProductStock {
  const client = clientOf(connection);
  const key = `${keptVersion}|stock|${merchantKey(connection)}|${productId}`;
  const body = (signal: AbortSignal) => fetchInventory(client, productId, { signal });
  const decoder = () => configuration().values.inventoryAdapter ?? decodeInventory;
  return shared(`stock|${connectionKey(connection)}|${productId}`, () => {
    return new ProductStock({ key, body, decoder }, kept(), now);
  });
}
