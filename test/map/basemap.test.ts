import { expect } from '@open-wc/testing';
import { MapHarness, outlinesOf, palette, storeAt, until } from './map-harness.js';
import { pixelAt } from './pixel-at.js';

describe('the embedded basemap', () => {
  let harness: MapHarness;
  beforeEach(async () => {
    harness = new MapHarness();
    await harness.show([storeAt(1, 10, 10), storeAt(2, -10, -10)]);
  });
  afterEach(() => harness.remove());

  /** Land from 10° W to 10° E and from 5° S to 5° N, with a border along the Greenwich meridian. */
  const outlines = outlinesOf({
    land: [Float32Array.of(-10, -5, 10, -5, 10, 5, -10, 5, -10, -5)],
    borders: [Float32Array.of(0, -5, 0, 5)],
  });
  const colourAt = (lng: number, lat: number): string => {
    const canvas = harness.find<HTMLCanvasElement>('canvas');
    const [a, b] = [harness.spot('Store 1'), harness.spot('Store 2')];
    const box = canvas.getBoundingClientRect();
    const x = b.x + ((lng + 10) / 20) * (a.x - b.x) - box.left;
    const y = b.y + ((lat + 10) / 20) * (a.y - b.y) - box.top;
    const [red, green, blue, alpha] = pixelAt(canvas, x, y);
    if (!alpha) {
      const [sea, ground] = ['.map-surface', '.map-frame'].map(
        (part) => getComputedStyle(harness.find(part)).backgroundColor,
      );
      return (sea === 'rgba(0, 0, 0, 0)' ? ground : sea) ?? '';
    }
    return `rgb(${red}, ${green}, ${blue})`;
  };
  /** Antialiasing may take a little from a line of one pixel. */
  const isBorder = (): boolean =>
    Number(
      /\((\d+)/.exec(
        [-0.2, -0.1, 0, 0.1, 0.2]
          .map((lng) => colourAt(lng, 1))
          .sort()
          .at(-1) ?? '',
      )?.[1],
    ) > 100;

  const charted = (): Promise<void> =>
    until(() => harness.root.querySelector('.leaflet-basemap-pane canvas[style*="width"]'));

  it('is sea without outlines', async () => {
    expect(colourAt(5, 1)).to.equal(palette.water);
    harness.map.setPalette({ ...palette, water: 'rgb(7, 8, 9)' });
    await harness.settled();
    expect(colourAt(5, 8)).to.equal('rgb(7, 8, 9)');
    // The canvases of land and names have no size yet: an empty one costs as much as a full one.
    const widths = [...harness.root.querySelectorAll('canvas')].map(({ width }) => width);
    expect(widths).to.deep.equal([300, 300]);
  });

  it('shows land, borders and water where they are, also after a move and a zoom', async () => {
    harness.map.setOutlines(outlines);
    for (const key of ['', 'ArrowRight', '+', '-']) {
      harness.surface.focus();
      harness.press(key);
      await harness.settled();
      // It is drawn when the browser has nothing else to do.
      await until(() => colourAt(5, 1) === palette.land);
      const found = { east: colourAt(5, 1), west: colourAt(-5, 1), north: colourAt(5, 8) };
      const { land, water } = palette;
      expect(found, key).to.deep.equal({ east: land, west: land, north: water });
      expect(isBorder(), key).to.equal(true);
    }
  });

  it('is redrawn in new colours when the palette changes', async () => {
    harness.map.setOutlines(outlines);
    harness.map.setPalette({ ...palette, land: 'rgb(1, 2, 3)', water: 'rgb(4, 5, 6)' });
    await charted();
    expect([colourAt(5, 1), colourAt(5, 8)]).to.deep.equal(['rgb(1, 2, 3)', 'rgb(4, 5, 6)']);
  });

  it('goes on beyond the 180th meridian', async () => {
    harness.map.setOutlines(
      outlinesOf({ land: [Float32Array.of(170, 0, 190, 0, 190, 20, 170, 20)] }),
    );
    await harness.show([storeAt(1, 10, -170.5), storeAt(2, -10, 169.5)]);
    await until(() => colourAt(-5, 5) === palette.land);
    expect([colourAt(-5, 5), colourAt(5, 5), colourAt(-5, -5)]).to.deep.equal([
      palette.land,
      palette.land,
      palette.water,
    ]);
  });

  it('shows towns on the land and lakes over them, and shared outlines of two neighbours once', async () => {
    const square = (middle: number, half: number): Float32Array => {
      const [low, high] = [middle - half, middle + half];
      return Float32Array.of(low, -half, high, -half, high, half, low, half, low, -half);
    };
    const island = Float32Array.of(-9, 6, -6, 6, -6, 9, -9, 9, -9, 6);
    harness.map.setOutlines(
      outlinesOf({
        land: [...outlines.land, island, island],
        urban: [square(-5, 2), square(-5, 2)],
        lakes: [square(-5, 1), square(5, 1)],
      }),
    );
    await charted();
    const found = [colourAt(-6.5, 0), colourAt(-5, 0), colourAt(5, 0), colourAt(-7.5, 7.5)];
    const { land, urban, water } = palette;
    expect(found).to.deep.equal([urban, water, water, land]);
  });

  it('is as large as the map when that grows', async () => {
    harness.host.style.width = '900px';
    await until(() => harness.find('canvas').getBoundingClientRect().width > 900);
  });
});
