import { expect } from '@open-wc/testing';
import { systemClock } from '../../src/http/clock.js';
import { RequestBudget } from '../../src/http/request-budget.js';
import { retryAfterMs } from '../../src/http/retry-after.js';
import { FakeClock } from '../support/fakes/clock.js';

/**
 * Takes `count` places. `started` holds the number of each that may start, with the time since the
 * beginning.
 */
function takeMany(budget: RequestBudget, clock: FakeClock, count: number) {
  const begin = clock.now();
  const started: { number: number; atMs: number }[] = [];
  for (let number = 0; number < count; number++)
    void budget.take().then(() => started.push({ number, atMs: clock.now() - begin }));
  return started;
}

/** A budget of 2 a minute whose places become free in 30 and in 60 seconds. */
async function busy() {
  const clock = new FakeClock();
  const budget = new RequestBudget({ requestsPerMinute: 2, clock });
  await budget.take();
  await clock.advance(30_000);
  await budget.take();
  return { clock, budget, first: new AbortController(), second: new AbortController() };
}

describe('a request budget', () => {
  it('lets 50 requests start at once and the rest a minute later, in their order', async () => {
    const clock = new FakeClock();
    const started = takeMany(new RequestBudget({ clock }), clock, 120);
    await clock.advance(0);
    expect(started).to.have.length(50);
    await clock.advance(59_999);
    expect(started).to.have.length(50);
    await clock.advance(1);
    expect(started).to.have.length(100);
    await clock.advance(60_000);
    expect(started.map(({ number }) => number)).to.deep.equal([...Array(120).keys()]);
  });

  it('never lets more than its number start in any 60 s', async () => {
    const clock = new FakeClock();
    const budget = new RequestBudget({ requestsPerMinute: 7, clock });
    const begin = clock.now();
    const starts: number[] = [];
    // a pseudo-random but fixed rhythm of arrivals
    for (let i = 1, seed = 1; i <= 60; i++) {
      void budget.take().then(() => starts.push(clock.now() - begin));
      seed = (seed * 48_271) % 2_147_483_647;
      await clock.advance(seed % 9000);
      if (i === 20) budget.pause(45_000);
    }
    await clock.advance(600_000);
    expect(starts).to.have.length(60);
    starts.forEach((start, i) => {
      const eighth = starts[i + 7] ?? Infinity;
      expect(eighth - start).to.be.at.least(60_000);
    });
  });

  it('tells how long the wait will be when it begins', async () => {
    const clock = new FakeClock();
    const budget = new RequestBudget({ requestsPerMinute: 1, clock });
    await budget.take();
    await clock.advance(20_000);
    const waits: number[] = [];
    void budget.take(undefined, (ms) => waits.push(ms));
    expect(waits).to.deep.equal([40_000]);
  });

  it('tells a request further back in the queue of a longer wait', async () => {
    const { budget, first, second } = await busy();
    const waits: number[][] = [[], []];
    void budget.take(first.signal, (ms) => waits[0]?.push(ms));
    void budget.take(second.signal, (ms) => waits[1]?.push(ms));
    expect(waits).to.deep.equal([[30_000], [60_000]]);
  });

  it('lets the next request move up when a place ahead is given up', async () => {
    const { budget, clock, first, second } = await busy();
    const given = budget.take(first.signal).catch(() => undefined);
    let startedAtMs = 0;
    const begin = clock.now();
    void budget.take(second.signal).then(() => (startedAtMs = clock.now() - begin));
    await clock.advance(1000);
    first.abort();
    await given;
    await clock.advance(60_000);
    expect(startedAtMs).to.be.within(30_000, 31_000);
  });

  it('tells nothing to a request that need not wait', async () => {
    const waits: number[] = [];
    await new RequestBudget({ clock: new FakeClock() }).take(undefined, (ms) => waits.push(ms));
    expect(waits).to.deep.equal([]);
  });

  it('rejects an aborted request at once and gives its place to the next', async () => {
    const clock = new FakeClock();
    const budget = new RequestBudget({ requestsPerMinute: 1, clock });
    await budget.take();
    const controller = new AbortController();
    const given = budget.take(controller.signal);
    let started = false;
    const next = budget.take().then(() => (started = true));
    controller.abort('gone');
    expect(await given.catch((reason: unknown) => reason)).to.equal('gone');
    await clock.advance(60_000);
    await next;
    expect(started).to.equal(true);
    expect(clock.sleeping).to.deep.equal([]);
  });

  it('resumes after a pause, within its limit', async () => {
    const clock = new FakeClock();
    const budget = new RequestBudget({ requestsPerMinute: 2, clock });
    budget.pause(5000);
    const started = takeMany(budget, clock, 3);
    await clock.advance(70_000);
    expect(started.map(({ atMs }) => atMs)).to.deep.equal([5000, 5000, 65_000]);
  });

  it('is not locked when the visitor sets the clock back', async () => {
    let now = 10_000_000;
    const sleep = (): Promise<void> => Promise.reject(new Error('waited'));
    const clock = { ...systemClock, now: () => now, sleep };
    const budget = new RequestBudget({ requestsPerMinute: 1, clock });
    await budget.take();
    now -= 3_600_000;
    await budget.take();
  });
});

describe('the system clock', () => {
  it('ends a sleep with the reason of the abort', async () => {
    const controller = new AbortController();
    const sleep = systemClock.sleep(60_000, controller.signal);
    controller.abort('enough');
    expect(await sleep.catch((reason: unknown) => reason)).to.equal('enough');
  });

  it('does not begin a sleep that is aborted already', async () => {
    const sleep = systemClock.sleep(60_000, AbortSignal.abort('before'));
    expect(await sleep.catch((reason: unknown) => reason)).to.equal('before');
  });

  it('calls back after a while, or at the abort if that is sooner, once', async () => {
    const controller = new AbortController();
    let calls = 0;
    systemClock.after(0, () => calls++, controller.signal);
    await systemClock.sleep(10);
    expect(calls).to.equal(1);
    systemClock.after(60_000, () => calls++, controller.signal);
    controller.abort();
    expect(calls).to.equal(2);
  });

  it('does not call back after the call is cancelled', async () => {
    const controller = new AbortController();
    let calls = 0;
    systemClock.after(0, () => calls++, controller.signal)();
    controller.abort();
    await systemClock.sleep(10);
    expect(calls).to.equal(0);
  });

  it('sleeps no longer than the given time', async () => {
    await systemClock.sleep(0);
    expect(Math.abs(systemClock.now() - Date.now())).to.be.below(1000);
  });
});

describe('Retry-After', () => {
  const now = Date.UTC(2026, 0, 5, 12);
  for (const [header, ms] of [
    ['0', undefined],
    ['90', 90_000],
    ['Mon, 05 Jan 2026 12:00:30 GMT', 30_000],
    ['Mon, 05 Jan 2026 11:00:00 GMT', undefined],
    ['soon', undefined],
    ['-5', undefined],
    ['1.5', undefined],
    ['', undefined],
    [null, undefined],
  ] as const) {
    it(`of ${header} means ${ms} ms`, () => {
      expect(retryAfterMs(header, now)).to.equal(ms);
    });
  }
});
