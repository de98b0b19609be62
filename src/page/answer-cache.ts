import { createStore, delMany, get, getMany, setMany, update, type UseStore } from 'idb-keyval';
import { shared } from './shared.js';

/** An answer kept for the next page of the shop, in parts so that no single read or write is long. */
export interface CachedAnswer<T> {
  readonly parts: readonly T[];
  /** When it was received, in milliseconds since 1970. */
  readonly at: number;
}

interface Entry {
  readonly key: string;
  readonly at: number;
  readonly parts: number;
}

/** Raised when the shape of what is kept changes; older answers are then never read and soon pushed out. */
const version = 1;
const maxParts = 300;
const indexKey = 'index';
/** A database that does not answer (private windows, a blocked upgrade) must not hold up the network. */
const patienceMs = 250;

const partKey = (key: string, part: number): string => `${key}#${part}`;

/** Listings and stock in IndexedDB: bounded, and silently absent where IndexedDB is. */
export class AnswerCache {
  #store: UseStore | undefined;
  #broken = false;

  async read<T>(key: string): Promise<CachedAnswer<T> | undefined> {
    return this.#attempt(async (store) => {
      const entry = (await get<readonly Entry[]>(indexKey, store))?.find(
        (candidate) => candidate.key === this.#versioned(key),
      );
      if (!entry) return undefined;
      const keys = Array.from({ length: entry.parts }, (_, part) => partKey(entry.key, part));
      const parts = (await getMany<T>(keys, store)).filter((part) => part !== undefined);
      return parts.length === keys.length ? { parts, at: entry.at } : undefined;
    }, patienceMs);
  }

  async write<T>(key: string, parts: readonly T[], at: number): Promise<void> {
    await this.#attempt(async (store) => {
      const entry: Entry = { key: this.#versioned(key), at, parts: parts.length };
      // One transaction a part: each is its own task, short enough to leave frames alone.
      for (const [part, value] of parts.entries()) {
        await setMany([[partKey(entry.key, part), value]], store);
      }
      let dropped: readonly Entry[] = [];
      await update<readonly Entry[]>(
        indexKey,
        (entries = []) => {
          const kept = [entry, ...entries.filter((other) => other.key !== entry.key)];
          let room = maxParts;
          const limit = kept.findIndex((candidate) => (room -= candidate.parts) < 0);
          dropped = limit < 0 ? [] : kept.slice(limit);
          return limit < 0 ? kept : kept.slice(0, limit);
        },
        store,
      );
      const stale = dropped.flatMap(({ key, parts }) =>
        Array.from({ length: parts }, (_, part) => partKey(key, part)),
      );
      if (stale.length) await delMany(stale, store);
    });
  }

  #versioned(key: string): string {
    return `${version}|${key}`;
  }

  async #attempt<T>(
    work: (store: UseStore) => Promise<T>,
    timeoutMs?: number,
  ): Promise<T | undefined> {
    if (this.#broken || typeof indexedDB === 'undefined') return undefined;
    try {
      this.#store ??= createStore('store-locator-elements', 'answers');
      const result = work(this.#store);
      if (timeoutMs === undefined) return await result;
      let timer: ReturnType<typeof setTimeout> | undefined;
      const patience = new Promise<undefined>((resolve) => {
        timer = setTimeout(resolve, timeoutMs);
      });
      return await Promise.race([result, patience]).finally(() => clearTimeout(timer));
    } catch {
      // Private windows, full disks and blocked storage are normal: the network answers instead.
      this.#broken = true;
      return undefined;
    }
  }
}

export const answerCache = (): AnswerCache => shared('answers', () => new AnswerCache());
