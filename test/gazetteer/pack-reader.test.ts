import { expect } from '@open-wc/testing';
import { PACK_VERSION, packHead } from '../../src/gazetteer/shards/data-pack.js';
import { packReader } from '../../src/gazetteer/shards/pack-reader.js';
import { FakeClock } from '../support/fakes/clock.js';

const url = 'https://shop.example/assets/store-locator-data-1.wasm';
const files = { 'outline-world.bin': [1, 2, 3], 'cities-FR-1.bin': [4, 5], 'postal-FR.bin': [6] };

function pack({ version = PACK_VERSION, countries = ['FR'] } = {}): Uint8Array<ArrayBuffer> {
  const lengths = Object.entries(files).map(([name, { length }]) => [name, length] as const);
  const head = packHead({ version, countries, files: Object.fromEntries(lengths) });
  return Uint8Array.from([...head, ...Object.values(files).flat()]);
}

const failure = (reading: Promise<unknown>): Promise<Error> =>
  reading.then(
    () => new Error('it was read'),
    (error: unknown) => error as Error,
  );

describe('a data pack', () => {
  const { fetch: original } = window;
  let requests = 0;
  const answer = (response: () => Response): void => {
    requests = 0;
    window.fetch = () => {
      requests++;
      return Promise.resolve(response());
    };
  };
  afterEach(() => {
    window.fetch = original;
  });

  it('gives its files, for one request', async () => {
    answer(() => new Response(pack()));
    const read = packReader(url);
    const names = Object.keys(files) as (keyof typeof files)[];
    const read3 = await Promise.all(names.map(read));
    expect(read3.map((bytes) => [...bytes])).to.deep.equal(Object.values(files));
    expect([...(await read('postal-FR.bin'))]).to.deep.equal([6]);
    expect(requests).to.equal(1);
  });

  it('gives each file as soon as its bytes have come, however the stream is cut', async () => {
    const bytes = pack();
    let send!: ReadableStreamDefaultController<Uint8Array>;
    answer(
      () => new Response(new ReadableStream<Uint8Array>({ start: (body) => void (send = body) })),
    );
    const read = packReader(url);
    const [world, postal] = [read('outline-world.bin'), read('postal-FR.bin')];
    await Promise.resolve();
    let isPostalThere = false;
    void postal.then(() => (isPostalThere = true));
    for (const byte of bytes.subarray(0, bytes.length - 2)) send.enqueue(Uint8Array.of(byte));
    expect([...(await world)]).to.deep.equal([1, 2, 3]);
    expect(isPostalThere).to.equal(false);
    send.enqueue(bytes.subarray(bytes.length - 2));
    send.close();
    expect([...(await postal)]).to.deep.equal([6]);
  });

  for (const [what, response, says] of [
    ['is cut', () => new Response(pack().slice(0, -2)), / is cut: \d+ of \d+ bytes came\. Upload /],
    ['is cut in its index', () => new Response(pack().slice(0, 40)), / is cut: 40 bytes came\. /],
    [
      'is of another version',
      () => new Response(pack({ version: 7 })),
      / is of version 7, and this script reads version 1\. Upload /,
    ],
    ['is something else', () => new Response('{"no": "pack"}'), / is no data pack\. Upload /],
    [
      'is a web page',
      () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } }),
      / is a web page and no data pack\. /,
    ],
    [
      'is not there',
      () => new Response('', { status: 404 }),
      /: 404\. Upload it beside the script, or set data-url to its folder\.$/,
    ],
  ] as const)
    it(`that ${what} reports it`, async () => {
      answer(response);
      const { name, message } = await failure(packReader(url)('postal-FR.bin'));
      expect(name).to.equal('PackError');
      expect(message.startsWith(url)).to.equal(true);
      expect(message).to.match(says);
    });

  it('whose connection breaks is named in the error, and no file in it', async () => {
    window.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    const { name, message } = await failure(packReader(url)('postal-FR.bin'));
    expect([name, message]).to.deep.equal(['PackError', `${url}: TypeError: Failed to fetch`]);
  });

  it('that is cut short gives the files that have come', async () => {
    answer(() => new Response(pack().slice(0, -1)));
    const read = packReader(url);
    expect([...(await read('cities-FR-1.bin'))]).to.deep.equal([4, 5]);
  });

  it('that is known to be cut short gives nothing, and reports it before all of it has come', async () => {
    const bytes = pack().slice(0, -1);
    answer(() => {
      const body = new ReadableStream<Uint8Array>({ start: (sent) => sent.enqueue(bytes) });
      const response = new Response(body, { headers: { 'content-length': `${bytes.length}` } });
      // As of the page's own origin.
      return Object.defineProperty(response, 'type', { value: 'basic' });
    });
    const { message } = await failure(packReader(url)('cities-FR-1.bin'));
    expect(message).to.match(/ is cut: \d+ of \d+ bytes came\. /);
  });

  it('names its countries in the error, where another country is requested', async () => {
    answer(() => new Response(pack({ countries: ['FR', 'DE'] })));
    const read = packReader(url);
    expect((await failure(read('cities-ES-1.bin'))).message).to.equal(
      `${url} has the countries FR, DE, and not ES. Make it again with all countries of your stores: \`store-locator assets --single --countries …\`.`,
    );
    expect((await failure(read('cities-FR-2.bin'))).message).to.include('has no cities-FR-2.bin.');
    expect(requests).to.equal(1);
  });

  it('that can’t be loaded is requested again after a while', async () => {
    const clock = new FakeClock();
    answer(() => new Response('', { status: requests < 2 ? 503 : 200 }));
    const read = packReader(url, 15_000, clock);
    await failure(read('postal-FR.bin'));
    await failure(read('cities-FR-1.bin'));
    expect(requests).to.equal(1);
    answer(() => new Response(pack()));
    await clock.advance(5_000);
    expect([...(await read('postal-FR.bin'))]).to.deep.equal([6]);
    expect(requests).to.equal(1);
  });

  it('that stops coming is given up, and its request aborted', async () => {
    let signal: AbortSignal | null | undefined;
    window.fetch = (_, init) => {
      signal = init?.signal;
      return Promise.resolve(
        new Response(
          new ReadableStream({
            start(body) {
              body.enqueue(pack().slice(0, -1));
              signal?.addEventListener('abort', () => body.error(signal?.reason));
            },
          }),
        ),
      );
    };
    const { message } = await failure(packReader(url, 1)('postal-FR.bin'));
    expect(message).to.equal(`${url}: no answer in 1 ms`);
    expect(signal?.aborted).to.equal(true);
  });
});
