import { StoreLocatorError } from '../domain/error.js';
import type { StockState } from '../domain/stock/stock-state.js';
import type { StockTable } from '../domain/stock/stock-table.js';
import { systemClock, type Clock } from '../http/clock.js';
import type { KeptAnswers } from './kept-answers.js';
import { lateMs } from './late-answer.js';
import { stockFreshMs, stockRefreshMs, stockUsableMs } from './stock-lifespan.js';
import { Resource } from './resource.js';

type Decode = (body: unknown) => StockTable;

/** What was made of a body: raw answers are kept, decoding is remembered by body and decoder. */
interface Decoded {
  readonly body: unknown;
  readonly decode: Decode;
  readonly table?: StockTable | undefined;
  readonly error?: StoreLocatorError | undefined;
}

/** Where a product's inventory comes from. */
export interface StockSource {
  /** Names the answer among those kept for the next page. */
  readonly key: string;
  body(signal: AbortSignal): Promise<unknown>;
  /** Brings what the decoder needs for a body. Never rejects. */
  prepare(body: unknown): Promise<void>;
  /** The decoder in use: the page may set its own at any time, and the raw answer serves on. */
  decoder(): Decode;
}

/** A product's inventory, asked for once however many badges show it: one answer covers every variant and store. */
export class ProductStock extends Resource {
  readonly #source: StockSource;
  readonly #kept: KeptAnswers | undefined;
  readonly #now: () => number;
  readonly #after: Clock['after'];
  #isLate = false;
  #answer: { readonly body: unknown; readonly at: number } | undefined;
  #error: StoreLocatorError | undefined;
  #askedAt = -Infinity;
  #decoded: Decoded | undefined;

  constructor(
    source: StockSource,
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

  get state(): StockState {
    const answer = this.#answer;
    const decode = this.#source.decoder();
    if (answer && (this.#decoded?.body !== answer.body || this.#decoded?.decode !== decode)) {
      this.#decoded = this.#decode(decode, answer.body);
    }
    const { table, error: wrong } = this.#decoded ?? {};
    const error = this.#error ?? wrong;
    const hasFailed = this.#error ?? (table ? undefined : wrong);
    return {
      status: hasFailed ? 'error' : answer ? 'ready' : 'loading',
      table,
      isEmpty: answer && answer.body == null,
      checkedAt: answer?.at,
      refreshing: this.running,
      isLate: this.#isLate && this.running,
      error,
    };
  }

  /** It has been asked for, and nothing shows it or waits for it. */
  get isLeft(): boolean {
    return !this.isWatched && !this.running && this.#askedAt > -Infinity;
  }

  /** To be asked for again. Counted from the request on, but an answer that has just come is not old, however long it took. */
  get isOld(): boolean {
    return !this.running && !this.fresh && this.#now() - this.#askedAt >= stockRefreshMs;
  }

  /**
   * Asks anew for what has grown old while it is looked at; meanwhile it is kept.
   * @param isWanted the visitor does not wait for that
   */
  refresh(isWanted = false): void {
    if (this.running ? !(isWanted && this.#isLate) : !(isWanted || this.isOld)) return;
    this.restart();
    this.notify();
  }

  /** An empty answer is shown as one, and never keeps from asking again. */
  override get fresh(): boolean {
    const answer = this.#answer;
    return answer?.body != null && this.#now() - answer.at < stockFreshMs;
  }

  protected override async run(signal: AbortSignal): Promise<void> {
    this.#error = undefined;
    this.#isLate = false;
    const cancel = this.#after(lateMs, () => {
      if (signal.aborted || this.#answer) return;
      this.#isLate = true;
      this.notify();
    });
    try {
      if (!this.#answer) await this.#restore();
      if (signal.aborted || this.fresh) return;
      this.#askedAt = this.#now();
      const body = await this.#source.body(signal);
      await this.#source.prepare(body);
      if (signal.aborted) return;
      this.#answer = { body, at: this.#now() };
      if (body != null)
        void this.#kept?.write(this.#source.key, { parts: [body], at: this.#answer.at });
    } catch (error) {
      if (!signal.aborted) this.#error = error as StoreLocatorError;
    } finally {
      cancel();
    }
  }

  protected override onSettled(): void {
    this.notify();
  }

  /** A page's own decoder may be wrong: only what is right about its result is known then. */
  #decode(decode: Decode, body: unknown): Decoded {
    try {
      return { body, decode, table: decode(body) };
    } catch (cause) {
      const { message, table } = cause as Error & Pick<Decoded, 'table'>;
      return {
        body,
        decode,
        table,
        error: new StoreLocatorError('bad-answer', message, { cause }),
      };
    }
  }

  async #restore(): Promise<void> {
    const answer = await this.#kept?.read(this.#source.key);
    if (!answer) return;
    const age = this.#now() - answer.at;
    if (age < 0 || age > stockUsableMs) return;
    const body = answer.parts[0];
    await this.#source.prepare(body);
    this.#answer = { body, at: (this.#askedAt = answer.at) };
    this.notify();
  }
}
