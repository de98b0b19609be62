import type { Listing } from './listing.js';

/** Invented stores that carry their coordinates, in 20+ countries. */
export const tenThousand: Listing = {
  name: '10,000 invented',
  stores: 10_000,
  path: '/scenario/ten-thousand',
};
