import { expect } from '@open-wc/testing';
import { httpReader } from '../../src/places/http-reader.js';
import { scriptedFetch } from '../support/scripted-fetch.js';

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
    await new Promise((done) => setTimeout(done));
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

  it('names the file and the status of one that is not there', async () => {
    window.fetch = scriptedFetch(new Response('', { status: 404 })).fetch;
    const { message } = await failure(httpReader('https://data.example/')('cities-XX-1.bin'));
    expect(message).to.equal('cities-XX-1.bin: 404');
  });
});
