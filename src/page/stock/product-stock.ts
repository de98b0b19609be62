import { StoreLocatorError } from '../../domain/error.js';
import type { StockState } from '../../domain/stock/stock-state.js';
import type { StockTable } from '../../domain/stock/stock-table.js';
import { systemClock, type Clock } from '../../http/clock.js';
import type { KeptAnswers } from '../kept/kept-answers.js';
import { lateMs } from '../kept/late-answer.js';
import { stockFreshMs, stockRefreshMs, stockUsableMs } from './stock-lifespan.js';
import { Resource } from '../resource.js';

type Decode = (body: unknown) => StockTable;

/** A decoded body. Raw answers are kept, so it is remembered by body and decoder. */
interface Decoded {
  readonly body: unknown;
  readonly decode: Decode;
  readonly table?: StockTable | undefined;
  readonly error?: StoreLocatorError | undefined;
}

/** The source of a product's inventory. */
export interface StockSource {
  /** Names the answer among the answers that are kept for the next page. */
  readonly key: string;
  body(signal: AbortSignal): Promise<unknown>;
  /** Loads the code that the decoder needs for a body. Never rejects. */
  prepare(body: unknown): Promise<void>;
  /** Returns the decoder in use. The page may set another at any time; the raw answer stays. */
  decoder(): Decode;
}

/**
 * A product's inventory. One answer covers every variant and store, so it is requested once for any
 * number of badges.
 */
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

  /** True when the inventory has been requested and no element shows it or waits for it. */
  get isLeft(): boolean {
    return !this.isWatched && !this.running && this.#askedAt > -Infinity;
  }

  /**
   * True when the inventory is due for another request. The age counts from the last request, but
   * an answer that has just arrived is not old, however long it took.
   */
  get isOld(): boolean {
    return !this.running && !this.fresh && this.#now() - this.#askedAt >= stockRefreshMs;
  }

  /**
   * Requests an old inventory again. The earlier answer stays in use until the new one arrives.
   * @param isWanted true when the visitor asks; the request then does not depend on the answer's
   *   age
   */
  refresh(isWanted = false): void {
    if (this.running ? !(isWanted && this.#isLate) : !(isWanted || this.isOld)) return;
    this.restart();
    this.notify();
  }

  /** An empty answer is shown as empty. It is never fresh, so it can be requested again. */
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

  /**
   * Decodes a body. A page's own decoder may fail; then only the valid part of its result is used.
   */
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
