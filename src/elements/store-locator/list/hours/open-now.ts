import { isOpenAt } from '../../../../domain/hours/status-at.js';
import type { Schedule } from '../../../../domain/hours/schedule.js';
import { memoizeOne } from '../../../../domain/memoize-one.js';
import type { Store } from '../../../../domain/store/store.js';
import { Precompute } from '../../../../scheduling/precompute.js';
import type { LocatorAttributes } from '../../locator-attributes.js';
import type { LocatorState } from '../../state/contracts.js';
import type { ListFilter } from '../../state/feature-contracts.js';
import type { DetailsOfRow } from '../details/shown-details.js';
import type { Openings } from './openings.js';

export interface OpenNowOptions {
  readonly view: () => Pick<LocatorState, 'listing' | 'results'>;
  /** Returns the function that finds the details of a store, once it is loaded. */
  readonly reader: () => ((store: Store) => DetailsOfRow | undefined) | undefined;
}

interface Entry {
  readonly id: number;
  readonly schedule: Schedule;
  readonly zone: string;
}

type Reader = ReturnType<OpenNowOptions['reader']>;

/** No merchant's label is this text. */
const key = '\0open';
const none: readonly Store[] = [];

/** The filter “Open now”. The hours of all stores are read while the page is idle. */
export class OpenNow {
  readonly #openings: Openings;
  readonly #options: OpenNowOptions;
  /** A list of its own for each reason to read the hours again. */
  readonly #stores = memoizeOne((all: readonly Store[], reader: Reader, _parts: unknown) =>
    reader ? [...all] : none,
  );
  /** Makes the filter from the ids of the open stores, as one text that is easily compared. */
  readonly #filter = memoizeOne((label: string, ids: string): ListFilter => {
    const open = new Set(ids.split(','));
    return { key, label, test: ({ id }) => open.has(`${id}`), isFurther: true };
  });
  readonly #openAt = memoizeOne((entries: readonly Entry[], instant: number): string =>
    entries
      .filter(({ schedule, zone }) => isOpenAt(schedule, instant, zone))
      .map(({ id }) => id)
      .join(),
  );
  #read: Entry[] = [];
  #readFor: readonly Store[] | undefined;
  #entries: readonly Entry[] = [];

  constructor(host: LocatorAttributes, openings: Openings, options: OpenNowOptions) {
    this.#openings = openings;
    this.#options = options;
    new Precompute(
      host,
      () => this.#listed,
      (stores) => stores.forEach((store) => this.#readHours(store)),
      () => {
        this.#entries = this.#read;
        host.requestUpdate();
      },
    );
  }

  /**
   * Returns the filter; undefined while no store's status is known. It is the same one while the
   * same stores are open.
   */
  at(instant: number, label: string): ListFilter | undefined {
    const entries = this.#entries;
    return entries.length ? this.#filter(label, this.#openAt(entries, instant)) : undefined;
  }

  get #listed(): readonly Store[] {
    const { listing, results } = this.#options.view();
    if (listing.status === 'loading') return none;
    const stores = this.#stores(results.all, this.#options.reader(), this.#openings.key);
    if (stores !== this.#readFor) [this.#readFor, this.#read] = [stores, []];
    return stores;
  }

  #readHours(store: Store): void {
    const details = this.#options.reader()?.(store)?.details;
    const opening = details && this.#openings.of(store, details);
    const { zone, hours } = opening ?? {};
    if (!hours?.schedule || !zone) return;
    this.#read.push({ id: store.id, schedule: hours.schedule, zone });
    // The first question of a day takes longest.
    isOpenAt(hours.schedule, Date.now(), zone);
  }
}
