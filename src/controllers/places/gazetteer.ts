import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { updateStore } from '../../domain/store/enrich-store.js';
import type { Position, Store } from '../../domain/store/store.js';
import { again } from '../../http/again.js';
import { afterPaint } from '../../scheduling/after-paint.js';
import type { Urgency } from '../../scheduling/yield-to-main.js';
import type { Reader } from '../../gazetteer/shards/reader.js';
import { report } from '../reports/report.js';
import { reportMissingData } from '../reports/report-missing-data.js';
import { retryPrompts } from '../watches/retry-watch.js';

/**
 * The time between two updates of the host, in milliseconds.
 *
 * Positions are found by the hundred. The host is updated at once with an even sample of the first
 * file's positions, then at this interval, and at the end. A map that is framed by only a few of a
 * country's stores would move when the others come.
 */
const betweenUpdatesMs = 200;

const code = () => import('../../gazetteer/locate/locate-stores.js');

/**
 * Loads the code and the data that placing stores needs, ahead of time.
 * @param first one of the stores that are likely to be placed soon
 */
export function prepareGazetteer(reader: Reader, first: Store | undefined): void {
  const begin = ({ readAhead }: Awaited<ReturnType<typeof code>>): void => {
    if (first) readAhead(first, reader);
  };
  // The code that places the stores reports a failure.
  code().then(begin, () => undefined);
}

const isNowhere = ({ position }: Store): boolean => !position;

/** The longest wait in milliseconds. A hidden tab never paints. */
const mostMapMs = 300;

/**
 * Resolves once the map that waits for positions has had one frame for itself and one for its pins.
 */
const mapShown = (): Promise<void> =>
  Promise.race([
    afterPaint().then(afterPaint),
    new Promise<void>((done) => setTimeout(done, mostMapMs)),
  ]);

/**
 * Looks up positions in the embedded gazetteer for stores that have none, once for each store,
 * while the host is in the page.
 *
 * A missing shard leaves its stores without positions until it can be loaded. Some stores name
 * their country in a language that is neither the page's nor English. They get their country code
 * here too, with or without a position.
 */
export class GazetteerController implements ReactiveController {
  readonly #host: ReactiveControllerHost & Element;
  readonly #reader: () => Reader;
  readonly #lang: () => string;
  readonly #isLoading: () => boolean;
  readonly #requested = new WeakSet<Store>();
  readonly #placed = new WeakMap<Store, Store>();
  #hasPlaced = false;
  #hasWaitedForMap = false;
  #waiting: readonly Store[] = [];
  #running: AbortController | undefined;
  /** True when a store of the running lookup has no position. */
  #isPlacing = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The stores without a position because files are missing that may have it. */
  #missed: readonly Store[] = [];
  #retrying: AbortController | undefined;
  #place = this.#currentPlacer();

  /** @param isLoading whether listing pages are still loading; the lookup gives way to them */
  constructor(
    host: ReactiveControllerHost & Element,
    reader: () => Reader,
    lang: () => string,
    isLoading: () => boolean,
  ) {
    this.#host = host;
    this.#reader = reader;
    this.#lang = lang;
    this.#isLoading = isLoading;
    host.addController(this);
  }

  /** True while positions or country codes may still come. */
  get pending(): boolean {
    return this.#running !== undefined || this.#waiting.length > 0 || this.#timer !== undefined;
  }

  /** True when a store has no position because files are missing. */
  get isMissingData(): boolean {
    return this.#missed.length > 0;
  }

  /** True while positions may still come. */
  get placing(): boolean {
    return this.pending && (this.#isPlacing || this.#waiting.some(isNowhere));
  }

  /** Adds the positions found so far to a list of stores. Each update sets a new function. */
  get place(): (stores: readonly Store[]) => readonly Store[] {
    return this.#place;
  }

  /** Offers the current listing. Offering the same list again costs nothing. */
  offer(stores: readonly Store[]): void {
    this.#waiting = stores.filter(
      (store) =>
        !(store.position && (store.countryCode || !store.country)) && !this.#requested.has(store),
    );
  }

  hostUpdated(): void {
    if (this.#host.isConnected && !this.#running && this.#waiting.length) void this.#run();
  }

  hostDisconnected(): void {
    queueMicrotask(() => {
      if (this.#host.isConnected) return;
      this.#running?.abort();
      this.#running = undefined;
      this.#retrying?.abort();
      this.#retrying = undefined;
      // The stores are offered again when the host comes back.
      for (const store of this.#missed) this.#requested.delete(store);
      this.#missed = [];
      this.#tellNow();
    });
  }

  async #run(): Promise<void> {
    const stores = this.#waiting;
    const running = new AbortController();
    const { signal } = running;
    this.#running = running;
    this.#isPlacing = stores.some(isNowhere);
    this.#waiting = [];
    const missed = await this.#resolve(stores, signal);
    // The stores that were not placed are offered again when the host comes back.
    if (signal.aborted) return;
    for (const store of stores) this.#requested.add(store);
    this.#running = undefined;
    this.#isPlacing = false;
    if (missed.length) this.#tryAgain(missed);
    this.#tellNow();
  }

  /**
   * Looks up the stores again until the missing files arrive. Until then the page says that their
   * positions are unknown.
   */
  #tryAgain(stores: readonly Store[]): void {
    this.#missed = [...this.#missed, ...stores];
    if (this.#retrying) return;
    const { signal } = (this.#retrying = new AbortController());
    const attempt = async (): Promise<void> => {
      const tried = this.#missed;
      const missed = await this.#resolve(tried, signal);
      if (signal.aborted) return;
      this.#missed = [...missed, ...this.#missed.slice(tried.length)];
      this.#tellNow();
      if (this.#missed.length) throw new Error('files are missing');
      this.#retrying = undefined;
    };
    // It rejects when the host has left the page.
    again(attempt, { signal, hasFailed: true, prompts: retryPrompts }).catch(() => undefined);
  }

  /** Looks up the stores. Returns the ones that have no position because files are missing. */
  async #resolve(stores: readonly Store[], signal: AbortSignal): Promise<readonly Store[]> {
    const byId = new Map(stores.map((store) => [store.id, store]));
    const amend = (id: number, more: Partial<Pick<Store, 'countryCode' | 'position'>>): void => {
      const store = byId.get(id);
      if (!store) return;
      this.#placed.set(store, updateStore(this.#placed.get(store) ?? store, more));
      this.#hasPlaced = true;
    };
    const onCountries = (codes: ReadonlyMap<number, string>): void => {
      for (const [id, countryCode] of codes) amend(id, { countryCode });
      this.#tellIn(betweenUpdatesMs);
    };
    let isFirst = true;
    const onPositions = async (
      positions: ReadonlyMap<number, Position>,
      isEven: boolean,
    ): Promise<void> => {
      for (const [id, position] of positions) amend(id, { position });
      if (!isFirst || !isEven) {
        this.#tellIn(betweenUpdatesMs);
        return;
      }
      isFirst = false;
      this.#tellNow();
      if (!this.#hasWaitedForMap) await mapShown();
      this.#hasWaitedForMap = true;
    };
    const read = this.#reader();
    let hasFailed = false;
    try {
      const { locateStores } = await code();
      const lang = this.#lang();
      const urgency = (): Urgency => (this.#isLoading() ? 'last' : 'fair');
      await locateStores(stores, { read, signal, lang, onPositions, onCountries, urgency });
    } catch (error) {
      if (!signal.aborted) report(this.#host, `places can't be loaded: ${String(error)}`, 'warn');
      hasFailed = true;
    }
    if (signal.aborted || !(reportMissingData(this.#host, read) || hasFailed)) return [];
    return stores.filter((store) => isNowhere(this.#placed.get(store) ?? store));
  }

  #tellIn(ms: number): void {
    this.#timer ??= setTimeout(() => this.#tellNow(), ms);
  }

  #tellNow(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#place = this.#currentPlacer();
    this.#host.requestUpdate();
  }

  #currentPlacer(): (stores: readonly Store[]) => readonly Store[] {
    return (stores) =>
      this.#hasPlaced ? stores.map((store) => this.#placed.get(store) ?? store) : stores;
  }
}
