import { expect, nextFrame } from '@open-wc/testing';
import type { Store } from '../../src/domain/store/store.js';
import { imageTile, labels, MapHarness, nameOf, storeAt, until } from './map-harness.js';

const paris = storeAt(1, 48.86, 2.35);
const berlin = storeAt(2, 52.52, 13.4, 'city');
const madrid = storeAt(3, 40.42, -3.7);
const rome = storeAt(4, 41.9, 12.5);
const nowhere: Store = { ...storeAt(5, 0, 0), position: undefined };
/** Seven stores that share a point, and three more in the same town. */
const town = [
  ...Array.from({ length: 7 }, (_, i) => storeAt(10 + i, 45, 5, 'postcode')),
  storeAt(20, 45.002, 5),
  storeAt(21, 45, 5.003),
  storeAt(22, 45.004, 5.004),
];

describe('the pins of a map', () => {
  let harness: MapHarness;
  beforeEach(() => {
    harness = new MapHarness();
  });
  afterEach(() => harness.remove());

  it('stand for the stores that have a position, and for no others', async () => {
    await harness.show([paris, nowhere, madrid]);
    expect(harness.names).to.deep.equal(['Store 1', 'Store 3']);
    expect(harness.isInView('Store 1') && harness.isInView('Store 3')).to.equal(true);
  });

  it('leave out a position that is no point on the earth, and the view ignores it', async () => {
    const places = [storeAt(6, 41.59, 39_693_840.67), storeAt(7, NaN, 2), storeAt(8, 91, 2)];
    await harness.show([paris, madrid, ...places]);
    expect(harness.names).to.deep.equal(['Store 1', 'Store 3']);
    harness.map.frame([paris, ...places], { place: { lat: 1e6, lng: 0 } });
    await harness.settled();
    expect(harness.isInView('Store 1')).to.equal(true);
  });

  it('show an exact position as a drop and an approximate one as a dot', async () => {
    await harness.show([paris, berlin]);
    expect(harness.pin('Store 1').matches('.map-drop:has(path)')).to.equal(true);
    expect(harness.pin('Store 2').matches('.map-dot:not(:has(path))')).to.equal(true);
  });

  it('are at least 44 px wide and high', async () => {
    await harness.show([paris, berlin, ...town]);
    for (const pin of harness.pins) {
      const { width, height } = pin.getBoundingClientRect();
      expect(Math.min(width, height)).to.be.at.least(44);
    }
  });

  it('become one cluster with their number where they are too near each other', async () => {
    await harness.show([paris, berlin, rome, ...town]);
    expect(harness.names).to.deep.equal(['10 stores', 'Store 1', 'Store 2', 'Store 4']);
    expect(harness.pin('10 stores').textContent).to.equal('10');
  });

  it('of a cluster can all be reached, even of stores that share a point', async () => {
    await harness.show([paris, rome, ...town]);
    for (let clicks = 0; clicks < 12; clicks++) {
      const cluster = harness.pins.find((pin) => /stores|here/.test(nameOf(pin)));
      if (!cluster) break;
      cluster.click();
      await harness.settled();
    }
    const expected = town.map(({ name }) => name).sort();
    expect(harness.names).to.include.members(expected);
    expect(harness.names.filter((name) => /stores|here/.test(name))).to.deep.equal([]);
    harness.pin('Store 13').click();
    expect(harness.selected).to.deep.equal([13]);
  });

  it('of a cluster are laid out by a press on “8 here” once no zoom is left to part them', async () => {
    await harness.show([...town.slice(0, 7), storeAt(20, 45.0002, 5, 'postcode')]);
    await harness.zoomInFully();
    const zoomIn = harness.find('[aria-label="Zoom in"]');
    expect(zoomIn.getAttribute('aria-disabled')).to.equal('true');
    const cluster = harness.pin('8 here');
    harness.find('[aria-label="Zoom out"]').click();
    await harness.settled();
    expect(harness.pin('8 stores') === cluster).to.equal(true);
    cluster.click();
    await harness.settled();
    expect(harness.names).to.deep.equal(['8 here']);
    cluster.click();
    await until(() => harness.names.length === 8);
  });

  it('are drawn in view first, and then beyond its edges', async () => {
    const row = (lat: number, id: number, east: number): Store[] =>
      Array.from({ length: 21 }, (_, at) => storeAt(id + at, lat, at - 10 + east));
    const middle = row(48, 0, 0);
    harness.map.setStores([...row(46.8, 100, 1 / 3), ...middle, ...row(49.2, 200, -1 / 3)]);
    harness.map.frame(middle.slice(8, 13));
    await until(() => harness.pins.length > 0);
    const first = new Set(harness.pins.map(nameOf));
    await harness.settled();
    const later = harness.names.filter((name) => !first.has(name));
    expect(later).to.have.length.above(0);
    expect(later.some((name) => harness.isInView(name))).to.equal(false);
  });

  it('part or meet when a zoom has come to rest, and never while the map zooms', async () => {
    const zoomOut = harness.find('[aria-label="Zoom out"]');
    await harness.show([paris, ...town]);
    // The new pins are to be shown soon, but the zoom puts that off. A second zoom ends the first,
    // so that the pins of the first are never shown.
    harness.map.setStores([paris, madrid, ...town]);
    for (let zooms = 0; zooms < 2; zooms++) {
      const began = harness.zoomBegins();
      zoomOut.click();
      await began;
      const pins = [...harness.pins];
      // A slow machine's frames may be fewer.
      for (let frames = 0; frames < 6 && harness.isZooming; frames++) {
        expect(harness.pins).to.deep.equal(pins);
        await nextFrame();
      }
    }
    await harness.settled();
    expect(harness.names).to.include.members([`${town.length} stores`, 'Store 3']);
  });

  it('keep their element while the map moves', async () => {
    await harness.show([paris, rome, ...town]);
    const before = [...harness.pins];
    harness.surface.focus();
    harness.press('ArrowRight');
    await harness.settled();
    expect(harness.pins.every((pin) => before.includes(pin))).to.equal(true);
  });

  it('report that a store is selected', async () => {
    await harness.show([paris, rome]);
    harness.pin('Store 4').click();
    expect(harness.selected).to.deep.equal([4]);
  });

  it('follow the stores when these change', async () => {
    await harness.show([paris, rome]);
    const kept = harness.pin('Store 1');
    harness.map.setStores([{ ...paris, name: 'Renamed' }, madrid]);
    await until(() => harness.names.includes('Renamed'));
    expect(harness.pin('Renamed') === kept).to.equal(true);
    expect(harness.names).to.not.include('Store 4');
  });

  it('are drawn once for many pages that arrive at once', async () => {
    let drawings = 0;
    harness.map.setLabels({ ...labels, pin: ({ name }) => ((drawings += 1), name) });
    const pages = [paris, berlin, madrid, rome].map((_, i, all) => all.slice(0, i + 1));
    for (const page of pages) harness.map.setStores(page);
    harness.map.frame();
    await nextFrame();
    await nextFrame();
    expect([harness.pins.length, drawings]).to.deep.equal([4, 4]);
  });

  it('change their language with the page', async () => {
    await harness.show([paris, ...town]);
    harness.map.setLabels({ ...labels, pin: () => 'Laden', cluster: (count) => `${count} Läden` });
    expect(harness.names).to.deep.equal(['10 Läden', 'Laden']);
  });

  it('can be used with assistive technology in each of their states', async () => {
    await harness.show([paris, berlin, ...town]);
    harness.map.setTiles({
      url: imageTile,
      attribution: '<a href="https://maps.example/">Maps</a>',
    });
    await expect(harness.host).to.be.accessible();
    harness.map.select(1);
    await until(() => harness.pin('Store 1').textContent);
    await expect(harness.host).to.be.accessible();
    harness.map.frame(town.slice(0, 7));
    harness.map.setStores(town.slice(0, 7));
    await harness.settled();
    harness.pins[0]?.click();
    await harness.settled();
    await expect(harness.host).to.be.accessible();
  });

  it('cross the 180th meridian together', async () => {
    await harness.show([storeAt(1, -18, 178), storeAt(2, -14, -171)]);
    const [west, east] = [harness.spot('Store 1'), harness.spot('Store 2')];
    expect(west.x).to.be.below(east.x);
    expect(east.x - west.x).to.be.within(100, 640);
  });
});

describe('the selected store', () => {
  let harness: MapHarness;
  beforeEach(() => {
    harness = new MapHarness();
  });
  afterEach(() => harness.remove());

  it('stands apart from its cluster, larger and with its name', async () => {
    await harness.show([paris, rome, ...town]);
    harness.map.select(20);
    await until(() => harness.names.includes('Store 20'));
    expect(harness.names).to.include('9 stores');
    const pin = harness.pin('Store 20');
    expect(pin.getAttribute('aria-current')).to.equal('true');
    expect(pin.textContent).to.equal('Store 20');
    harness.map.select(undefined);
    await until(() => harness.names.includes('10 stores'));
    expect(harness.names).to.not.include('Store 20');
  });

  it('is named below, or above where its name would hide the others', async () => {
    await harness.show([paris, rome, ...town]);
    const edges = (element: Element) => element.getBoundingClientRect();
    harness.map.select(paris.id);
    await until(() => harness.root.querySelector('.map-name'));
    const own = harness.find('[aria-current] > svg');
    expect(edges(harness.find('.map-name')).top).to.be.at.least(edges(own).bottom);
    harness.map.select(20);
    await until(() => harness.names.includes('9 stores'));
    const others = harness.pin('9 stores').firstElementChild!;
    expect(edges(harness.find('.map-name')).bottom).to.be.at.most(edges(others).top);
  });

  it('is brought into view where it is not, and stays where it is in view', async () => {
    await harness.show([paris, rome]);
    harness.map.frame([paris]);
    await harness.settled();
    expect(harness.names).to.not.include('Store 4');
    harness.map.select(4);
    await until(() => harness.names.includes('Store 4'));
    await harness.settled();
    expect(harness.isInView('Store 4')).to.equal(true);
    const { x } = harness.pin('Store 4').getBoundingClientRect();
    harness.map.select(4);
    await nextFrame();
    expect(harness.pin('Store 4').getBoundingClientRect().x).to.equal(x);
  });

  it('that was chosen while the map was hidden is in view when the map appears', async () => {
    harness.remove();
    harness = new MapHarness({}, 'none');
    await harness.show([paris, rome, storeAt(30, 35.7, 139.7)]);
    harness.map.frame([paris]);
    harness.map.select(30, { reveal: true });
    harness.host.style.display = 'block';
    await until(() => harness.names.includes('Store 30'));
    expect(harness.isInView('Store 30')).to.equal(true);
  });
});
