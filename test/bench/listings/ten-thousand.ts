import { demoData } from '../../../demo/service/demo-data.js';
import { tenThousand as records } from '../../../demo/service/scenarios/ten-thousand.js';
import type { Listing, PlacedRecord } from './listing.js';

/** Invented stores that carry their coordinates, in 20+ countries. */
export const tenThousand: Listing = {
  name: '10,000 invented',
  stores: 10_000,
  path: '/scenario/ten-thousand',
  records: () => records(demoData.listing).slice(),
};

/** Five times as many. */
export const fiftyThousandRecords = (): readonly PlacedRecord[] =>
  Array.from({ length: 5 }, (_, nth) =>
    tenThousand.records().map((record) => ({
      ...record,
      id: record.id + nth * 10_000,
      name: `${record.name}-${nth + 1}`,
      platform_location_id: `${nth}${record.platform_location_id}`,
    })),
  ).flat();
