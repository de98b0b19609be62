import { hostileRecords } from './hostile-records.js';
import type { Scenario, ScenarioCall } from './scenario.js';
import { tenThousand } from './ten-thousand.js';
import { untidy } from './untidy-records.js';

/** Pages start this far apart, so that each repeats the last ten records of the one before. */
const OVERLAPPING_STRIDE = 240;

const only =
  (count: number) =>
  ({ data: { listing, reservations }, usual }: ScenarioCall) =>
    usual({
      data: { listing: listing.slice(0, count), reservations: reservations.slice(0, count) },
    });

function withoutPage(request: Request): Request {
  const url = new URL(request.url);
  url.searchParams.delete('page');
  return new Request(url, request);
}

/** Lists of unusual length, order or content. */
export const listings: readonly Scenario[] = [
  { name: 'none', does: 'There is no location and no reservation.', answer: only(0) },
  { name: 'one', does: 'There is one location and one reservation.', answer: only(1) },
  {
    name: 'exactly-250',
    does: 'There are exactly 250 locations and 250 reservations, so page 1 is full and page 2 is empty.',
    answer: only(250),
  },
  {
    name: 'ten-thousand',
    does: 'There are 10,000 locations on 40 pages; most carry lat and lng.',
    answer: ({ data, usual }) => usual({ data: { listing: tenThousand(data.listing) } }),
  },
  {
    name: 'ignores-page',
    does: 'Every page is page 1.',
    answer: ({ request, usual }) => usual({ request: withoutPage(request) }),
  },
  {
    name: 'repeats-records',
    does: 'Every page begins with the last ten records of the page before.',
    answer: ({ usual }) => usual({ stride: OVERLAPPING_STRIDE }),
  },
  {
    name: 'untidy',
    does: 'Every fiftieth location has no platform_location_id, every fiftieth no google_maps_url, and map addresses are cut at a raw # or &.',
    answer: ({ data, usual }) => usual({ data: { listing: untidy(data.listing.slice()) } }),
  },
  {
    name: 'hostile-strings',
    does: 'Locations are named and addressed in markup, script, quotes, control and invisible characters, overlong text and bad map addresses.',
    answer: ({ usual }) => usual({ data: { listing: hostileRecords } }),
  },
];
