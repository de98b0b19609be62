import { expect } from '@open-wc/testing';
import type { MapPlace } from '../../src/domain/map/map-place.js';
import { labelLayout, type LabelSpot } from '../../src/map/basemap/label-layout.js';
import type { PixelBox } from '../../src/map/markers/pixel-box.js';
import { MapHarness, storeAt, until } from './map-harness.js';
import { seeded } from '../support/fakes/seeded.js';

const box = (left: number, top: number, width: number, height: number): PixelBox => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

const corner = (spot: LabelSpot | undefined) => spot && [spot.left, spot.top, spot.hasDot];

describe('the layout of names', () => {
  const gap = 6;
  const side = 400;

  /** Names one after the other on paper of whole pixels, of which each may be used once. */
  function paperLayout(pins: readonly PixelBox[]) {
    const used = new Set<number>();
    const inPins = new Set<number>();
    const pixels = function* ({ left, top, right, bottom }: PixelBox, grow = 0) {
      for (let x = left - grow; x < right + grow; x++)
        for (let y = top - grow; y < bottom + grow; y++) yield x * 10_000 + y;
    };
    for (const pin of pins) for (const pixel of pixels(pin)) inPins.add(pixel);
    const isUnused = (some: PixelBox) => [...pixels(some)].every((pixel) => !used.has(pixel));
    return {
      isUnused,
      isFree: (some: PixelBox) =>
        isUnused(some) && [...pixels(some)].every((pixel) => !inPins.has(pixel)),
      use: (some: PixelBox, grow: number) =>
        [...pixels(some, grow)].forEach((pixel) => used.add(pixel)),
    };
  }

  it('takes the first free position at every point, as a naive layout does', () => {
    const random = seeded(3);
    const whole = (most: number): number => Math.floor(random() * most);
    const pins = Array.from({ length: 6 }, () => box(whole(side), whole(side), 30, 30));
    const layout = labelLayout(pins, []);
    const paper = paperLayout(pins);
    const outcomes = { placed: 0, none: 0 };
    for (let i = 0; i < 150; i++) {
      const label = { x: whole(side), y: whole(side), width: 20 + 2 * whole(30), height: 12 };
      const { x, y, width, height } = label;
      const isInPin = pins.some(
        (pin) => x > pin.left - 6 && x < pin.right + 6 && y > pin.top - 6 && y < pin.bottom + 6,
      );
      // the next test is about these
      if (isInPin) continue;
      const dot = box(x - 4, y - 4, 8, 8);
      const sides = [
        box(x + 5, y - 6, width, height),
        box(x - 5 - width, y - 6, width, height),
        box(x - width / 2, y - 17, width, height),
        box(x - width / 2, y + 5, width, height),
        box(x, y - 17, width, height),
        box(x, y + 5, width, height),
        box(x - width, y - 17, width, height),
        box(x - width, y + 5, width, height),
      ];
      const expected = paper.isUnused(dot) ? sides.find(paper.isFree) : undefined;
      if (expected) paper.use(expected, gap);
      if (expected) paper.use(dot, 0);
      outcomes[expected ? 'placed' : 'none']++;
      const found = layout.beside(label);
      expect(found && [found.left, found.top], `${i}`).to.deep.equal(
        expected && [expected.left, expected.top],
      );
    }
    expect(Math.min(outcomes.placed, outcomes.none)).to.be.above(20);
  });

  const pin = box(100, 100, 30, 30);

  it('puts a name beside the pin of its point, in place of the point’s own name, and no second one', () => {
    const layout = labelLayout([pin], []);
    const label = { x: 110, y: 115, width: 50, height: 12 };
    const corners = [110, 115, 120, 134].map((x) =>
      corner(labelLayout([pin], []).beside({ ...label, x })),
    );
    const [left, right] = [
      [45, 109, false],
      [135, 109, false],
    ];
    expect(corners).to.deep.equal([left, right, right, right]);
    const under = labelLayout([pin], []).beside({ ...label, y: 125 });
    expect(corner(under)).to.deep.equal([85, 135, false]);
    expect(corner(layout.beside(label))).to.deep.equal(left);
    expect(layout.beside({ ...label, x: 120 })).to.equal(undefined);
    const apart = labelLayout([pin], []).beside({ ...label, x: 90, width: 20 });
    expect(corner(apart)).to.deep.equal([65, 109, true]);
  });

  it('puts the name of a country on its point, or under or over the pin there', () => {
    const label = { x: 115, y: 115, width: 50, height: 12 };
    const layout = labelLayout([pin], []);
    const corners = [1, 2, 3].map(() => corner(layout.over(label, 30)));
    expect(corners).to.deep.equal([[90, 135, false], [90, 83, false], undefined]);
    expect(corner(labelLayout([], []).over(label, 0))).to.deep.equal([90, 109, false]);
    expect(labelLayout([pin], []).over(label, 10)).to.equal(undefined);
  });

  it('leaves places out of closed areas: neither names nor their points are there', () => {
    const layout = labelLayout([], [box(0, 0, 100, 100)]);
    const label = { x: 99, y: 50, width: 50, height: 12 };
    expect(layout.beside(label)).to.equal(undefined);
    expect(corner(layout.beside({ ...label, x: 104 }))).to.deep.equal([109, 44, true]);
  });
});

describe('names on the map', () => {
  let harness: MapHarness;
  const written: string[] = [];
  const lefts: number[] = [];
  const { fillText } = CanvasRenderingContext2D.prototype;
  before(() => {
    CanvasRenderingContext2D.prototype.fillText = function (name, x, y) {
      written.push(name);
      lefts.push(x);
      fillText.call(this, name, x, y);
    };
  });
  after(() => {
    CanvasRenderingContext2D.prototype.fillText = fillText;
  });
  beforeEach(async () => {
    harness = new MapHarness();
    await harness.show([storeAt(1, 44, 0), storeAt(2, 52, 14)]);
    written.length = 0;
  });
  afterEach(() => harness.remove());

  const town = (name: string, lat: number, lng: number, population = 100_000): MapPlace => ({
    name,
    lat,
    lng,
    population,
  });
  const show = async (...towns: readonly MapPlace[]): Promise<readonly string[]> => {
    const shown = ImageBitmapRenderingContext.prototype;
    const { transferFromImageBitmap: show } = shown;
    const sheet = [...harness.root.querySelectorAll('canvas')].at(-1);
    let isShown = false;
    shown.transferFromImageBitmap = function (bitmap: ImageBitmap): void {
      isShown ||= this.canvas === sheet;
      show.call(this, bitmap);
    };
    harness.map.setPlaces({ countries: [], towns });
    // Names are written step by step, and shown when all are there.
    await until(() => isShown);
    shown.transferFromImageBitmap = show;
    return written;
  };

  it('are those of the towns that come first where there is no room for all', async () => {
    const names = ['One', 'Two', 'Three', 'Four'];
    const towns = names.map((name) => town(name, 48, 7));
    expect(await show(...towns)).to.deep.equal(['One']);
  });

  it('are left out where the edge of the view would cut them', async () => {
    const edge = harness.root.host.getBoundingClientRect().right;
    const degreesPerPixel = 14 / (harness.spot('Store 2').x - harness.spot('Store 1').x);
    const lng = 14 + (edge - 40 - harness.spot('Store 2').x) * degreesPerPixel;
    const name = 'A name that is longer than the view is wide. '.repeat(5);
    expect(await show(town('Middle', 48, 7), town(name, 48, lng))).to.deep.equal(['Middle']);
  });

  it('are no more than can be read', async () => {
    const towns = Array.from({ length: 900 }, (_, i) =>
      town('·', 43 + 0.3 * Math.floor(i / 30), 0.5 * (i % 30)),
    );
    expect((await show(...towns)).length).to.be.within(40, 120);
  });

  it('of countries are written where the country has room for them, and at small scale', async () => {
    const country = (name: string, lng: number, widthDegrees: number) => ({
      ...{ name, lat: 48, lng },
      widthDegrees,
    });
    const countries = [country('Wideland', 5, 6), country('Narrowland', 10, 0.2)];
    harness.map.setPlaces({ countries, towns: [] });
    await until(() => written.length > 0);
    expect(written).to.deep.equal(['Wideland']);

    await harness.show([storeAt(1, 48, 5), storeAt(2, 48.2, 5.2)]);
    written.length = 0;
    await show(town('Near', 48.1, 5.1));
    expect(written).to.deep.equal(['Near']);
  });

  it('are left out below the name of the selected pin, and written farther away', async () => {
    const from = { lat: 52, lng: 14 };
    const towns = [town('Under it', from.lat - 0.3, from.lng), town('Apart', 48, 5)];
    harness.map.select(2);
    await until(() => harness.root.querySelector('.map-name'));
    expect(await show(...towns)).to.deep.equal(['Apart']);
  });

  it('are never missing for a large town with pins all around', () => {
    const sides = [box(-60, -10, 50, 20), box(10, -10, 50, 20)];
    const over = [box(-30, -22, 20, 12), box(10, -22, 20, 12)];
    const under = [box(-30, 10, 20, 12), box(10, 10, 20, 12)];
    const layout = labelLayout([...sides, ...over, ...under], []);
    const label = { x: 0, y: 0, width: 40 };
    expect(layout.beside({ ...label, height: 12 })).to.equal(undefined);
    expect(corner(layout.beside({ ...label, height: 14 }))).to.deep.equal([-20, -40, true]);
  });

  it('keep clear of a new pin', async () => {
    await show(town('Here', 48, 7));
    const before = lefts.at(-1) ?? 0;
    written.length = 0;
    harness.map.setStores([storeAt(1, 44, 0), storeAt(2, 52, 14), storeAt(3, 48, 7, 'city')]);
    await until(() => written.length > 0);
    expect((lefts.at(-1) ?? 0) - before).to.be.closeTo(17, 0.6);
  });
});
