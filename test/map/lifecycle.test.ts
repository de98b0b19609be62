import { expect, nextFrame } from '@open-wc/testing';
import { resetMouse, sendMouse } from '@web/test-runner-commands';
import {
  compass,
  imageTile,
  MapHarness,
  outlinesOf,
  palette,
  storeAt,
  until,
} from './map-harness.js';

describe('a map that is taken down', () => {
  it('leaves nothing behind, even in the middle of a zoom', async () => {
    const harness = new MapHarness({}, 'none');
    const { root, host } = harness;
    harness.map.destroy();
    const sheets = [new CSSStyleSheet()];
    root.adoptedStyleSheets = sheets;

    const outside = new Set<EventTarget>([window, document, document.body, host, root]);
    const listeners = new Map<string, number>();
    const count = (target: EventTarget | null, type: string, by: number): void => {
      if (outside.has(target ?? window)) listeners.set(type, (listeners.get(type) ?? 0) + by);
    };
    const { prototype } = EventTarget;
    const original = { ...Object.getOwnPropertyDescriptors(prototype) };
    for (const [name, by] of Object.entries({ addEventListener: 1, removeEventListener: -1 })) {
      const method = Reflect.get(prototype, name) as (type: string, ...rest: unknown[]) => void;
      Reflect.set(prototype, name, function (this: EventTarget, type: string, ...rest: unknown[]) {
        count(this, type, by);
        method.call(this, type, ...rest);
      });
    }
    try {
      host.style.display = 'block';
      const second = new MapHarness({ container: root.firstElementChild as HTMLElement });
      second.map.setTiles({ url: imageTile, attribution: 'Tiles' });
      second.map.setStores(compass);
      second.map.frame();
      await until(() => root.querySelector('[part=pin]'));
      expect(root.adoptedStyleSheets).to.have.length(2);
      await sendMouse({ type: 'move', position: [100, 100] });
      await sendMouse({ type: 'down' });
      await sendMouse({ type: 'move', position: [150, 120] });
      await sendMouse({ type: 'up' });
      root.querySelector<HTMLElement>('[aria-label="Zoom in"]')?.click();
      await nextFrame();
      second.map.setStores(compass.slice(1));
      second.remove();
    } finally {
      Object.defineProperties(prototype, original);
      await resetMouse();
    }
    expect(root.firstElementChild?.childNodes.length).to.equal(0);
    expect(root.adoptedStyleSheets).to.deep.equal(sheets);
    expect([...listeners].filter(([, balance]) => balance !== 0)).to.deep.equal([]);
    // a zoom under way ends after 250 ms: an error then would fail this test
    await new Promise((resolve) => setTimeout(resolve, 350));
    host.remove();
  });
});

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
    const ratio = canvas.width / box.width;
    const x = b.x + ((lng + 10) / 20) * (a.x - b.x) - box.left;
    const y = b.y + ((lat + 10) / 20) * (a.y - b.y) - box.top;
    const pixel = canvas.getContext('2d')?.getImageData(x * ratio, y * ratio, 1, 1).data;
    const [red, green, blue, alpha] = pixel ?? [];
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

  const charted = (): Promise<void> => until(() => harness.root.querySelector('.map-charted'));

  it('is plain ground while it has no outlines, as when they cannot be had', async () => {
    expect(colourAt(5, 1)).to.equal(palette.surface);
    harness.map.setPalette({ ...palette, surface: 'rgb(7, 8, 9)' });
    await harness.settled();
    expect(colourAt(5, 8)).to.equal('rgb(7, 8, 9)');
    // an empty sheet costs as much as a full one: those of land and of names have no size of their own yet
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

  it('is drawn in other colours from then on', async () => {
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

  it('shows towns on the land and lakes over them, and what two files of neighbours both have', async () => {
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

describe('street tiles', () => {
  let harness: MapHarness;
  beforeEach(async () => {
    harness = new MapHarness();
    await harness.show(compass);
  });
  afterEach(() => harness.remove());

  const credit = (): string => harness.find('.map-credit').textContent;

  it('come with the credit of their provider, and say which site asks', async () => {
    expect(credit()).to.equal('Natural Earth');
    const attribution = '&copy; <a href="https://maps.example/">Maps</a>';
    harness.map.setTiles({ url: imageTile, attribution });
    await until(() => harness.root.querySelector('.leaflet-tile-loaded'));
    expect(credit()).to.equal('© Maps');
    expect(harness.find('.map-credit a').getAttribute('href')).to.equal('https://maps.example/');
    const tile = harness.find<HTMLImageElement>('.leaflet-tile');
    expect(tile.referrerPolicy).to.equal('strict-origin-when-cross-origin');
    expect(harness.tilesFailed).to.equal(0);
    harness.map.setTiles(undefined);
    expect(harness.root.querySelector('.leaflet-tile')).to.equal(null);
    expect(credit()).to.equal('Natural Earth');
  });

  it('that all fail give way to the embedded map', async () => {
    harness.map.setTiles({ url: '/no-such-tiles/{z}/{x}/{y}.png', attribution: 'Nobody' });
    await until(() => harness.tilesFailed > 0);
    expect(harness.tilesFailed).to.equal(1);
    expect(harness.root.querySelector('.leaflet-tile')).to.equal(null);
    expect(credit()).to.equal('Natural Earth');
    expect(harness.names).to.have.length(5);
  });

  it('that fail when they are no longer wanted are no news', async () => {
    harness.map.setTiles({ url: '/no-such-tiles/{z}/{x}/{y}.png', attribution: 'Nobody' });
    harness.map.setTiles({ url: imageTile, attribution: 'Others' });
    await until(() => harness.root.querySelector('.leaflet-tile-loaded'));
    expect([harness.tilesFailed, credit()]).to.deep.equal([0, 'Others']);
  });

  it('frame a single store nearer than outlines do', async () => {
    const meters = (): number => parseFloat(harness.find('.map-scale').textContent);
    await harness.show([storeAt(1, 48, 2)]);
    expect(meters()).to.be.at.least(10_000);
    harness.map.setTiles({ url: imageTile, attribution: 'Tiles' });
    await harness.show([storeAt(1, 48, 2)]);
    expect(meters()).to.be.below(5_000);
  });

  it('let the visitor come nearer than outlines do, unless positions are rough', async () => {
    const metersOfScale = async (): Promise<number> => {
      harness.surface.focus();
      for (let i = 0; i < 20; i++) {
        harness.press('+');
        await nextFrame();
      }
      await harness.settled();
      return parseFloat(harness.find('.map-scale').textContent);
    };
    expect(await metersOfScale()).to.be.within(2_000, 10_000);
    harness.map.setTiles({ url: imageTile, attribution: 'Tiles' });
    expect(await metersOfScale()).to.be.below(100);
    await harness.show([storeAt(1, 48, 2, 'city'), storeAt(2, 48, 10, 'postcode')]);
    expect(await metersOfScale()).to.be.within(1_000, 5_000);
    harness.map.setTiles(undefined);
    await harness.settled();
    expect(await metersOfScale()).to.be.within(10_000, 50_000);
  });
});
