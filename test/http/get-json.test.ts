import { expect } from '@open-wc/testing';
import { getJson } from '../../src/http/get-json.js';
import { FakeClock } from '../support/fakes/clock.js';
import { failure, start, url } from '../support/harness/get-json.js';
import { json, status } from '../support/fakes/scripted-fetch.js';

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
    it(`of ${what} is a bad answer, and is not requested again`, async () => {
      const { answer, requests } = start([new Response(body)]);
      const { code, status, cause } = await failure(answer);
      expect([code, status]).to.deep.equal(['bad-answer', 200]);
      expect(cause).to.be.instanceOf(SyntaxError);
      expect(requests).to.have.length(1);
    });
  }

  it('is put together from pieces that cut a letter', async () => {
    const bytes = new TextEncoder().encode(JSON.stringify(['Écume', '北京', '🏬']));
    const body = new ReadableStream({
      start(stream) {
        for (const byte of bytes) stream.enqueue(Uint8Array.of(byte));
        stream.close();
      },
    });
    const { answer } = start([new Response(body)]);
    expect(await answer).to.deep.equal(['Écume', '北京', '🏬']);
  });

  it('is read without the byte order mark that some servers send', async () => {
    expect(await start([new Response('\ufeff[1]')]).answer).to.deep.equal([1]);
  });

  it('is read from a fetch whose bodies are no web streams', async () => {
    const response = new Response('[1]');
    Object.defineProperty(response, 'body', { value: {} });
    expect(await start([response]).answer).to.deep.equal([1]);
  });

  it('is a bad answer when it is too long, and is not read to its end', async () => {
    let sent = 0;
    let isCancelled = false;
    const body = new ReadableStream({
      pull(stream) {
        sent++;
        stream.enqueue(new Uint8Array(2 ** 20).fill(0x20));
      },
      cancel: () => void (isCancelled = true),
    });
    const { answer, requests } = start([new Response(body)]);
    const { code, status, message } = await failure(answer);
    expect([code, status, message]).to.deep.equal([
      'bad-answer',
      200,
      'bad-answer (200): more than 16 MB',
    ]);
    expect([sent <= 20, isCancelled, requests.length]).to.deep.equal([true, true, 1]);
  });

  it('may be as long as its reader allows', async () => {
    const long = JSON.stringify(['x'.repeat(1_000)]);
    expect(await start([new Response(long)], { maxBytes: long.length }).answer).to.have.length(1);
    const { answer } = start([new Response(long)], { maxBytes: long.length - 1 });
    expect((await failure(answer)).code).to.equal('bad-answer');
  });

  it('is requested without cookies, with only the origin as referrer, and nothing that needs a preflight', async () => {
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
    ['408', status(408), 'server'],
    ['425', status(425), 'server'],
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

  it('is not aborted once it has been read, and is aborted when its body is not wanted', async () => {
    const read = start([json(1)]);
    expect(await read.answer).to.equal(1);
    expect(read.requests[0]?.signal.aborted).to.equal(false);
    expect(read.clock.sleeping).to.deep.equal([]);
    const refused = start([status(404)]);
    await failure(refused.answer);
    expect(refused.requests[0]?.signal.aborted).to.equal(true);
  });

  it('to send headers within 10 s times out and is tried again', async () => {
    const { answer, clock, requests } = start([undefined, json('late')]);
    await clock.sleepOf(10_000);
    await clock.advance(10_000);
    await clock.sleepOf(500);
    expect(requests[0]?.signal.aborted).to.equal(true);
    await clock.advance(500);
    expect(await answer).to.equal('late');
  });

  it('to send its whole body in time times out', async () => {
    const endless = new Response(
      new ReadableStream({ start: (body) => body.enqueue(new Uint8Array(1)) }),
    );
    const { answer, clock } = start([endless], { retries: 0, timeoutMs: 3000 });
    await clock.advance(3000);
    expect((await failure(answer)).code).to.equal('timeout');
  });

  it('times out even if the given fetch ignores its signal', async () => {
    const clock = new FakeClock();
    const deaf = () => new Promise<Response>(() => undefined);
    const answer = failure(getJson(url, { clock, fetch: deaf, retries: 0 }));
    await clock.advance(10_000);
    expect((await answer).code).to.equal('timeout');
  });
});

describe('an abort', () => {
  it('before the start sends nothing', async () => {
    const { answer, requests } = start([], { signal: AbortSignal.abort() });
    expect((await failure(answer)).code).to.equal('aborted');
    expect(requests).to.have.length(0);
  });

  for (const [when, answers, ms, options] of [
    ['while the answer is awaited', [undefined], 10_000, {}],
    ['while the only answer is awaited', [undefined], 10_000, { retries: 0 }],
    ['during a backoff', [status(500)], 500, {}],
    ['during a Retry-After', [status(429, { 'retry-after': '9' })], 9000, {}],
  ] as const) {
    it(`${when} rejects at once and leaves no timer`, async () => {
      const controller = new AbortController();
      const { answer, clock, requests } = start([...answers], {
        ...options,
        signal: controller.signal,
      });
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
