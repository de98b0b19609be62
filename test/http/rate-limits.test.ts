import { expect } from '@open-wc/testing';
import { getJson } from '../../src/http/get-json.js';
import { RequestBudget } from '../../src/http/request-budget.js';
// There before the clock is looked at.
import '../../src/http/try-again.js';
import { FakeClock } from '../support/fakes/clock.js';
import { tasks } from '../support/harness/waiting.js';
import { failure, start, url } from '../support/harness/get-json.js';
import { json, scriptedFetch, status } from '../support/fakes/scripted-fetch.js';

describe('an answer with status 429', () => {
  it('with Retry-After in seconds is tried again after exactly that time, which onWait is told', async () => {
    const waits: number[] = [];
    const onWait = (ms: number) => waits.push(ms);
    const { answer, clock, requests } = start([status(429, { 'retry-after': '7' }), json(1)], {
      onWait,
    });
    await clock.sleepOf(7000);
    await clock.advance(6999);
    expect(requests).to.have.length(1);
    await clock.advance(1);
    expect(await answer).to.equal(1);
    expect(waits).to.deep.equal([7000]);
  });

  it('with Retry-After as a date waits until then', async () => {
    const clock = new FakeClock();
    const date = new Date(clock.now() + 12_000).toUTCString();
    const { fetch } = scriptedFetch(status(429, { 'retry-after': date }), json(1));
    const answer = getJson(url, { clock, fetch });
    await clock.sleepOf(12_000);
    await clock.advance(12_000);
    expect(await answer).to.equal(1);
  });

  it('that asks for more than two minutes fails at once', async () => {
    const { answer, requests } = start([status(429, { 'retry-after': '121' })]);
    const { code, status: answered, retryAfterMs } = await failure(answer);
    expect([code, answered, retryAfterMs]).to.deep.equal(['rate-limited', 429, 121_000]);
    expect(requests).to.have.length(1);
  });

  for (const random of [0, 1])
    it(`that hides its Retry-After waits longer each time for two minutes, then gives up (chance ${random})`, async () => {
      const { answer, clock, requests } = start(
        Array.from({ length: 6 }, () => () => status(429)),
        { random: () => random },
      );
      for (const ms of [4000, 8000, 16_000, 32_000, 64_000]) {
        await clock.sleepOf(ms);
        await clock.advance(ms);
      }
      expect((await failure(answer)).code).to.equal('rate-limited');
      expect(requests).to.have.length(6);
    });

  it('that hides its Retry-After ends none of 48 requests where 20 are let through a minute', async () => {
    const clock = new FakeClock();
    const budget = new RequestBudget({ clock });
    const served: number[] = [];
    let refused = 0;
    const fetch = (): Promise<Response> => {
      const now = clock.now();
      const isFull = served.filter((at) => at > now - 60_000).length >= 20;
      if (isFull) refused++;
      else served.push(now);
      return Promise.resolve(isFull ? status(429) : json(1));
    };
    // Four at a time, as badges ask.
    let left = 48;
    const errors: unknown[] = [];
    const ask = async (): Promise<void> => {
      while (left-- > 0)
        await getJson(url, { clock, budget, fetch, random: () => 0.1 }).catch((error: unknown) =>
          errors.push(error),
        );
    };
    let isDone = false;
    void Promise.all([ask(), ask(), ask(), ask()]).then(() => (isDone = true));
    for (let second = 0; second < 200 && !isDone; second++) {
      await clock.advance(1000);
      // An engine reads an answer in some tasks.
      await tasks(20);
    }
    expect(errors).to.deep.equal([]);
    expect([served.length, isDone]).to.deep.equal([48, true]);
    expect(refused).to.be.within(4, 48);
  });

  it('pauses every request of the same budget, and they resume', async () => {
    const clock = new FakeClock();
    const budget = new RequestBudget({ clock });
    const first = scriptedFetch(status(429, { 'retry-after': '30' }), json('first'));
    const second = scriptedFetch(json('second'));
    const firstAnswer = getJson(url, { clock, budget, fetch: first.fetch });
    await clock.sleepOf(30_000);
    const waits: number[] = [];
    const onWait = (ms: number) => waits.push(ms);
    const secondAnswer = getJson(url, { clock, budget, onWait, fetch: second.fetch });
    await clock.advance(29_999);
    expect(second.requests).to.have.length(0);
    await clock.advance(1);
    expect(await Promise.all([firstAnswer, secondAnswer])).to.deep.equal(['first', 'second']);
    expect(waits[0]).to.equal(30_000);
  });

  it('pauses them for two minutes at most', async () => {
    const clock = new FakeClock();
    const budget = new RequestBudget({ clock });
    const first = scriptedFetch(status(429, { 'retry-after': '180' }));
    const second = scriptedFetch(json('second'));
    expect((await failure(getJson(url, { clock, budget, fetch: first.fetch }))).code).to.equal(
      'rate-limited',
    );
    const secondAnswer = getJson(url, { clock, budget, fetch: second.fetch });
    await clock.advance(119_999);
    expect(second.requests).to.have.length(0);
    await clock.advance(1);
    expect(await secondAnswer).to.equal('second');
  });

  it('that asks for no wait is tried again as if it had not said', async () => {
    const { answer, clock, requests } = start([status(429, { 'retry-after': '0' }), json(1)]);
    await clock.sleepOf(4_000);
    expect(requests).to.have.length(1);
    await clock.advance(4_000);
    expect(await answer).to.equal(1);
  });
});
