import type { Store } from '../domain/store/store.js';
import type { AskOptions } from './geocoders/ask.js';
import type { Geocoder } from './geocoders/geocoder.js';
import { nominatim } from './geocoders/nominatim.js';
import { usCensus } from './geocoders/us-census.js';
import { locateStores } from '../gazetteer/locate/locate-stores.js';
import type { CommandContext } from './command-context.js';
import { count } from './count.js';
import { diskReader } from './disk-reader.js';
import { geocodeStores } from './geocode-stores.js';
import { GeocodingState } from './geocoding-state.js';
import { placeRecords } from './place-records.js';
import type { StoreRecord } from './snapshot-entry.js';
import { createProgress, type Progress } from './progress.js';
import { publishSnapshot } from './publish-snapshot.js';
import { readListing } from './read-listing.js';
import { readTable } from './table/read-table.js';
import { snapshotJson } from './snapshot-json.js';
import { GeocoderChoice, type SnapshotOptions } from './snapshot-options.js';
import { reportText, type SnapshotReport, type SnapshotTrouble } from './snapshot-report.js';
import { writeWholeFile } from './write-whole-file.js';

/**
 * The most requests under way at a time. It suffices for 50 requests per second, and stays below
 * the number of listeners on one signal that Node warns about.
 */
const mostAtOnce = 8;

/**
 * Writes a snapshot: the whole listing or a merchant's own table, with a position for each store
 * that has one. Answers of a geocoder are kept for the next run even when this run fails.
 * @throws {CommandError} when nothing was written
 * @throws the signal's reason when it aborts
 */
export async function snapshot(options: SnapshotOptions, context: CommandContext): Promise<void> {
  const { data, report: reportPath, marginMeters } = options;
  const progress = createProgress(context);
  const { records, ...trouble } = await readSource(options, context, progress);
  const generatedAt = new Date(context.now()).toISOString();
  const stores = records.map(({ store }) => store);

  progress.say(`Looking ${count(stores.length, 'store')} up by postal code and town`);
  const gazetteer = await locateStores(
    stores.map((store) => ({ ...store, position: undefined })),
    { read: diskReader(data), signal: context.signal },
  );

  const geocoder = geocoderOf(options, progress);
  const state = geocoder && new GeocodingState(options.state);
  try {
    if (geocoder && state) await geocode(stores, geocoder, state, options, context, progress);
    const placed = placeRecords(records, { gazetteer, state, geocoder, marginMeters });
    const written = await write(options.output, generatedAt, placed.entries);
    const report: SnapshotReport = { ...placed.report, ...trouble };
    if (reportPath) await writeWholeFile(reportPath, `${JSON.stringify(report, null, 2)}\n`);
    progress.clear();
    context.out.write(`${reportText(report)}Written to ${written}\n`);
  } finally {
    state?.close();
  }
}

/** Returns the path of the file with the stores. */
async function write(
  output: SnapshotOptions['output'],
  generatedAt: string,
  entries: readonly object[],
): Promise<string> {
  if ('folder' in output) return publishSnapshot(output, generatedAt, entries);
  await writeWholeFile(output.path, snapshotJson(generatedAt, entries));
  return output.path;
}

async function readSource(
  { source }: SnapshotOptions,
  context: CommandContext,
  progress: Progress,
): Promise<SnapshotTrouble & { readonly records: readonly StoreRecord[] }> {
  if ('path' in source) {
    progress.say(`Reading ${source.path}`);
    const { records, notes: rows } = await readTable(source, progress);
    return { records, rows, droppedRecords: rows.filter(({ isLeftOut }) => isLeftOut).length };
  }
  progress.say(`Reading the listing of ${source.baseUrl}`);
  const { records, dropped } = await readListing(source, context, progress);
  return { records, droppedRecords: dropped };
}

async function geocode(
  stores: readonly Store[],
  geocoder: Geocoder,
  state: GeocodingState,
  { requestsPerSecond, askAgain }: SnapshotOptions,
  { now, signal }: CommandContext,
  progress: Progress,
): Promise<void> {
  progress.say(`Asking ${geocoder.name}`);
  const start = now();
  await geocodeStores(
    stores.filter(({ position }) => !position),
    {
      geocoder,
      state,
      askAgain,
      signal,
      atOnce: geocoder.batchSize > 1 ? 1 : Math.min(mostAtOnce, Math.ceil(requestsPerSecond)),
      onProgress: (done, total) => {
        const leftMinutes = ((now() - start) / done) * ((total - done) / 60_000);
        const left = done < total ? `, about ${count(Math.ceil(leftMinutes), 'minute')} left` : '';
        progress.show(`Geocoding: ${done} of ${count(total, 'address', 'addresses')}${left}`);
      },
    },
  );
}

function geocoderOf(
  { geocoder, endpoint, email, requestsPerSecond }: SnapshotOptions,
  progress: Progress,
): Geocoder | undefined {
  const ask: AskOptions = {
    requestsPerSecond,
    onWait: (ms, { message }) =>
      progress.say(`${message}: trying again in ${count(Math.ceil(ms / 1_000), 'second')}`),
  };
  if (geocoder === GeocoderChoice.UsCensus) return usCensus({ ...ask, endpoint });
  return geocoder && endpoint && nominatim({ ...ask, endpoint, email });
}
