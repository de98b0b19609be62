import type { ListingState } from '../../../src/domain/listing-state.js';
import { Listing } from '../../../src/page/listing/listing.js';
import type { FakeKeptAnswers } from './kept-answers.js';
import type { FakeListingSource } from './listing-source.js';
import { until } from '../harness/page.js';

/** When every test takes place. */
export const now = Date.UTC(2026, 0, 5, 12);

/** A listing, watched from the start, with every state that it went through. */
export function watch(
  source: FakeListingSource,
  kept?: FakeKeptAnswers,
  clock = { now },
  after?: (ms: number, run: () => void) => () => void,
) {
  const listing = new Listing(source, kept, () => clock.now, after);
  const states: ListingState[] = [];
  const subscribe = () => listing.subscribe(() => states.push(listing.state));
  const leave = subscribe();
  const settled = (times = 1) => until(() => listing.state.settled >= times);
  const ended = () => until(() => listing.state.status !== 'loading' && states.length > 0);
  return { listing, states, subscribe, leave, settled, ended, clock };
}

export const idsOf = ({ stores }: ListingState) => stores.map(({ id }) => id);
