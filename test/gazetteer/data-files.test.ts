import { expect } from '@open-wc/testing';
import { httpReader } from '../../src/gazetteer/http-reader.js';
import { loadOutlines } from '../../src/gazetteer/outlines/load-outlines.js';
import { unpack } from '../../src/gazetteer/shards/unpack.js';

const rejection = (promise: Promise<unknown>): Promise<string> =>
  promise.then(
    () => 'nothing was wrong',
    (error: unknown) => String(error),
  );

describe('a data file', () => {
  const data = new URL('/src/gazetteer/data', location.href).href;

  it('is found with and without a slash at the end of the address', async () => {
    const [first, second] = await Promise.all(
      [data, `${data}/`].map((address) => httpReader(address)('outline-world.bin')),
    );
    expect(first).to.deep.equal(second);
    expect(first?.[0]).to.equal(19);
  });

  it('that the server has unpacked already is used as it is', async () => {
    expect(await unpack(Uint8Array.of(1, 2, 3))).to.deep.equal(Uint8Array.of(1, 2, 3));
  });

  it('that is not there is an error that names it', async () => {
    const error = await rejection(httpReader(data)('no-such-file.bin'));
    expect(error).to.match(/^Error: no-such-file\.bin: 404 in http.*\/\. Set data-url /);
  });

  it('that is damaged is an error', async () => {
    const damaged = new Uint8Array(40).fill(7);
    damaged.set([0x1f, 0x8b]);
    expect(await rejection(unpack(damaged))).to.not.equal('nothing was wrong');
  });

  it('is not awaited after its request is aborted', async () => {
    const error = await rejection(loadOutlines(httpReader(data), AbortSignal.abort()));
    expect(error).to.contain('AbortError');
  });

  it('cannot be opened in a browser without DecompressionStream, which is only an error', async () => {
    const unpacker = Object.getOwnPropertyDescriptor(globalThis, 'DecompressionStream');
    Reflect.deleteProperty(globalThis, 'DecompressionStream');
    try {
      expect(await rejection(loadOutlines(httpReader(data)))).to.contain('DecompressionStream');
    } finally {
      Object.defineProperty(globalThis, 'DecompressionStream', unpacker ?? {});
    }
  });
});
