import { createCheckedClient } from '../api/checked-client.js';
import type { Connection } from '../api/connection.js';
import { listLocationRecords, type LocationRecord } from '../api/decode/location-records.js';
import { RequestBudget } from '../http/request-budget.js';
import { enrichStore } from '../domain/store/enrich-store.js';
import { StoreLocatorError } from '../domain/error.js';
import { Auth } from '../domain/page-configuration.js';
import { countryInAnyLanguage } from '../gazetteer/names/country-in-any-language.js';
import { CommandError } from './command-error.js';
import type { CommandContext } from './command-context.js';
import { count } from './count.js';
import { ExitCode } from './exit-code.js';
import type { Progress } from './progress.js';

export interface ReadListing {
  readonly records: readonly LocationRecord[];
  /** The number of records that could not be read. */
  readonly dropped: number;
}

/**
 * Reads the whole listing.
 * @throws {CommandError} when a page is missing or there is no store: half a listing would hide
 *   stores
 */
export async function readListing(
  connection: Connection,
  { signal }: CommandContext,
  progress: Progress,
): Promise<ReadListing> {
  const records: LocationRecord[] = [];
  let dropped = 0;
  try {
    const client = createCheckedClient(connection, { budget: new RequestBudget() });
    const onWait = (ms: number) =>
      progress.show(`Listing: waiting ${count(Math.ceil(ms / 1_000), 'second')}`);
    for await (const page of listLocationRecords(client, { signal, onWait })) {
      if (page.error) throw page.error;
      if (page.notice) progress.say(`Listing: ${page.notice}`);
      dropped += page.dropped;
      for (const { fields, store } of page.items)
        records.push({ fields, store: await complete(store) });
      progress.show(`Listing: ${count(records.length, 'store')}`);
    }
  } catch (error) {
    if (signal.aborted || !(error instanceof StoreLocatorError)) throw error;
    throw new CommandError(
      ExitCode.Listing,
      `${error.message}${hintFor(error, connection)}`,
      error,
    );
  }
  if (!records.length) throw new CommandError(ExitCode.Listing, 'the listing holds no store');
  return { records, dropped };
}

async function complete(store: LocationRecord['store']): Promise<LocationRecord['store']> {
  const completed = enrichStore(store);
  if (completed.countryCode || !store.country) return completed;
  return { ...completed, countryCode: await countryInAnyLanguage(store.country, 'en') };
}

/** Returns a hint, because a proxy that drops headers with an underscore looks like a wrong key. */
const hintFor = ({ status = 0 }: StoreLocatorError, { auth }: Connection): string =>
  auth === Auth.Header && [400, 401, 404].includes(status)
    ? '. If address and key are right, a proxy may drop the header: try --auth query'
    : '';
