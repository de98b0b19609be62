import { expect } from '@open-wc/testing';
import { getJson, type GetJsonOptions } from '../../src/http/get-json.js';
import { HttpError } from '../../src/http/http-error.js';
import { RequestBudget } from '../../src/http/request-budget.js';
import { FakeClock } from '../support/fake-clock.js';
import { json, scriptedFetch, status, type ScriptedAnswer } from '../support/scripted-fetch.js';

const url = new URL('https://service.test/api/v1/locations.json?page=1');

/** `random` is 1, so that a backoff has its full length: 500, 1000, 2000 ms, and 4000 after a 429. */
function start(
  answers: (ScriptedAnswer | (() => ScriptedAnswer))[],
  options: Partial<GetJsonOptions> = {},
) {
  const clock = new FakeClock();
  const { fetch, requests } = scriptedFetch(...answers);
  const answer = getJson(url, { clock, fetch, random: () => 1, ...options });
  answer.catch(() => undefined);
  return { answer, clock, requests };
}

async function failure(promise: Promise<unknown>): Promise<HttpError> {
  const error = await promise.then(
    () => undefined,
    (error: unknown) => error,
  );
  expect(error).to.be.instanceOf(HttpError);
  return error as HttpError;
}

describe('an answer', () => {
  it('is the JSON it holds', async () => {
    expect(await start([json([{ id: 1 }])]).answer).to.deep.equal([{ id: 1 }]);
  });

  it('is null when it is 204, empty or blank', async () => {
    const empty = [new Response(null, { status: 204 }), new Response(''), new Response(' \n')];
    for (const response of empty) expect(await start([response]).answer).to.equal(null);
  });

  for (const [what, body] of [
    ['HTML', '<!doctype html><title>Not here</title>'],
    ['cut JSON', '[{"id":1},{"id"'],
  ] as const) {
    it(`of ${what} is a bad answer, and is not asked for again`, async () => {
      const { answer, requests } = start([new Response(body)]);
      const { code, status, cause } = await failure(answer);
      expect([code, status]).to.deep.equal(['bad-answer', 200]);
      expect(cause).to.be.instanceOf(SyntaxError);
      expect(requests).to.have.length(1);
    });
  }

  it('is asked for without cookies, with only the origin as referrer, and nothing that needs a preflight', async () => {
    const { answer, requests } = start([json([])]);
    await answer;
    const { credentials, referrerPolicy, headers, method } = requests[0] as Request;
    expect([method, credentials, referrerPolicy]).to.deep.equal(['GET', 'omit', 'strict-origin']);
    expect([...headers]).to.deep.equal([['accept', 'application/json']]);
  });
});

describe('a request that fails', () => {
  for (const [what, first, code] of [
    ['network error', new TypeError('Failed to fetch'), 'network'],
    ['500', status(500), 'server'],
    ['503', status(503), 'server'],
  ] as const) {
    it(`by a ${what} is tried again after 500, 1000 and 2000 ms at most`, async () => {
      const again = () => (first instanceof Error ? first : first.clone());
      const { answer, clock, requests } = start([again, again, again, again]);
      for (const ms of [500, 1000, 2000]) {
        await clock.sleepOf(ms);
        await clock.advance(ms);
      }
      expect((await failure(answer)).code).to.equal(code);
      expect(requests).to.have.length(4);
      expect(clock.sleeping).to.deep.equal([]);
    });
  }

  it('waits a random part of the backoff', async () => {
    const { answer, clock } = start([status(500), json(1)], { random: () => 0.3 });
    await clock.sleepOf(150);
    await clock.advance(150);
    expect(await answer).to.equal(1);
  });

  for (const code of [400, 401, 403, 404, 410, 422]) {
    it(`by ${code} is refused and not tried again`, async () => {
      const { answer, requests, clock } = start([status(code)]);
      const error = await failure(answer);
      expect([error.code, error.status]).to.deep.equal(['refused', code]);
      expect(requests).to.have.length(1);
      expect(clock.sleeping).to.deep.equal([]);
    });
  }

  it('to bring headers in 10 s times out and is tried again', async () => {
    const { answer, clock, requests } = start([undefined, json('late')]);
    await clock.sleepOf(10_000);
    await clock.advance(10_000);
    await clock.sleepOf(500);
    expect(requests[0]?.signal.aborted).to.equal(true);
    await clock.advance(500);
    expect(await answer).to.equal('late');
  });

  it('to bring its whole body in time times out too', async () => {
    const endless = new Response(
      new ReadableStream({ start: (body) => body.enqueue(new Uint8Array(1)) }),
    );
    const { answer, clock } = start([endless], { retries: 0, timeoutMs: 3000 });
    await clock.advance(3000);
    expect((await failure(answer)).code).to.equal('timeout');
  });

  it('times out though the fetch given does not listen to its signal', async () => {
    const clock = new FakeClock();
    const deaf = () => new Promise<Response>(() => undefined);
    const answer = failure(getJson(url, { clock, fetch: deaf, retries: 0 }));
    await clock.advance(10_000);
    expect((await answer).code).to.equal('timeout');
  });
});

describe('a 429', () => {
  it('with Retry-After in seconds is tried again after exactly that, which onWait hears', async () => {
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
      for (let turn = 0; turn < 20; turn++) await new Promise((done) => setTimeout(done));
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

  it('pauses them for two minutes where it asks for more', async () => {
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

describe('an abort', () => {
  it('before the start sends nothing', async () => {
    const { answer, requests } = start([], { signal: AbortSignal.abort() });
    expect((await failure(answer)).code).to.equal('aborted');
    expect(requests).to.have.length(0);
  });

  for (const [when, answers, ms] of [
    ['while the answer is awaited', [undefined], 10_000],
    ['during a backoff', [status(500)], 500],
    ['during a Retry-After', [status(429, { 'retry-after': '9' })], 9000],
  ] as const) {
    it(`${when} rejects at once and leaves no timer`, async () => {
      const controller = new AbortController();
      const { answer, clock, requests } = start([...answers], { signal: controller.signal });
      await clock.sleepOf(ms);
      controller.abort('left the page');
      const { code, cause } = await failure(answer);
      expect([code, cause]).to.deep.equal(['aborted', 'left the page']);
      expect(clock.sleeping).to.deep.equal([]);
      expect(requests[0]?.signal.aborted).to.equal(true);
    });
  }

  it('leaves no listener on the signal, nor does an answer', async () => {
    const { signal } = new AbortController();
    let listeners = 0;
    signal.addEventListener = (...args: [string, EventListener]) => {
      listeners++;
      EventTarget.prototype.addEventListener.apply(signal, args);
    };
    signal.removeEventListener = (...args: [string, EventListener]) => {
      listeners--;
      EventTarget.prototype.removeEventListener.apply(signal, args);
    };
    const fetch = () => Promise.resolve(json(1));
    await getJson(url, { fetch, signal });
    expect(listeners).to.equal(0);
  });
});
