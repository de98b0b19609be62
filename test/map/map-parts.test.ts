import { expect } from '@open-wc/testing';
import { basemapShape } from '../../src/map/basemap/basemap-shape.js';
import { boxAround } from '../../src/map/view/box-around.js';
import { createClusterer } from '../../src/map/markers/cluster-index.js';
import { nearestInDirection } from '../../src/map/markers/nearest-in-direction.js';
import { parseAttribution } from '../../src/map/controls/parse-attribution.js';
import { isPlaced } from '../../src/map/markers/placed-store.js';
import { roundLength } from '../../src/domain/distance/round-length.js';
import { clipAndSimplify } from '../../src/map/basemap/clip-and-simplify.js';
import { storeAt } from './map-harness.js';
import { seeded } from '../support/fakes/seeded.js';

const world = { west: -180, south: -85, east: 180, north: 85 };

describe('clusters', () => {
  const random = seeded(1);
  const stores = Array.from({ length: 400 }, (_, i) =>
    storeAt(i + 1, 40 + random() * 15, -5 + random() * 20),
  ).filter(isPlaced);
  const pixels = ({ lat, lng }: { lat: number; lng: number }, zoom: number): [number, number] => {
    const worldPixels = 256 * 2 ** zoom;
    const y = Math.asinh(Math.tan((lat * Math.PI) / 180)) / (2 * Math.PI);
    return [(lng / 360) * worldPixels, y * worldPixels];
  };
  /** The same greedy rule, each store against each. */
  const naiveCounts = (zoom: number): number[] => {
    const points = stores.map(({ position }) => pixels(position, zoom));
    const taken = new Set<number>();
    return points
      .flatMap(([x, y], i) => {
        if (taken.has(i)) return [];
        const near = points.flatMap(([otherX, otherY], j) =>
          !taken.has(j) && Math.hypot(otherX - x, otherY - y) <= 60 ? [j] : [],
        );
        near.forEach((j) => taken.add(j));
        return [near.length];
      })
      .sort((a, b) => a - b);
  };

  for (const zoom of [2, 3.5, 5, 6.5, 8]) {
    it(`are those of the naive method at zoom ${zoom}`, () => {
      const spots = createClusterer(stores)(zoom, new Set())(world);
      expect(spots.map(({ count }) => count).sort((a, b) => a - b)).to.deep.equal(
        naiveCounts(zoom),
      );
      const ids = spots.flatMap((spot) => spot.stores().map(({ id }) => id));
      expect(ids.sort((a, b) => a - b)).to.deep.equal(stores.map(({ id }) => id));
    });
  }

  it('leave out the stores that are drawn as single pins', () => {
    const spots = createClusterer(stores)(4, new Set([1, 2, 3]))(world);
    expect(spots.reduce((sum, { count }) => sum + count, 0)).to.equal(397);
  });

  it('have keys that no other cluster has', () => {
    const spots = createClusterer(stores)(5, new Set())(world);
    expect(new Set(spots.map(({ key }) => key)).size).to.equal(spots.length);
  });
});

describe('the box around points', () => {
  it('has a least width and height', () => {
    const box = boxAround([{ lat: 60, lng: 10 }], 60_000);
    expect(box?.north).to.be.closeTo(60.27, 0.01);
    expect(box?.east).to.be.closeTo(10.54, 0.01);
  });
  it('crosses the Pacific where that is the short way', () => {
    const box = boxAround(
      [
        { lat: -17, lng: 178 },
        { lat: -14, lng: -171 },
        { lat: 21, lng: -158 },
      ],
      0,
    );
    expect([box?.west, box?.east]).to.deep.equal([178, 202]);
  });
  it('shows the world in its usual order where the other way is hardly shorter', () => {
    const box = boxAround(
      [
        { lat: 37, lng: -122 },
        { lat: 48, lng: 2 },
        { lat: 35, lng: 139 },
      ],
      0,
    );
    expect([box?.west, box?.east]).to.deep.equal([-122, 139]);
  });
  it('of no points is none', () => {
    expect(boxAround([], 1000)).to.equal(undefined);
  });
});

describe('arrow keys among pins', () => {
  const random = seeded(7);
  const pins = Array.from({ length: 40 }, () => ({ x: random() * 600, y: random() * 400 }));
  const steps = [
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
  ] as const;
  const [start = { x: 0, y: 0 }] = pins;

  it('never go against their direction', () => {
    for (const pin of pins) {
      for (const [x, y] of steps) {
        const next = nearestInDirection(pin, [x, y], pins);
        if (next) expect((next.x - pin.x) * x + (next.y - pin.y) * y).to.be.above(0);
      }
    }
  });
  it('reach every pin from any other', () => {
    const reached = new Set([start]);
    for (const pin of reached) {
      for (const step of steps) {
        const next = nearestInDirection(pin, step, pins);
        if (next) reached.add(next);
      }
    }
    expect(reached.size).to.equal(pins.length);
  });
});

describe('a credit line', () => {
  const osm = 'https://www.openstreetmap.org/copyright';
  const cases: [string, string, [string, string?][]][] = [
    ['plain text', 'Tiles by us', [['Tiles by us']]],
    [
      'a link among text and entities',
      `&copy; <a href="${osm}">OpenStreetMap</a> contributors &amp; others`,
      [['© '], ['OpenStreetMap', osm], [' contributors & others']],
    ],
    [
      'more attributes and single quotes',
      `<a class="x" target=_blank href='${osm}' rel="y">A</a>|<A HREF="${osm}">B</A>`,
      [['A', osm], ['|'], ['B', osm]],
    ],
    ['numbered entities', '&#169;&#xA9;&#0;&#x110000;&bogus;', [['©©&#0;&#x110000;&bogus;']]],
    [
      'an encoded ampersand in an address',
      '<a href="https://a.example/?b&amp;c">t</a>',
      [['t', 'https://a.example/?b&c']],
    ],
    ['a script address', '<a href="javascript:alert(1)">t</a>', [['t']]],
    ['a hidden script address', '<a href="&#106;avascript:alert(1)">t</a>', [['t']]],
    ['a data address', '<a href="data:text/html,x">t</a>', [['t']]],
    ['a script', '<script>alert(1)</script>', [['<script>alert(1)</script>']]],
    ['an image', '<img src=x onerror=alert(1)>', [['<img src=x onerror=alert(1)>']]],
    ['markup in a link', `<a href="${osm}"><b>t</b></a>`, [[`<a href="${osm}"><b>t</b></a>`]]],
    ['a link that never ends', `<a href="${osm}`, [[`<a href="${osm}`]]],
    ['nothing', '', []],
  ];
  for (const [situation, html, expected] of cases) {
    it(`holds ${situation}`, () => {
      const parts = parseAttribution(html).map(({ text, href }) => (href ? [text, href] : [text]));
      expect(parts).to.deep.equal(expected);
    });
  }
  it('of absurd length is parsed at once', () => {
    const start = performance.now();
    parseAttribution('<a '.repeat(20_000) + '<a href="'.repeat(5_000));
    expect(performance.now() - start).to.be.below(1000);
  });
});

it('a scale bar stands for a round length in its unit', () => {
  expect(roundLength(9_900, 1000)).to.equal(5000);
  expect(roundLength(2_000, 1000)).to.equal(2000);
  expect(roundLength(730, 1000)).to.equal(500);
  expect(roundLength(40_000, 1609.344)).to.be.closeTo(20 * 1609.344, 0.001);
});

describe('a shape that is cut to the view', () => {
  const random = seeded(3);
  const view = { worldPixels: 4096, left: 1500, top: 1100, width: 300, height: 200 };
  const pixelsOf = (draw: (context: CanvasRenderingContext2D) => void): Uint8ClampedArray => {
    const canvas = document.createElement('canvas');
    canvas.width = view.width;
    canvas.height = view.height;
    const context = canvas.getContext('2d')!;
    context.beginPath();
    draw(context);
    context.fill('evenodd');
    return context.getImageData(0, 0, view.width, view.height).data;
  };

  it('looks as if it had been drawn whole', () => {
    for (let round = 0; round < 30; round++) {
      const ring = Float32Array.from({ length: 80 }, (_, i) =>
        i % 2 ? 20 + random() * 60 : -80 + random() * 80,
      );
      const shape = basemapShape(ring);
      const whole = pixelsOf((context) => {
        for (let i = 0; i < shape.points.length; i += 2) {
          context.lineTo(
            (shape.points[i] ?? 0) * view.worldPixels - view.left,
            (shape.points[i + 1] ?? 0) * view.worldPixels - view.top,
          );
        }
      });
      const cut = pixelsOf((context) => clipAndSimplify(context, shape, view));
      const different = whole.filter((value, i) => Math.abs(value - (cut[i] ?? 0)) > 128).length;
      expect(different / whole.length).to.be.below(0.004);
    }
  });

  it('has round corners where its corners would be seen', () => {
    const near = { ...view, worldPixels: 2 ** 20, left: 2 ** 19, top: 2 ** 19 };
    const degrees = (pixels: number): number => (pixels / 2 ** 20) * 360;
    const ring = Float32Array.from([50, 50, 250, 50, 250, 150, 50, 150, 50, 50], (at, i) =>
      i % 2 ? -degrees(at) : degrees(at),
    );
    const pixels = pixelsOf((context) => clipAndSimplify(context, basemapShape(ring), near));
    const isFilled = (x: number, y: number): boolean =>
      (pixels[4 * (y * view.width + x) + 3] ?? 0) > 128;
    expect([isFilled(247, 53), isFilled(150, 100), isFilled(247, 100)]).to.deep.equal([
      false,
      true,
      true,
    ]);
  });

  it('keeps a long side that leaves the view before a corner far beyond it', () => {
    const near = { ...view, worldPixels: 2 ** 20, left: 2 ** 19, top: 2 ** 19 };
    const degrees = (pixels: number): number => (pixels / 2 ** 20) * 360;
    // The right side runs down to a corner below the view, and the lower side far to the left.
    const ring = Float32Array.from(
      [-900, -2000, 60, -2000, 60, 20, 60, 290, -3000, 330, -3000, -2000, -900, -2000],
      (at, i) => (i % 2 ? -degrees(at) : degrees(at)),
    );
    const pixels = pixelsOf((context) => clipAndSimplify(context, basemapShape(ring), near));
    const isFilled = (x: number, y: number): boolean =>
      (pixels[4 * (y * view.width + x) + 3] ?? 0) > 128;
    expect([isFilled(10, 190), isFilled(40, 190), isFilled(75, 190)]).to.deep.equal([
      true,
      true,
      false,
    ]);
  });

  it('is not drawn at all when it is outside the view', () => {
    let calls = 0;
    const path = { moveTo: () => calls++, lineTo: () => calls++ } as unknown as CanvasPath;
    clipAndSimplify(path, basemapShape(Float32Array.of(100, 10, 110, 10, 110, 20)), view);
    expect(calls).to.equal(0);
  });
});
