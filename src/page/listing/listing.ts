import type { Page } from '../../api/read/read-pages.js';
import type { StoreLocatorError } from '../../domain/error.js';
import type { ListingState } from '../../domain/listing-state.js';
import type { ListingStatus } from '../../domain/listing-status.js';
import type { Store } from '../../domain/store/store.js';
import { systemClock, type Clock } from '../../http/clock.js';
import type { KeptAnswers } from '../kept/kept-answers.js';
import { lateMs } from '../kept/late-answer.js';
import { listingFreshMs, listingUsableMs } from './listing-lifespan.js';
import { Resource } from '../resource.js';

/** The source of a listing. */
export interface ListingSource {
  /** Names the listing among the answers that are kept for the next page. */
  readonly key: string;
  /**
   * Yields every page from number `from` on, in order. A failed page is yielded with its error, and
   * the next pages follow.
   */
  pages(from: number, signal: AbortSignal, onWait: () => void): AsyncIterable<Page<Store>>;
  /** Reads one page again. Only sources whose pages fail one by one have this function. */
  page?(number: number, signal: AbortSignal, onWait: () => void): Promise<Page<Store>>;
}

/** The part of a page that is kept for the next visit. */
interface KeptPage {
  readonly items: readonly Store[];
  readonly dropped: number;
}

const idsOf = (pages: readonly Page<Store>[]): Set<number> =>
  new Set(pages.flatMap(({ items }) => items.map(({ id }) => id)));

const withoutKnown = (page: Page<Store>, known: ReadonlySet<number>): Page<Store> => ({
  ...page,
  items: page.items.filter(({ id }) => !known.has(id)),
});

/** A merchant's stores. They are read page by page, once for the whole document. */
export class Listing extends Resource {
  readonly #source: ListingSource;
  readonly #kept: KeptAnswers | undefined;
  readonly #now: () => number;
  readonly #after: Clock['after'];
  /** The pages of the listing, in order; `#pages[0]` is page 1. */
  #pages: readonly Page<Store>[] = [];
  /** True when the pages, failed ones included, reach the listing's end. */
  #complete = false;
  #error: StoreLocatorError | undefined;
  #waiting = false;
  #isLate = false;
  /** True when someone asked for the current reading, so that it was not only due. */
  #isAsked = false;
  #refreshFailed = false;
  #settled = 0;
  /** The time when the last whole answer was received. */
  #checkedAt = -Infinity;
  #state: ListingState | undefined;

  constructor(
    source: ListingSource,
    kept: KeptAnswers | undefined,
    now: () => number,
    after: Clock['after'] = systemClock.after,
  ) {
    super();
    this.#after = after;
    this.#source = source;
    this.#kept = kept;
    this.#now = now;
  }

  get state(): ListingState {
    return (this.#state ??= {
      status: this.status,
      // `concat` is many times as fast as `flatMap` here.
      stores: ([] as Store[]).concat(...this.#pages.map((page) => page.items)),
      failedPages: this.#failed.map((page) => page.number),
      droppedRecords: this.#pages.reduce((sum, page) => sum + page.dropped, 0),
      notice: this.#pages.find((page) => page.notice)?.notice,
      error: this.#error,
      refreshFailed: this.#refreshFailed && this.status === 'ready',
      waiting: this.#waiting,
      late: this.#isLate && this.status === 'loading',
      settled: this.#settled,
    });
  }

  /**
   * Tries the failed pages again. Without failed pages, it reads the listing again and keeps the
   * shown stores until that succeeds.
   *
   * A failure of such a reading is shown. A kept listing that is due is also read again, but nobody
   * asked for that, so its failure is not shown.
   */
  refresh(): void {
    this.#isAsked = true;
    if (this.#failed.length === 0) this.#checkedAt = -Infinity;
    if (this.running && !this.#complete && !this.#isLate) return;
    this.restart();
  }

  get #failed(): readonly Page<Store>[] {
    return this.#pages.filter((page) => page.error);
  }

  get status(): ListingStatus {
    const shows = this.#pages.some((page) => !page.error);
    if (this.running && !(this.#complete && shows)) return 'loading';
    if (!shows) return this.#error ? 'error' : 'idle';
    return this.#failed.length || !this.#complete ? 'partial' : 'ready';
  }

  override get fresh(): boolean {
    return this.#now() - this.#checkedAt < listingFreshMs;
  }

  protected override async run(signal: AbortSignal): Promise<void> {
    const cancel = this.#after(lateMs, () => {
      if (!signal.aborted && this.#pages.length === 0) this.#change(() => (this.#isLate = true));
    });
    try {
      this.#change(() => {
        this.#error = undefined;
        this.#isLate = false;
      });
      if (this.#pages.length === 0) await this.#restore(signal);
      if (this.fresh || signal.aborted) return;
      if (this.#pages.every((page) => page.error)) this.#pages = [];
      if (this.#failed.length) await this.#mend(signal);
      else await this.#read(signal);
    } catch (error) {
      if (!signal.aborted) this.#error = error as StoreLocatorError;
    } finally {
      cancel();
    }
  }

  protected override onSettled(): void {
    this.#change(() => {
      this.#waiting = this.#isLate = false;
      this.#refreshFailed = this.#error !== undefined && (this.#isAsked || this.#refreshFailed);
      this.#isAsked = false;
      if (this.status !== 'error') this.#settled++;
    });
  }

  async #restore(signal: AbortSignal): Promise<void> {
    const answer = await this.#kept?.read<KeptPage>(this.#source.key);
    if (!answer) return;
    const age = this.#now() - answer.at;
    if (age < 0 || age > listingUsableMs) return;
    const pages: Page<Store>[] = [];
    for (const part of answer.parts) {
      pages.push({ ...part, number: pages.length + 1 });
      this.#change(() => this.#show(pages));
      // Thousands of stores are restored in several tasks.
      await new Promise((done) => setTimeout(done));
      if (signal.aborted) return;
    }
    this.#complete = true;
    this.#checkedAt = answer.at;
    this.#change(() => undefined);
  }

  /** Reads every page. A listing that is shown already stays until the new one is whole. */
  async #read(signal: AbortSignal): Promise<void> {
    const shown = this.#complete;
    const pages: Page<Store>[] = shown ? [] : [...this.#pages];
    const known = idsOf(pages);
    for await (const page of this.#source.pages(pages.length + 1, signal, this.#onWait)) {
      if (signal.aborted) return;
      pages.push(withoutKnown(page, known));
      if (!shown) this.#change(() => this.#show(pages));
    }
    if (signal.aborted) return;
    const error = pages.find((page) => page.error)?.error;
    this.#change(() => {
      this.#error = error;
      if (shown && error) return;
      this.#show(pages);
      this.#complete = true;
    });
    if (!error) this.#keep();
  }

  /** Reads the failed pages only. The other pages stay as they are. */
  async #mend(signal: AbortSignal): Promise<void> {
    const known = idsOf(this.#pages);
    const cutShort = this.#pages.at(-1)?.error !== undefined;
    for (const { number } of this.#failed) {
      const page = withoutKnown(await this.#source.page!(number, signal, this.#onWait), known);
      if (signal.aborted) return;
      for (const { id } of page.items) known.add(id);
      this.#change(() =>
        this.#show(this.#pages.map((old) => (old.number === number ? page : old))),
      );
    }
    const error = this.#failed[0]?.error;
    this.#change(() => (this.#error = error));
    if (error) return;
    if (cutShort || !this.#complete) {
      this.#complete = false;
      return this.#read(signal);
    }
    this.#keep();
  }

  readonly #onWait = (): void => this.#change(() => (this.#waiting = true));

  #show(pages: readonly Page<Store>[]): void {
    this.#pages = [...pages];
    this.#waiting = this.#isLate = false;
  }

  #keep(): void {
    const parts = this.#pages.map(({ items, dropped }): KeptPage => ({ items, dropped }));
    this.#checkedAt = this.#now();
    void this.#kept?.write(this.#source.key, { parts, at: this.#checkedAt });
  }

  #change(mutate: () => void): void {
    mutate();
    this.#state = undefined;
    this.notify();
  }
}
