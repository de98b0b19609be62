import { expect } from '@open-wc/testing';
import { again } from '../../src/http/again.js';
import { FakeClock } from '../support/fakes/clock.js';
import { nextTask } from '../support/harness/waiting.js';

describe('a task that is tried again', () => {
  /** Fails some times, and then gives how often it was tried. */
  function start(failures: number, more: { hasFailed?: boolean } = {}) {
    const clock = new FakeClock();
    const leaving = new AbortController();
    const { signal } = leaving;
    const told: string[] = [];
    const prompts = new Set<() => void>();
    let tries = 0;
    const answer = again(
      () => {
        tries++;
        return tries > failures ? Promise.resolve(tries) : Promise.reject(new Error(`${tries}`));
      },
      {
        ...more,
        clock,
        signal,
        prompts: (prompt) => {
          prompts.add(prompt);
          return () => prompts.delete(prompt);
        },
        onFailure: (error) => told.push((error as Error).message),
      },
    );
    return { answer, clock, told, prompts, leave: () => leaving.abort(), tries: () => tries };
  }

  it('is not tried twice when it succeeds', async () => {
    const { answer, clock, told } = start(0);
    expect(await answer).to.equal(1);
    expect([clock.sleeping, told]).to.deep.equal([[], []]);
  });

  it('waits twice as long each time, and after some failures only for a prompt', async () => {
    const { answer, clock, prompts, told } = start(8);
    for (const ms of [500, 1000, 2000, 4000, 8000, 16_000, 32_000]) {
      await clock.sleepOf(ms);
      await clock.advance(ms);
    }
    await nextTask();
    expect(clock.sleeping).to.deep.equal([]);
    expect(told).to.have.length(8);
    for (const prompt of [...prompts]) prompt();
    expect(await answer).to.equal(9);
    expect(prompts.size).to.equal(0);
  });

  it('is tried at once when prompted while it waits', async () => {
    const { answer, clock, prompts } = start(1);
    await clock.sleepOf(500);
    for (const prompt of [...prompts]) prompt();
    expect(await answer).to.equal(2);
    expect([clock.sleeping, prompts.size]).to.deep.equal([[], 0]);
  });

  it('waits before the first try where it has failed before', async () => {
    const { answer, clock, tries } = start(0, { hasFailed: true });
    await clock.sleepOf(500);
    expect(tries()).to.equal(0);
    await clock.advance(500);
    expect(await answer).to.equal(1);
  });

  for (const waits of [1, 8])
    it(`ends when its signal aborts, after ${waits} failures`, async () => {
      const { answer, clock, prompts, leave, tries } = start(Infinity);
      for (let n = 1; n < waits; n++) {
        await clock.sleepOf(250 << n);
        await clock.advance(250 << n);
      }
      await nextTask();
      leave();
      const ended = await answer.catch((error: DOMException) => error.name);
      expect([ended, tries()]).to.deep.equal(['AbortError', waits]);
      expect([clock.sleeping, prompts.size]).to.deep.equal([[], 0]);
    });
});
