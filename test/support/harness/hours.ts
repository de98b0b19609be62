import type { Details, DetailsOfStore } from '../../../src/domain/store/details/store-details.js';
import { useHeldTimers } from '../fakes/held-timers.js';
import { mountLocator, type LocatorHarness } from './locator.js';
import { until, whenRemoved } from './page.js';
import type { RowHarness } from './row.js';

/** 15 June 2026, a Monday, at 10:00 in Amsterdam. */
const monday = Date.UTC(2026, 5, 15, 8);
const minuteMs = 60_000;

/** In Britain a clock of 24 hours is usual, and the words are English. */
export const inBritain = { countries: 'NL', lang: 'en-GB' } as const;

/** Stores with opening hours, at a fixed time. */
interface HoursHarness {
  /** Gives the first rows of a locator these details, in their order. */
  detailsOf(...all: readonly DetailsOfStore[]): Details;
  /** Returns the row that is this one, from 0, before any filter. */
  rowOf(locator: LocatorHarness, nth: number): RowHarness;
  /** Returns the texts of the first rows' status, in the order of `detailsOf`. */
  statuses(locator: LocatorHarness, count: number): string[];
  mount(...all: readonly DetailsOfStore[]): Promise<LocatorHarness>;
  /** Lets minutes pass, and the timer of the page run. */
  advance(minutes: number): void;
  /** Returns the number of timers that run each minute. */
  timers(): number;
}

/** Fixes the clock of each test in a suite. The suite needs `usePage`. */
export function useHours(): HoursHarness {
  afterEach(whenRemoved);
  const timers = useHeldTimers('Interval', minuteMs);
  const { now: usual } = Date;
  let now = monday;
  let ids: readonly string[] = [];

  before(async () => {
    const locator = await mountLocator({ attributes: inBritain });
    ids = locator.rows().map(({ item }) => item.dataset.id!);
    locator.stage.remove();
  });
  beforeEach(() => {
    now = monday;
    Date.now = () => now;
  });
  afterEach(() => {
    Date.now = usual;
  });

  const harness: HoursHarness = {
    detailsOf: (...all) => ({
      by: 'id',
      details: Object.fromEntries(all.map((one, nth) => [ids[nth]!, one] as const)),
    }),
    rowOf: (locator, nth) => locator.rows().find(({ item }) => item.dataset.id === ids[nth])!,
    statuses: (locator, count) =>
      Array.from({ length: count }, (_, nth) => harness.rowOf(locator, nth).status),
    mount: async (...all) => {
      const details = harness.detailsOf(...all);
      const locator = await mountLocator({ attributes: inBritain, properties: { details } });
      const shown = () => harness.statuses(locator, all.length);
      await until(() => shown().every(Boolean)).catch(() => {
        throw new Error(`the rows say ${JSON.stringify(shown())}`);
      });
      return locator;
    },
    advance: (minutes) => {
      now += minutes * minuteMs;
      timers().run();
    },
    timers: () => timers().size,
  };
  return harness;
}
