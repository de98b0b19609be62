import type { KeptAnswer } from '../../../src/page/kept/kept-answer.js';
import type { KeptAnswers } from '../../../src/page/kept/kept-answers.js';

/** Answers kept in memory, with what was written in the order it was written. */
export class FakeKeptAnswers implements KeptAnswers {
  readonly written: KeptAnswer<unknown>[] = [];
  readonly #answer: KeptAnswer<unknown> | undefined;

  constructor(answer?: KeptAnswer<unknown>) {
    this.#answer = answer;
  }

  read<T>(): Promise<KeptAnswer<T> | undefined> {
    return Promise.resolve(this.#answer as KeptAnswer<T> | undefined);
  }

  write<T>(_key: string, answer: KeptAnswer<T>): Promise<void> {
    this.written.push(answer);
    return Promise.resolve();
  }
}
