import { createClient, type Client } from '../api/client.js';
import type { Connection } from '../api/connection.js';
import { RequestBudget } from '../api/request-budget.js';
import { configuration } from './configuration.js';
import { keptAnswers, type KeptAnswers } from './kept-answers.js';
import { shared } from './shared.js';

export type Merchant = Pick<Connection, 'baseUrl' | 'publicKey'>;

/** Names a merchant: what two elements must have in common to share stores, stock and my store. */
export const merchantKey = ({ baseUrl, publicKey }: Merchant): string => `${baseUrl}|${publicKey}`;

/** Names what is asked for on this page: a merchant reached in another way is asked anew. */
export const connectionKey = (connection: Connection): string =>
  `${merchantKey(connection)}|${connection.auth}|${connection.keyName}`;

/** The page's one client of a merchant. */
export function clientOf(connection: Connection): Client {
  const { requestsPerMinute } = configuration().values;
  const { origin } = new URL(connection.baseUrl);
  // The service counts by visitor, whatever the key: one budget an origin.
  const budget = shared(`budget|${origin}`, () => new RequestBudget({ requestsPerMinute }));
  return shared(`client|${connectionKey(connection)}`, () => createClient(connection, { budget }));
}

/** What the next page may begin with; undefined when the page wants nothing kept. */
export const keptByPage = (): KeptAnswers | undefined =>
  configuration().values.persist === false ? undefined : keptAnswers;
