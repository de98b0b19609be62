import { exactPosition } from '../../domain/store/exact-position.js';
import { Precision, type Position, type Store } from '../../domain/store/store.js';
import { HttpError } from '../../http/http-error.js';
import { createAsk, type AskOptions } from './ask.js';
import { csvLine, parseCsv } from './csv.js';
import type { Geocoder } from './geocoder.js';

export const usCensusEndpoint = 'https://geocoding.geo.census.gov/geocoder/locations/addressbatch';

export interface UsCensusOptions extends AskOptions {
  readonly endpoint?: URL | undefined;
}

/**
 * The rows in one file. The service accepts 10,000 and answers when all are done. Smaller files are
 * safer: Node gives up if a response does not begin within five minutes, and a run that is cut off
 * loses fewer answers.
 */
const rowsPerFile = 1_000;
const timeoutMs = 10 * 60_000;
const covered = ['US', 'PR', 'VI', 'GU', 'AS', 'MP'];

/**
 * Radii are larger than a house, because the service interpolates along a street's range of
 * numbers.
 */
const exactMatchMeters = 250;
const otherMatchMeters = 1_000;

/**
 * Creates a geocoder for the batch service of the US Census Bureau. It is free, needs no key, and
 * covers only addresses of the United States.
 * https://geocoding.geo.census.gov/geocoder/Geocoding_Services_API.html
 */
export function usCensus({
  endpoint = new URL(usCensusEndpoint),
  ...options
}: UsCensusOptions = {}): Geocoder {
  const ask = createAsk(options);
  return {
    name: `us-census ${endpoint.origin}${endpoint.pathname}`,
    batchSize: rowsPerFile,
    mayBill: false,
    covers: ({ address, countryCode = '', city, zip }) =>
      covered.includes(countryCode) && Boolean(address && (city || zip)),
    locate: async (stores, question) => {
      const body = new FormData();
      body.set('addressFile', new File(stores.map(rowOf), 'addresses.csv', { type: 'text/csv' }));
      body.set('benchmark', 'Public_AR_Current');
      const text = await ask(endpoint, { method: 'POST', body }, { ...question, timeoutMs });
      const answers = new Map(parseCsv(text).flatMap((row) => answerIn(row, stores.length)));
      if (!answers.size) throw new HttpError('bad-answer', { cause: text });
      return answers;
    },
  };
}

const rowOf = ({ address, city, state, zip }: Store, i: number): string =>
  csvLine([i, address, city, state, zip]);

/**
 * Reads a row of the response: id, address asked for, `Match`, `Exact` or `Non_Exact`, address
 * found, `lng,lat`, …. Without a match, a row holds the id, the address, and `No_Match` or `Tie`.
 */
function answerIn(
  [id = '', , match = '', kind, , point = '']: readonly string[],
  count: number,
): [number, Position | undefined][] {
  if (!/^\d+$/.test(id) || +id >= count || !/^(Match|No_Match|Tie)$/.test(match)) return [];
  const [lng, lat] = point.split(',');
  const position = match === 'Match' ? exactPosition(lat, lng) : undefined;
  const radiusMeters = kind === 'Exact' ? exactMatchMeters : otherMatchMeters;
  return [[+id, position && { ...position, precision: Precision.Address, radiusMeters }]];
}
