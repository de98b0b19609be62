import { expect, nextFrame } from '@open-wc/testing';
import { resetMouse, sendMouse } from '@web/test-runner-commands';
import { compass, imageTile, MapHarness, storeAt, until } from './map-harness.js';
import { HeldTimers } from '../support/fakes/held-timers.js';

describe('a map that is removed', () => {
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
    // Zooms, wheels and presses end by these timers. This test itself uses only shorter ones.
    const timers = new HeldTimers('Timeout', (ms) => ms > 20 && ms <= 600);
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
      // In the middle of gestures, too: two fingers that do not move, a box, and a wheel.
      const surface = root.querySelector('[role=region]')!;
      const at = { clientX: 100, clientY: 100, bubbles: true, composed: true, cancelable: true };
      for (const type of ['touchstart', 'touchend', 'touchstart', 'touchmove']) {
        const touches = [at, { ...at, clientX: type === 'touchmove' ? 220 : 200 }];
        const touch = Object.assign(new Event(type, at), { touches });
        surface.dispatchEvent(touch);
      }
      surface.dispatchEvent(new MouseEvent('mousedown', { ...at, shiftKey: true, button: 1 }));
      surface.dispatchEvent(new WheelEvent('wheel', { ...at, ctrlKey: true, deltaY: 240 }));
      expect([...listeners].some(([, balance]) => balance > 0)).to.equal(true);
      expect(timers.size).to.be.greaterThan(0);
      second.remove();
    } finally {
      timers.restore();
      Object.defineProperties(prototype, original);
      await resetMouse();
    }
    expect(root.firstElementChild?.childNodes.length).to.equal(0);
    expect(root.adoptedStyleSheets).to.deep.equal(sheets);
    expect([...listeners].filter(([, balance]) => balance !== 0)).to.deep.equal([]);
    timers.run();
    host.remove();
  });
});

describe('street tiles of a map', () => {
  let harness: MapHarness;
  beforeEach(async () => {
    harness = new MapHarness();
    await harness.show(compass);
  });
  afterEach(() => harness.remove());

  const credit = (): string => harness.find('.leaflet-control-attribution').textContent;

  it('show the credit of their provider, and send the site’s origin', async () => {
    expect(credit()).to.equal('Natural Earth');
    const attribution = '&copy; <a href="https://maps.example/">Maps</a>';
    harness.map.setTiles({ url: imageTile, attribution });
    await until(() => harness.root.querySelector('.leaflet-tile-loaded'));
    // The code for links in credits may come later than the first tile.
    await until(() => credit() === '© Maps');
    expect(harness.find('.leaflet-control-attribution a').getAttribute('href')).to.equal(
      'https://maps.example/',
    );
    const tile = harness.find<HTMLImageElement>('.leaflet-tile');
    expect(tile.referrerPolicy).to.equal('strict-origin-when-cross-origin');
    expect(harness.reports).to.deep.equal([]);
    harness.map.setTiles(undefined);
    expect(harness.root.querySelector('.leaflet-tile')).to.equal(null);
    expect(credit()).to.equal('Natural Earth');
  });

  it('that all fail give way to the embedded map', async () => {
    harness.map.setTiles({ url: '/nowhere/{z}/{x}/{y}.png', attribution: 'Nobody' });
    await until(() => harness.reports.length > 0);
    expect(harness.reports).to.have.length(1);
    expect(harness.root.querySelector('.leaflet-tile')).to.equal(null);
    expect(credit()).to.equal('Natural Earth');
    expect(harness.names).to.have.length(5);
  });

  it('that fail after they are removed are not reported', async () => {
    harness.map.setTiles({ url: '/nowhere/{z}/{x}/{y}.png', attribution: 'Nobody' });
    harness.map.setTiles({ url: imageTile, attribution: 'Others' });
    await until(() => harness.root.querySelector('.leaflet-tile-loaded'));
    expect([harness.reports, credit()]).to.deep.equal([[], 'Others']);
  });

  it('frame a single store with its surroundings, as outlines do', async () => {
    const meters = (): number => parseFloat(harness.find('.leaflet-control-scale').textContent);
    await harness.show([storeAt(1, 48, 2)]);
    expect(meters()).to.be.within(1_000, 3_000);
    harness.map.setTiles({ url: imageTile, attribution: 'Tiles' });
    await harness.show([storeAt(1, 48, 2)]);
    expect(meters()).to.be.within(1_000, 3_000);
  });

  it('let the visitor zoom in further than outlines do, also on towns and postal codes', async () => {
    const metersOfScale = async (): Promise<number> => {
      harness.surface.focus();
      for (let i = 0; i < 20; i++) {
        harness.press('+');
        await nextFrame();
      }
      await harness.settled();
      return parseFloat(harness.find('.leaflet-control-scale').textContent);
    };
    expect(await metersOfScale()).to.be.within(100, 500);
    harness.map.setTiles({ url: imageTile, attribution: 'Tiles' });
    expect(await metersOfScale()).to.be.below(100);
    await harness.show([storeAt(1, 48, 2, 'city'), storeAt(2, 48, 10, 'postcode')]);
    expect(await metersOfScale()).to.be.below(100);
    harness.map.setTiles(undefined);
    await harness.settled();
    expect(await metersOfScale()).to.be.within(100, 500);
  });
});
