import { expect } from '@open-wc/testing';
import { httpReader } from '../../src/gazetteer/http-reader.js';
import { FakeClock } from '../support/fakes/clock.js';
import { scriptedFetch } from '../support/fakes/scripted-fetch.js';
import { nextTask } from '../support/harness/waiting.js';

describe('data files over HTTP', () => {
  const { fetch: original } = window;
  afterEach(() => {
    window.fetch = original;
  });

  const failure = (reading: Promise<unknown>): Promise<Error> =>
    reading.then(
      () => new Error('it was read'),
      (error: unknown) => error as Error,
    );

  it('asks for two files at once, and for others in tasks of their own', async () => {
    const asked: string[] = [];
    window.fetch = (url) => {
      asked.push((url as URL).pathname.slice(1));
      return Promise.resolve(new Response('x'));
    };
    const read = httpReader('https://data.example/');
    const reading = Promise.all(['a', 'b', 'c', 'd'].map(read));
    await Promise.resolve();
    expect(asked).to.deep.equal(['a', 'b']);
    await reading;
    expect(asked).to.deep.equal(['a', 'b', 'c', 'd']);
    await nextTask();
    const again = read('e');
    await Promise.resolve();
    expect(asked.at(-1)).to.equal('e');
    await again;
  });

  it('gives up a file that never comes', async () => {
    const { fetch, requests } = scriptedFetch(undefined);
    window.fetch = fetch;
    const { message } = await failure(httpReader('https://data.example/', 1)('cities-FR-1.bin'));
    expect(message).to.equal('cities-FR-1.bin: no answer in 1 ms');
    expect(requests[0]?.signal.aborted).to.equal(true);
  });

  it('gives up a file that begins and never ends', async () => {
    window.fetch = (_, init) =>
      Promise.resolve(
        new Response(
          new ReadableStream({
            start: (body) =>
              init?.signal?.addEventListener('abort', () => body.error(init.signal?.reason)),
          }),
        ),
      );
    const { message } = await failure(httpReader('https://data.example/', 1)('cities-FR-1.bin'));
    expect(message).to.equal('cities-FR-1.bin: no answer in 1 ms');
  });

  it('stops reading a file that is longer than any data file', async () => {
    let pieces = 0;
    let isCancelled = false;
    window.fetch = () =>
      Promise.resolve(
        new Response(
          new ReadableStream({
            pull: (body) => {
              pieces++;
              body.enqueue(new Uint8Array(2 ** 20));
            },
            cancel: () => void (isCancelled = true),
          }),
        ),
      );
    const { message } = await failure(httpReader('https://data.example/')('cities-FR-1.bin'));
    expect(message).to.match(/^cities-FR-1\.bin: more than \d+ bytes$/);
    expect(isCancelled).to.equal(true);
    expect(pieces).to.be.lessThan(10);
  });

  for (const [what, response] of [
    ['says that it is HTML', () => new Response('x', { headers: { 'content-type': 'text/html' } })],
    ['begins as HTML does', () => new Response('<!doctype html>')],
  ] as const)
    it(`sends no request for five seconds after an answer that ${what}`, async () => {
      const clock = new FakeClock();
      const asked: string[] = [];
      const aborted: string[] = [];
      window.fetch = (url, init) => {
        const name = (url as URL).pathname.slice(1);
        asked.push(name);
        if (name === 'a') return Promise.resolve(response());
        if (name === 'z') return Promise.resolve(new Response('z'));
        return new Promise((_, reject) =>
          init?.signal?.addEventListener('abort', () => {
            aborted.push(name);
            reject(init.signal?.reason as Error);
          }),
        );
      };
      const read = httpReader('https://data.example/', 15_000, clock);
      const ends = await Promise.all(['b', 'a', 'c'].map((name) => failure(read(name))));
      const [{ message } = new Error()] = ends;
      expect(new Set(ends.map((end) => end.message)).size).to.equal(1);
      expect(message).to.include('https://data.example/a ').and.include('data-url');
      expect(message).to.include('store-locator assets');
      expect(aborted).to.include('b');
      const before = asked.length;
      for (let n = 0; n < 129; n++) await failure(read(`file-${n}`));
      expect(asked).to.have.length(before);
      await clock.advance(5_000);
      expect([...(await read('z'))]).to.deep.equal([0x7a]);
    });

  it('names the file and the status of a missing file', async () => {
    window.fetch = scriptedFetch(new Response('', { status: 404 })).fetch;
    const { message } = await failure(httpReader('https://data.example/')('cities-XX-1.bin'));
    expect(message).to.match(/^cities-XX-1\.bin: 404 in http.*\/\. Set data-url to the folder /);
  });
});
