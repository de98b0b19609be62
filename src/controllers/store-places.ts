import type { Position, Store } from '../domain/store/store.js';
import { again } from '../http/again.js';
import { Observable } from '../page/observable.js';
import type { LocateOptions } from '../gazetteer/locate/locate-stores.js';
import { dataReader } from './data-reader.js';
import { languageOf } from './language.js';
import { dataUrlOnPage, positionsOnPage } from './page-locators.js';
import { report } from './report.js';
import { reportMissingData } from './report-missing-data.js';
import { retryPrompts } from './retry-watch.js';
import { whenIdle } from '../scheduling/when-idle.js';

type ById = Map<number, Store>;

/**
 * Where the embedded gazetteer puts stores that nobody has placed: for all elements of the page, each store once. Nothing
 * is asked for that nobody wants to know, and what is on its way ends with the last who does.
 */
class StorePlaces extends Observable {
  /** null: looked for in vain. */
  readonly #positions = new WeakMap<Store, Position | null>();
  /** Not found while files could not be had: looked for again. */
  readonly #unsure = new Set<Store>();
  readonly #waiting = new Set<Store>();
  #running: AbortController | undefined;
  #retrying: AbortController | undefined;
  #placed = new WeakMap<readonly Store[], readonly Store[]>();

  /** The stores, with what positions have been found by now; the same list for the same until there are more. */
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

  /** Looks for those that have no position once the page is at rest, and tells when it has. */
  ask(stores: readonly Store[], host: Element): void {
    const isOpen = (store: Store): boolean =>
      !store.position && !this.#positions.has(store) && !this.#unsure.has(store);
    for (const store of stores) if (isOpen(store)) this.#waiting.add(store);
    if (!this.#waiting.size || this.#running) return;
    const running = new AbortController();
    this.#running = running;
    // Others that are drawn meanwhile may ask as well.
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
      // Nobody wants to know any more.
      () => undefined,
    );
  }

  /** Stores of other merchants may have the same ids: those wait for the next turn. */
  #take(): ById {
    const stores = new Map<number, Store>();
    for (const store of this.#waiting) {
      if (stores.has(store.id)) continue;
      stores.set(store.id, store);
      this.#waiting.delete(store);
    }
    return stores;
  }

  /** Without the gazetteer, what is said without positions stands. */
  async #find(
    stores: ById,
    host: Element,
    options: Pick<LocateOptions, 'read' | 'signal'>,
  ): Promise<ReadonlyMap<number, Position> | undefined> {
    try {
      const { locateStores } = await import('../gazetteer/locate/locate-stores.js');
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
