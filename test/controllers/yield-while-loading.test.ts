import { expect } from '@open-wc/testing';
import { yieldWhileLoading } from '../../src/scheduling/yield-while-loading.js';

const page = window as unknown as { scheduler: unknown };

describe('a rest for the pages of a listing', () => {
  const { scheduler } = page;
  afterEach(() =>
    Object.defineProperty(page, 'scheduler', { value: scheduler, configurable: true }),
  );

  /** Notes how urgent each task is, and runs none of the last. */
  function noted(): string[] {
    const priorities: string[] = [];
    const postTask = (run: () => void, { priority }: { priority: string }): Promise<void> => {
      priorities.push(priority);
      return priority === 'background' ? new Promise(() => undefined) : Promise.resolve(run());
    };
    Object.defineProperty(page, 'scheduler', { value: { postTask }, configurable: true });
    return priorities;
  }

  it('comes after all else while they arrive, and in its turn afterwards', async () => {
    const priorities = noted();
    void yieldWhileLoading('loading');
    await yieldWhileLoading('ready');
    expect(priorities).to.deep.equal(['background', 'user-visible']);
  });

  it('ends, where the page never rests', async () => {
    noted();
    await yieldWhileLoading('loading');
  });
});
