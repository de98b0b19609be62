import { expect } from '@open-wc/testing';
import { yieldWhileLoading } from '../../src/scheduling/yield-while-loading.js';

const page = window as unknown as { scheduler: unknown };

describe('a task that lets the pages of a listing go first', () => {
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

  it('runs after all other tasks while pages arrive, and in its turn afterwards', async () => {
    const priorities = noted();
    void yieldWhileLoading('loading');
    await yieldWhileLoading('ready');
    expect(priorities).to.deep.equal(['background', 'user-visible']);
  });

  it('runs also if the page is never idle', async () => {
    noted();
    await yieldWhileLoading('loading');
  });
});
