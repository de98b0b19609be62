import { expect } from '@open-wc/testing';
import type { Outlines } from '../../src/domain/outlines.js';
import { decodeOutlines } from '../../src/places/decode-outlines.js';
import { httpReader, loadOutlines } from '../../src/places/load-outlines.js';
import { unpack } from '../../src/places/unpack.js';

/** Two lines: a triangle of land, and a border; 10 units a degree. */
const encoded = Uint8Array.of(
  ...[1, 10, 1, 4], // version, units, one ring of four points
  ...[200, 1, 19, 20, 0, 0, 20, 19, 19],
  ...[1, 2, 0, 40, 131, 2, 0], // one border of two points
);

const rejection = (promise: Promise<unknown>): Promise<string> =>
  promise.then(
    () => 'nothing was wrong',
    (error: unknown) => String(error),
  );

describe('an outline file', () => {
  it('is a row of steps from point to point', () => {
    const { land, borders } = decodeOutlines(encoded);
    const degrees = (lines: readonly Float32Array[]): number[][] =>
      lines.map((line) => [...line].map((value) => Math.round(value * 10) / 10));
    expect(degrees(land)).to.deep.equal([[10, -1, 11, -1, 11, 0, 10, -1]]);
    expect(degrees(borders)).to.deep.equal([[10, 1, -3, 1]]);
  });

  it('that is cut short, or of another version, is refused', () => {
    for (let length = 0; length < encoded.length; length++) {
      expect(() => decodeOutlines(encoded.subarray(0, length)), `${length}`).to.throw(RangeError);
    }
    expect(() => decodeOutlines(encoded.with(0, 2))).to.throw('version');
  });
});

describe('the outlines of the world', () => {
  let outlines: Outlines;
  before(async () => {
    outlines = await loadOutlines(httpReader());
  });

  /** Even-odd, as the map fills it; land that crosses 180° reaches beyond it. */
  const isLand = (lat: number, lng: number): boolean =>
    [lng, lng + 360].some((x) => {
      let inside = false;
      for (const ring of outlines.land) {
        for (let i = 0; i < ring.length; i += 2) {
          const j = (i || ring.length) - 2;
          const [ax = 0, ay = 0, bx = 0, by = 0] = [ring[i], ring[i + 1], ring[j], ring[j + 1]];
          if (ay > lat !== by > lat && x < ((bx - ax) * (lat - ay)) / (by - ay) + ax) {
            inside = !inside;
          }
        }
      }
      return inside;
    });

  const places: [string, number, number, boolean][] = [
    ['Paris', 48.86, 2.35, true],
    ['Kansas City', 39.1, -94.58, true],
    ['Alice Springs', -23.7, 133.88, true],
    ['Chukotka, beyond 180°', 67, -177, true],
    ['Moscow', 55.75, 37.62, true],
    ['Malta', 35.89, 14.44, true],
    ['the Atlantic', 40, -40, false],
    ['the Pacific', 0, -150, false],
    ['the Caspian Sea', 41.8, 50.5, false],
    ['the Bering Sea', 58, -175, false],
    ['the Baltic Sea', 57, 19.8, false],
  ];
  for (const [place, lat, lng, expected] of places) {
    it(`have ${place} on ${expected ? 'land' : 'water'}`, () => {
      expect(isLand(lat, lng)).to.equal(expected);
    });
  }

  it('have a border between Spain and Portugal, and none through France', () => {
    const nearest = (lat: number, lng: number): number =>
      Math.min(
        ...outlines.borders.flatMap((line) =>
          Array.from({ length: line.length / 2 }, (_, i) =>
            Math.hypot((line[2 * i] ?? 0) - lng, (line[2 * i + 1] ?? 0) - lat),
          ),
        ),
      );
    expect(nearest(39.66, -7.54)).to.be.below(0.3);
    expect(nearest(46.5, 2.5)).to.be.above(3);
  });

  it('never run round the world', () => {
    for (const line of [...outlines.land, ...outlines.borders]) {
      for (let i = 2; i < line.length; i += 2) {
        expect(Math.abs((line[i] ?? 0) - (line[i - 2] ?? 0))).to.be.below(60);
      }
    }
  });

  it('are closed where they are land', () => {
    for (const ring of outlines.land) {
      expect([ring[0], ring[1]]).to.deep.equal([ring.at(-2), ring.at(-1)]);
    }
  });
});

describe('a data file', () => {
  const data = new URL('/src/places/data', location.href).href;

  it('is found with and without a slash at the end of the address', async () => {
    const [first, second] = await Promise.all(
      [data, `${data}/`].map((address) => httpReader(address)('outline-world.bin')),
    );
    expect(first).to.deep.equal(second);
    expect(first?.[0]).to.equal(1);
  });

  it('that the server has unpacked already is taken as it is', async () => {
    expect(await unpack(Uint8Array.of(1, 2, 3))).to.deep.equal(Uint8Array.of(1, 2, 3));
  });

  it('that is not there is an error that names it', async () => {
    const error = await rejection(httpReader(data)('no-such-file.bin'));
    expect(error).to.equal('Error: no-such-file.bin: 404');
  });

  it('that is damaged is an error', async () => {
    const damaged = new Uint8Array(40).fill(7);
    damaged.set([0x1f, 0x8b]);
    expect(await rejection(unpack(damaged))).to.not.equal('nothing was wrong');
  });

  it('is not waited for when nobody wants it any more', async () => {
    const error = await rejection(loadOutlines(httpReader(data), AbortSignal.abort()));
    expect(error).to.contain('AbortError');
  });

  it('cannot be opened where the browser has no unpacker, which is an error and no more', async () => {
    const unpacker = Object.getOwnPropertyDescriptor(globalThis, 'DecompressionStream');
    Reflect.deleteProperty(globalThis, 'DecompressionStream');
    try {
      expect(await rejection(loadOutlines(httpReader(data)))).to.contain('DecompressionStream');
    } finally {
      Object.defineProperty(globalThis, 'DecompressionStream', unpacker ?? {});
    }
  });
});
