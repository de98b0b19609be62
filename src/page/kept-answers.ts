import { afterPaint } from '../scheduling/after-paint.js';
import { indexKey, type KeptAnswer } from './kept-answer.js';

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
