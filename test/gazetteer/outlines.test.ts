import { expect } from '@open-wc/testing';
import type { Outlines } from '../../src/domain/map/outlines.js';
import {
  decodeDetailOutline,
  type DetailOutline,
} from '../../src/gazetteer/shards/detail-outline.js';
import { joinOutlines } from '../../src/gazetteer/outlines/join-outlines.js';
import { loadOutlines } from '../../src/gazetteer/outlines/load-outlines.js';
import { decodeWorldOutline, type WorldOutline } from '../../src/gazetteer/shards/world-outline.js';
import { shardFiles } from './shard-files.js';

const degrees = (lines: readonly Float32Array[]): number[][] =>
  lines.map((line) => [...line].map((value) => Math.round(value * 10) / 10));

/**
 * How often lines run round a point, as the map fills them. Rings in the other direction are holes.
 */
const turns = (rings: readonly Float32Array[], lat: number, lng: number): number =>
  rings.reduce((sum, ring) => {
    for (let i = 0; i < ring.length; i += 2) {
      const j = (i || ring.length) - 2;
      const [ax = 0, ay = 0, bx = 0, by = 0] = [ring[i], ring[i + 1], ring[j], ring[j + 1]];
      if (ay > lat === by > lat || lng >= ((bx - ax) * (lat - ay)) / (by - ay) + ax) continue;
      sum += ay > by ? 1 : -1;
    }
    return sum;
  }, 0);
/** Land that crosses 180° reaches beyond it. */
const isInside = (rings: readonly Float32Array[], lat: number, lng: number): boolean =>
  turns(rings, lat, lng) !== 0 || turns(rings, lat, lng + 360) !== 0;

describe('an outline file', () => {
  const [one, none] = [1, 0];
  /** A ring of two coasts, a border, no lake, and a country called at 1° E 2° N. */
  const world = Uint8Array.of(
    ...[19, 10], // kind, units per degree
    ...[3, one, 3, 3, 2], // three lines of so many points
    ...[one, 200, 20, 0, 0, 19, 0, 20, 20], // steps along x
    ...[one, 19, 0, 20, 0, 0, 19, 0, 20], // steps along y
    ...[1, one, 2, 1], // one ring of two coasts; one border
    ...[2, 70, 82], // FR
    ...[1, one, 1, one, 20, one, 40],
    ...[one, 90],
  );

  it('of the world is steps from point to point', () => {
    const { arcs, rings, borders, labels } = decodeWorldOutline(world);
    expect(degrees(arcs)).to.deep.equal([
      [10, -1, 11, -1, 11, 0],
      [11, 0, 10, 0, 10, -1],
      [11, -1, 12, 0],
    ]);
    expect([[...rings], borders]).to.deep.equal([[2], 1]);
    expect(labels).to.deep.equal([{ countryCode: 'FR', lng: 1, lat: 2, widthDegrees: 9 }]);
  });

  it('that is cut short, or of another kind, is refused', () => {
    for (let length = 0; length < world.length; length++) {
      expect(() => decodeWorldOutline(world.subarray(0, length)), `${length}`).to.throw(RangeError);
    }
    expect(() => decodeWorldOutline(world.with(0, 20))).to.throw('kind');
    const nothing = [none, none, none];
    const detail = Uint8Array.of(
      ...[20, 10, 0, ...nothing, ...nothing],
      ...Array.from({ length: 5 }, () => [0, ...nothing]).flat(),
      ...[0, 1, none, none, none, none],
    );
    const { patches, islands, towns } = decodeDetailOutline(detail);
    expect([patches, islands, towns]).to.deep.equal([[], [], []]);
    expect(() => decodeDetailOutline(detail.subarray(0, -1))).to.throw(RangeError);
    expect(() => decodeDetailOutline(world)).to.throw('kind');
  });
});

describe('detailed outlines of countries', () => {
  const line = (...points: number[]): Float32Array => Float32Array.from(points);
  const world: WorldOutline = {
    arcs: [line(0, 0, 1, 0, 2, 0, 3, 0), line(3, 0, 0, 0), line(5, 5, 6, 6), line(7, 7, 8, 8)],
    rings: Uint32Array.of(2),
    borders: 1,
    labels: [],
  };
  const detail = (...patches: DetailOutline['patches']): DetailOutline => ({
    ...{ patches, islands: [], urban: [], lakes: [], rivers: [], regions: [], towns: [] },
  });

  it('replace the coarser outlines of the same places', () => {
    const { land, borders, lakes } = joinOutlines(world, [
      detail(
        { arc: 0, from: 1, to: 2, line: line(1, 0.1, 1.5, 0.5, 2, 0.1) },
        { arc: 2, from: 0, to: 1, line: line(5, 5, 5.5, 5, 6, 6) },
      ),
    ]);
    expect(degrees(land)).to.deep.equal([[0, 0, 1, 0.1, 1.5, 0.5, 2, 0.1, 3, 0, 3, 0, 0, 0]]);
    expect(degrees(borders)).to.deep.equal([[5, 5, 5.5, 5, 6, 6]]);
    expect(lakes).to.deep.equal([world.arcs[3]]);
  });

  it('that two neighbours share are drawn as the neighbour itself has them', () => {
    const whole = { arc: 0, from: 0, to: 3, line: line(0, 0, 9, 9, 3, 0) };
    const part = { arc: 0, from: 2, to: 3, line: line(2, 0, 4, 4, 3, 0) };
    for (const order of [
      [whole, part],
      [part, whole],
    ]) {
      const { land } = joinOutlines(world, [detail(...order)]);
      expect(degrees(land)).to.deep.equal([[0, 0, 9, 9, 3, 0, 3, 0, 0, 0]]);
    }
    const next = { arc: 0, from: 1, to: 2, line: line(1, 0, 1, 1, 2, 0) };
    const { land } = joinOutlines(world, [detail(part), detail(next)]);
    expect(degrees(land)[0]?.slice(0, 12)).to.deep.equal([0, 0, 1, 0, 1, 1, 2, 0, 2, 0, 4, 4]);
  });
});

describe('the outlines of the world', () => {
  const { read } = shardFiles();
  const withDetail = async (...countries: readonly string[]): Promise<Outlines> =>
    joinOutlines(
      decodeWorldOutline(await read('outline-world.bin')),
      await Promise.all(
        countries.map(async (code) => decodeDetailOutline(await read(`outline-${code}.bin`))),
      ),
    );
  let outlines: Outlines;
  let detailed: Outlines;
  before(async () => {
    outlines = await loadOutlines(read);
    detailed = await withDetail('FR', 'ES', 'US', 'CA', 'RU', 'FJ', 'AX');
  });

  const places: [string, number, number, boolean][] = [
    ['Paris', 48.86, 2.35, true],
    ['Tokyo', 35.68, 139.69, true],
    ['Sydney', -33.8, 151, true],
    ['Chukotka', 66.5, -173, true],
    ['Singapore', 1.36, 103.82, true],
    ['Malta', 35.89, 14.44, true],
    ['the Atlantic', 40, -40, false],
    ['the Pacific', 0, -150, false],
    ['the Caspian Sea', 41.8, 50.5, false],
    ['the Bering Sea', 58, -175, false],
    ['the Baltic Sea', 57, 19.8, false],
  ];
  for (const [place, lat, lng, expected] of places) {
    it(`have ${place} on ${expected ? 'land' : 'water'}, also with details`, () => {
      expect([outlines, detailed].map(({ land }) => isInside(land, lat, lng))).to.deep.equal([
        expected,
        expected,
      ]);
    });
  }

  it('have small islands in the details of their country', () => {
    const yeu = [46.71, -2.35] as const;
    expect([outlines, detailed].map(({ land }) => isInside(land, ...yeu))).to.deep.equal([
      false,
      true,
    ]);
  });

  it('leave no water between neighbours, whichever of them is more detailed', async () => {
    const alone = await withDetail('FR');
    for (const { land } of [alone, detailed])
      for (let lng = -1.5; lng < 3; lng += 0.05)
        for (let lat = 42.3; lat < 43.2; lat += 0.1)
          expect(isInside(land, lat, lng), `${lat} ${lng}`).to.equal(true);
  });

  it('have the Great Lakes, and the islands in them', () => {
    const superior = [47.7, -87.5] as const;
    expect(isInside(outlines.lakes, ...superior)).to.equal(true);
    expect(isInside(detailed.lakes, ...superior)).to.equal(true);
    const manitoulin = [45.75, -82.3] as const;
    expect(isInside(detailed.lakes, ...manitoulin)).to.equal(false);
  });

  const nearest = (lines: readonly Float32Array[], lat: number, lng: number): number =>
    Math.min(
      ...lines.map((line) => {
        let least = Infinity;
        for (let i = 0; i < line.length; i += 2)
          least = Math.min(least, Math.hypot((line[i] ?? 0) - lng, (line[i + 1] ?? 0) - lat));
        return least;
      }),
    );

  it('have a border between Spain and Portugal, and none through France', () => {
    expect(nearest(outlines.borders, 39.66, -7.54)).to.be.below(0.3);
    expect(nearest(outlines.borders, 46.5, 2.5)).to.be.above(2.5);
  });

  it('are decoded after other tasks that wait', async () => {
    const own = Object.getOwnPropertyDescriptor(globalThis, 'scheduler');
    const asked: string[] = [];
    const postTask = (_: () => void, { priority }: { priority: string }): Promise<void> => {
      asked.push(priority);
      return Promise.resolve();
    };
    Object.defineProperty(globalThis, 'scheduler', { value: { postTask }, configurable: true });
    try {
      const { land } = await loadOutlines(shardFiles().read);
      expect(land).to.have.length(outlines.land.length);
    } finally {
      if (own) Object.defineProperty(globalThis, 'scheduler', own);
      else delete (globalThis as { scheduler?: unknown }).scheduler;
    }
    expect(asked).to.deep.equal(['background']);
  });

  it('have rivers, built-up areas and regions in details', () => {
    expect(nearest(detailed.rivers, 48.86, 2.35)).to.be.below(0.1);
    expect(isInside(detailed.urban, 48.86, 2.35)).to.equal(true);
    expect(nearest(detailed.regions, 42, -114.04)).to.be.below(0.1);
  });

  it('have no line that runs round the world', () => {
    for (const line of Object.values<Outlines[keyof Outlines]>({ ...detailed }).flat()) {
      for (let i = 2; i < line.length; i += 2) {
        expect(Math.abs((line[i] ?? 0) - (line[i - 2] ?? 0))).to.be.below(60);
      }
    }
  });

  it('have closed lines around land', () => {
    for (const ring of outlines.land) {
      expect([ring[0], ring[1]]).to.deep.equal([ring.at(-2), ring.at(-1)]);
    }
  });
});
