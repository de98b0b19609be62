import { expect } from '@open-wc/testing';
import { MapHarness, outlinesOf, palette, storeAt, until } from './map-harness.js';
import { pixelAt } from './pixel-at.js';

describe('the land of a map', () => {
  let harness: MapHarness;
  beforeEach(async () => {
    harness = new MapHarness();
    await harness.show([storeAt(1, 0, -70), storeAt(2, 0, 70)]);
    harness.map.setOutlines(
      outlinesOf({ land: [Float32Array.of(-30, -20, 30, -20, 30, 20, -30, 20, -30, -20)] }),
    );
    await until(() => harness.root.querySelector('.leaflet-basemap-pane canvas[style*="width"]'));
  });
  afterEach(() => harness.remove());

  /**
   * Whether there is land this many degrees north of the equator at Greenwich, measured from the
   * pins.
   */
  const isLand = (north: number): boolean => {
    const [west, east] = [harness.spot('Store 1'), harness.spot('Store 2')];
    const canvas = harness.find<HTMLCanvasElement>('canvas');
    const box = canvas.getBoundingClientRect();
    const x = (west.x + east.x) / 2 - box.left;
    const y = west.y - (north * (east.x - west.x)) / 140 - box.top;
    const pixel = pixelAt(canvas, x, y);
    return `rgb(${pixel[0]}, ${pixel[1]}, ${pixel[2]})` === palette.land && pixel[3] === 255;
  };
  const seen = (): boolean[] => [-24, -16, 0, 16, 24].map(isLand);
  const expected = [false, true, true, true, false];

  it('is where the pins are when the map shows the whole world, beyond the poles', async () => {
    const out = harness.find<HTMLButtonElement>('[aria-label="Zoom out"]');
    for (let step = 0; step < 4; step++) {
      out.click();
      await harness.settled();
    }
    await until(() => seen().join() === expected.join());
    harness.surface.focus();
    for (const key of ['ArrowUp', 'ArrowDown', 'ArrowRight']) {
      harness.press(key);
      await harness.settled();
      expect(seen(), key).to.deep.equal(expected);
    }
  });

  it('is where the pins are after a drawing that a zoom has cut off', async () => {
    harness.press('+');
    harness.map.setPalette(palette);
    await harness.settled();
    harness.press('-');
    await harness.settled();
    await until(() => seen().join() === expected.join());
  });
});
