import { createClient, type Client } from '../api/client.js';
import type { Connection } from '../api/connection.js';
import { RequestBudget } from '../http/request-budget.js';
import { configuration } from './configuration.js';
import { keptAnswers, type KeptAnswers } from './kept/kept-answers.js';
import { shared } from './shared.js';

export type Merchant = Pick<Connection, 'baseUrl' | 'publicKey'>;

/** Names a merchant. Two elements with the same key share stores, stock and my store. */
export const merchantKey = ({ baseUrl, publicKey }: Merchant): string => `${baseUrl}|${publicKey}`;

/** Names a connection on this page. Another way to reach the merchant is another connection. */
export const connectionKey = (connection: Connection): string =>
  `${merchantKey(connection)}|${connection.auth}|${connection.keyName}`;

/** Returns the page's one client of a merchant. */
export function clientOf(connection: Connection): Client {
  const { requestsPerMinute } = configuration().values;
  const { origin } = new URL(connection.baseUrl);
  // The service counts requests by visitor, not by key, so each origin has one budget.
  const budget = shared(`budget|${origin}`, () => new RequestBudget({ requestsPerMinute }));
  return shared(`client|${connectionKey(connection)}`, () => createClient(connection, { budget }));
}

/** Returns the answers that the next page may start with; undefined if none may be kept. */
export const keptByPage = (): KeptAnswers | undefined =>
  configuration().values.persist === false ? undefined : keptAnswers;
