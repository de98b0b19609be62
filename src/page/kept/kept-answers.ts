import { afterPaint } from '../../scheduling/after-paint.js';
import { indexKey, type KeptAnswer } from './kept-answer.js';

/**
 * The answers that the shop's next page may start with. Their number is limited. Without storage
 * there are none, and no error.
 */
export interface KeptAnswers {
  read<T>(key: string): Promise<KeptAnswer<T> | undefined>;
  write<T>(key: string, answer: KeptAnswer<T>): Promise<void>;
}

const database = (): Promise<KeptAnswers> => import('./answer-database.js');

/**
 * Keeps answers in IndexedDB. The database code loads only when an answer is kept already, or once
 * an answer to keep has been painted.
 */
export const keptAnswers: KeptAnswers = {
  async read(key) {
    try {
      return localStorage.getItem(indexKey)?.includes(JSON.stringify(key))
        ? await (await database()).read(key)
        : undefined;
    } catch {
      // Private windows and blocked storage are normal. The network answers instead.
      return undefined;
    }
  },
  async write(key, answer) {
    await afterPaint();
    try {
      await (await database()).write(key, answer);
    } catch {
      // Storage may be blocked, or the disk may be full.
    }
  },
};
