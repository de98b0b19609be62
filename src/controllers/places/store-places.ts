import type { Position, Store } from '../../domain/store/store.js';
import { again } from '../../http/again.js';
import { Observable } from '../../page/observable.js';
import type { LocateOptions } from '../../gazetteer/locate/locate-stores.js';
import { dataReader } from './data-reader.js';
import { languageOf } from '../words/language.js';
import { dataUrlOnPage, positionsOnPage } from '../listing/page-locators.js';
import { report } from '../reports/report.js';
import { reportMissingData } from '../reports/report-missing-data.js';
import { retryPrompts } from '../watches/retry-watch.js';
import { whenIdle } from '../../scheduling/when-idle.js';

type ById = Map<number, Store>;

/**
 * Finds positions in the embedded gazetteer for stores that have none, once for each store and for
 * all elements of the page.
 *
 * It looks up only the stores that an element asks for. The lookup ends when the last element
 * leaves.
 */
class StorePlaces extends Observable {
  /** The positions found so far; null after a lookup without a result. */
  readonly #positions = new WeakMap<Store, Position | null>();
  /** The stores that were not found while files were missing. They are looked up again. */
  readonly #unsure = new Set<Store>();
  readonly #waiting = new Set<Store>();
  #running: AbortController | undefined;
  #retrying: AbortController | undefined;
  #placed = new WeakMap<readonly Store[], readonly Store[]>();

  /**
   * Returns the stores with the positions found so far. The same list returns the same result until
   * more positions are found.
   */
  of(stores: readonly Store[]): readonly Store[] {
    let placed = this.#placed.get(stores);
    if (!placed) {
      placed = stores.map((store) => {
        const position = this.#positions.get(store);
        return position ? { ...store, position } : store;
      });
      this.#placed.set(stores, placed);
    }
    return placed;
  }

  /** Looks up stores without a position once the page is idle, and notifies when it is done. */
  ask(stores: readonly Store[], host: Element): void {
    const isOpen = (store: Store): boolean =>
      !store.position && !this.#positions.has(store) && !this.#unsure.has(store);
    for (const store of stores) if (isOpen(store)) this.#waiting.add(store);
    if (!this.#waiting.size || this.#running) return;
    const running = new AbortController();
    this.#running = running;
    // Other elements may be drawn before the page is idle, and ask for more stores.
    whenIdle(running.signal, () => void this.#run(host, running));
  }

  protected override onLast(): void {
    this.#running?.abort();
    this.#retrying?.abort();
    this.#running = this.#retrying = undefined;
    this.#waiting.clear();
    this.#unsure.clear();
  }

  async #run(host: Element, running: AbortController): Promise<void> {
    const { signal } = running;
    while (this.#waiting.size && !signal.aborted) {
      const stores = this.#take();
      const known = positionsOnPage();
      for (const [id, store] of stores) {
        const position = known(store);
        if (position && stores.delete(id)) this.#positions.set(store, position);
      }
      const read = dataReader(dataUrlOnPage());
      const found = stores.size ? await this.#find(stores, host, { read, signal }) : undefined;
      if (signal.aborted) return;
      for (const [id, store] of stores) {
        const position = found?.get(id);
        if (position || (found && !reportMissingData(host, read)))
          this.#positions.set(store, position ?? null);
        else this.#unsure.add(store);
      }
      this.#placed = new WeakMap();
      this.notify();
    }
    if (this.#running === running) this.#running = undefined;
    if (this.#unsure.size) this.#tryAgain(host);
  }

  #tryAgain(host: Element): void {
    if (this.#retrying) return;
    const { signal } = (this.#retrying = new AbortController());
    const attempt = async (): Promise<void> => {
      if (this.#running) throw new Error('others are looked for');
      for (const store of this.#unsure) this.#waiting.add(store);
      this.#unsure.clear();
      await this.#run(host, (this.#running = new AbortController()));
      if (this.#unsure.size) throw new Error('files are missing');
    };
    again(attempt, { signal, hasFailed: true, prompts: retryPrompts }).then(
      () => (this.#retrying = undefined),
      // The last element has left, which aborted the attempts.
      () => undefined,
    );
  }

  /** Takes stores with different ids. Another merchant's store with the same id must wait. */
  #take(): ById {
    const stores = new Map<number, Store>();
    for (const store of this.#waiting) {
      if (stores.has(store.id)) continue;
      stores.set(store.id, store);
      this.#waiting.delete(store);
    }
    return stores;
  }

  /**
   * Looks up positions. Returns undefined when the gazetteer cannot be loaded; badges then stay
   * without positions.
   */
  async #find(
    stores: ById,
    host: Element,
    options: Pick<LocateOptions, 'read' | 'signal'>,
  ): Promise<ReadonlyMap<number, Position> | undefined> {
    try {
      const { locateStores } = await import('../../gazetteer/locate/locate-stores.js');
      return await locateStores([...stores.values()], { ...options, lang: languageOf(host) });
    } catch (error) {
      if (!options.signal?.aborted)
        report(host, `places can't be loaded: ${(error as Error).message}`, 'warn');
      return undefined;
    }
  }
}

let places: StorePlaces | undefined;

export const storePlaces = (): StorePlaces => (places ??= new StorePlaces());
