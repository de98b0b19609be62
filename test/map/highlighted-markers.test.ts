import { expect } from '@open-wc/testing';
import type { MapView } from '../../src/domain/map/map-view.js';
import { compass, MapHarness, nameOf, storeAt, until } from './map-harness.js';

const marked = (harness: MapHarness): string[] =>
  harness.pins.filter(({ classList }) => classList.contains('map-marked')).map(nameOf);

describe('a store that is pointed at', () => {
  let harness: MapHarness;
  beforeEach(() => {
    harness = new MapHarness();
  });
  afterEach(() => harness.remove());

  it('has its pin marked, and nothing moves', async () => {
    await harness.show(compass);
    const before = harness.names.map((name) => harness.spot(name));
    harness.map.mark(3);
    expect(marked(harness)).to.deep.equal(['Store 3']);
    await harness.settled();
    expect(harness.names.map((name) => harness.spot(name))).to.deep.equal(before);
    harness.map.mark(4);
    expect(marked(harness)).to.deep.equal(['Store 4']);
    harness.map.mark(undefined);
    expect(marked(harness)).to.deep.equal([]);
  });

  it('has the cluster marked that holds it, and the mark stays while stores arrive', async () => {
    const near = [6, 7, 8].map((id) => storeAt(id, 48, 2.01 + id / 1000));
    await harness.show([...compass, ...near]);
    harness.map.mark(7);
    expect(marked(harness)).to.deep.equal(['4 stores']);
    harness.map.setStores([...compass, ...near, storeAt(9, 48, 2.02)]);
    await until(() => harness.names.includes('5 stores'));
    expect(marked(harness)).to.deep.equal(['5 stores']);
    harness.map.setStores(compass);
    await until(() => harness.names.includes('Store 1'));
    expect(marked(harness)).to.deep.equal([]);
  });

  it('that is not on the map marks no pin', async () => {
    await harness.show(compass);
    harness.map.mark(99);
    expect(marked(harness)).to.deep.equal([]);
  });
});

describe('a cluster whose stores share a point', () => {
  const crowd = (count: number) => Array.from({ length: count }, (_, i) => storeAt(10 + i, 44, 2));
  const areas: [MapView, boolean][] = [];
  let harness: MapHarness;
  beforeEach(() => {
    areas.length = 0;
    harness = new MapHarness({ onArea: (...area) => areas.push(area) });
  });
  afterEach(() => harness.remove());

  it('announces it and lays them out at once, however far the map could still zoom', async () => {
    await harness.show([...compass, ...crowd(12)]);
    const before = harness.spot('Store 1');
    harness.pin('12 here').click();
    const names = crowd(12).map(({ name }) => name);
    // The first tap loads the code that lays stores out.
    await until(() => names.every((name) => harness.names.includes(name)));
    await harness.settled();
    expect(harness.spot('Store 1')).to.deep.equal(before);
    const spots = names.map((name) => harness.spot(name));
    for (const [i, a] of spots.entries())
      for (const b of spots.slice(0, i)) expect(Math.hypot(a.x - b.x, a.y - b.y)).to.be.above(24);
    expect(areas).to.deep.equal([]);
    harness.pin('Store 10').focus();
    harness.press('Escape');
    await until(() => harness.names.includes('12 here'));
  });

  it('opens a list of them if they are too many to be laid out, and the map stays where it is', async () => {
    await harness.show([...compass, ...crowd(40)]);
    harness.pin('40 here').focus();
    harness.pin('40 here').click();
    const [[view, isCluster] = []] = areas;
    expect([areas.length, isCluster]).to.deep.equal([1, true]);
    const { south = NaN, north = NaN, west = NaN, east = NaN } = view ?? {};
    expect(south < 44 && 44 < north && west < 2 && 2 < east).to.equal(true);
    expect(north - south).to.be.below(0.001);
    expect(harness.names).to.include('40 here');
    expect(harness.focused).to.equal('40 here');
  });

  it('is one of several points where the map can zoom in', async () => {
    await harness.show([...compass, ...crowd(40), storeAt(99, 44.2, 2.2)]);
    expect(harness.names).to.include('41 stores');
    harness.pin('41 stores').click();
    await until(() => harness.names.includes('40 here'));
    expect(areas).to.deep.equal([]);
  });
});
