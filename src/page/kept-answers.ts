import { afterPaint } from './after-paint.js';

/** Kept answers are listed here, so that a first visit costs no database. */
export const indexKey = 'store-locator:answers';

/** An answer kept for the next page of the shop. */
export interface KeptAnswer<T> {
  /** Apart, so that no single read or write is long. */
  readonly parts: readonly T[];
  /** When it was received, in milliseconds since 1970. */
  readonly at: number;
}

/** What the shop's next page may begin with: bounded, and silently absent where storage is. */
export interface KeptAnswers {
  read<T>(key: string): Promise<KeptAnswer<T> | undefined>;
  write<T>(key: string, answer: KeptAnswer<T>): Promise<void>;
}

const database = (): Promise<KeptAnswers> => import('./answer-database.js');

/** Answers in IndexedDB. Its code is loaded only where something is kept, or once an answer to keep is shown. */
export const keptAnswers: KeptAnswers = {
  async read(key) {
    try {
      return localStorage.getItem(indexKey)?.includes(JSON.stringify(key))
        ? await (await database()).read(key)
        : undefined;
    } catch {
      // Private windows and blocked storage are normal: the network answers instead.
      return undefined;
    }
  },
  async write(key, answer) {
    await afterPaint();
    try {
      await (await database()).write(key, answer);
    } catch {
      // The same, or a full disk.
    }
  },
};
