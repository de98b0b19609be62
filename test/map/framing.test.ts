import { expect } from '@open-wc/testing';
import { mainCrowd } from '../../src/map/view/main-crowd.js';
import { imageTile, MapHarness, storeAt, until } from './map-harness.js';

const paris = storeAt(1, 48.86, 2.35);
const berlin = storeAt(2, 52.52, 13.4);
const tokyo = storeAt(3, 35.7, 139.7);
/** 300 stores all over a country of 6 by 9 degrees. */
const country = Array.from({ length: 300 }, (_, i) =>
  storeAt(100 + i, 44 + (i % 15) * 0.4, -4 + Math.floor(i / 15) * 0.45),
);
const overseas = [storeAt(900, -21, 55.5), storeAt(901, 4.9, -52.3)];

describe('the main crowd', () => {
  const pointsOf = (stores: typeof country) =>
    stores.map(({ position }) => ({ lat: position?.lat ?? NaN, lng: position?.lng ?? NaN }));

  it('has all stores but the few that lie far from all others', () => {
    expect(mainCrowd(pointsOf([...overseas, ...country]))).to.deep.equal(pointsOf(country));
  });

  it('includes the stores at its edges, and all stores where none is far off or all are few', () => {
    expect(mainCrowd(pointsOf(country)).length).to.equal(300);
    const few = pointsOf([...overseas, ...country.slice(0, 90)]);
    expect(mainCrowd(few)).to.deep.equal(few);
    const inManyPlaces = pointsOf([...country, ...Array<typeof tokyo>(9).fill(tokyo)]);
    expect(mainCrowd(inManyPlaces).length).to.equal(309);
  });
});

describe('the area that the map frames', () => {
  let harness: MapHarness;
  beforeEach(() => {
    harness = new MapHarness();
  });
  afterEach(() => harness.remove());

  it('is where the stores are, though a few lie overseas', async () => {
    await harness.show([...country, ...overseas]);
    const { width } = harness.surface.getBoundingClientRect();
    const across = harness.pins.map((pin) => pin.getBoundingClientRect().left);
    expect(Math.max(...across) - Math.min(...across)).to.be.within(width / 3, width);
    expect(harness.names).to.not.include('Store 900');
  });

  it('is reached though the limits of the zoom change on the way there', async () => {
    await harness.show([paris, storeAt(4, 48.87, 2.37)]);
    harness.map.frame([storeAt(4, 48.87, 2.37)]);
    await until(() => harness.root.querySelector('.leaflet-pan-anim'));
    harness.map.setTiles({ url: imageTile, attribution: 'none' });
    await harness.settled();
    const { width, height } = harness.surface.getBoundingClientRect();
    const { x, y } = harness.spot('Store 4');
    expect([x, y].map(Math.round)).to.deep.equal([width / 2, height / 2].map(Math.round));
    expect(harness.find('.map-area').hidden).to.equal(true);
  });

  it('is no nearer than the limits, though they change during a zoom', async () => {
    harness.map.setTiles({ url: imageTile, attribution: 'none' });
    await harness.show([paris]);
    const { leaflet } = harness.map as {
      leaflet: { getZoom(): number; setZoom(to: number): void };
    };
    leaflet.setZoom(16);
    await harness.settled();
    leaflet.setZoom(17);
    await until(() => harness.isZooming);
    harness.map.setTiles(undefined);
    await harness.settled();
    expect(leaflet.getZoom()).to.equal(16);
  });

  it('leaves a chosen store room for its name, below the zoom buttons', async () => {
    const { style } = harness.host;
    [style.width, style.height] = ['360px', '480px'];
    await until(() => harness.surface.clientWidth === 360);
    const northEast = { ...storeAt(7, 53, 7), name: 'A store whose name has two lines' };
    const beside = [storeAt(8, 53, 7), storeAt(9, 53, 7)];
    await harness.show([storeAt(6, 44, 4), storeAt(10, 54, 4), northEast, ...beside]);
    const { bottom } = harness.find('.leaflet-control-zoom').getBoundingClientRect();
    harness.map.select(7, { reveal: true });
    await until(() => harness.root.querySelector('.map-name'));
    await until(() => harness.find('.map-name').getBoundingClientRect().top >= bottom);
    expect(harness.isInView('A store whose name has two lines')).to.equal(true);
  });

  for (const [situation, size] of [
    ['a phone', [374, 571]],
    ['a desk', [1000, 600]],
  ] as const)
    it(`is the same when the map was hidden until its stores were there, on ${situation}`, async () => {
      const few = [paris, berlin, storeAt(5, 43.7, 7.26), storeAt(6, 50.63, 3.06)];
      harness.remove();
      harness = new MapHarness({}, 'none');
      harness.map.setStores(few);
      harness.map.frame();
      harness.map.select(5, { reveal: true });
      await harness.settled();
      const { style } = harness.host;
      [style.width, style.height, style.display] = [`${size[0]}px`, `${size[1]}px`, 'block'];
      await until(() => harness.pins.length === few.length);
      await harness.settled();
      for (const { name } of few) expect(harness.isInView(name), name).to.equal(true);
      const boxes = harness.pins.map((pin) => pin.getBoundingClientRect());
      const middle = (a: number, b: number): number => (a + b) / 2;
      const across = boxes.map(({ left, right }) => middle(left, right));
      const down = boxes.map(({ bottom }) => bottom);
      const [x, y] = [across, down].map((all) => middle(Math.min(...all), Math.max(...all)));
      expect(x).to.be.closeTo(size[0] / 2, 30);
      expect(y).to.be.closeTo(size[1] / 2, 60);
    });

  it('has all stores again when others have come', async () => {
    await harness.show([paris, berlin]);
    harness.map.setStores([paris, berlin, tokyo]);
    harness.map.frame(undefined, { again: true });
    await harness.settled();
    expect(harness.isInView('Store 3')).to.equal(true);
  });

  it('is left to the visitor who has moved it, until it is framed anew', async () => {
    await harness.show([paris, berlin]);
    harness.find('.leaflet-control-zoom-in').click();
    await harness.settled();
    harness.map.setStores([paris, berlin, tokyo]);
    harness.map.frame(undefined, { again: true });
    await harness.settled();
    expect(harness.names).to.not.include('Store 3');
    harness.map.frame();
    await harness.settled();
    expect(harness.isInView('Store 3')).to.equal(true);
  });

  it('has the first stores, whatever the visitor did with the empty map', async () => {
    harness.find('.leaflet-control-zoom-in').click();
    await harness.settled();
    harness.map.setStores([tokyo, storeAt(4, 35, 135.8)]);
    harness.map.frame(undefined, { again: true });
    await harness.settled();
    expect(harness.isInView('Store 3') && harness.isInView('Store 4')).to.equal(true);
  });
});
