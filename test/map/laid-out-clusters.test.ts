import { expect } from '@open-wc/testing';
import { MapHarness, storeAt, until } from './map-harness.js';

/** Seven stores that share a point. */
const town = Array.from({ length: 7 }, (_, i) => storeAt(10 + i, 45, 5, 'postcode'));

describe('the stores of a cluster that no zoom parts,', () => {
  let harness: MapHarness;
  beforeEach(() => {
    harness = new MapHarness();
  });
  afterEach(() => harness.remove());

  it('laid out go in the direction in which their stores lie, if these are apart', async () => {
    const places = [
      [45.0002, 5],
      [44.9998, 5],
      [45, 5.0003],
      [45, 4.9997],
    ] as const;
    await harness.show(places.map(([lat, lng], at) => storeAt(at, lat, lng, 'postcode')));
    await harness.zoomInFully();
    const middle = harness.spot('4 here');
    harness.pin('4 here').click();
    await until(() => harness.names.length === 4);
    const [north, south, east, west] = places.map((_, at) => harness.spot(`Store ${at}`));
    expect(north!.y).to.be.below(middle.y - 10);
    expect(south!.y).to.be.above(middle.y + 10);
    expect(east!.x).to.be.above(middle.x + 10);
    expect(west!.x).to.be.below(middle.x - 10);
  });

  it('laid out do not cover a selected store or one whose row is pointed at, which stay as clear', async () => {
    const [selected, marked, other] = [
      storeAt(1, 45.3, 5),
      storeAt(2, 45.3, 5.4),
      storeAt(3, 44.7, 5),
    ];
    await harness.show([...town, selected, marked, other]);
    harness.map.select(1);
    harness.pin('7 here').click();
    await until(() => town.every(({ name }) => harness.names.includes(name)));
    harness.map.mark(2);
    const opacity = (name: string) => getComputedStyle(harness.pin(name)).opacity;
    expect(['Store 1', 'Store 2', 'Store 3'].map(opacity)).to.deep.equal(['1', '1', '0.3']);
  });

  it('laid out around a shared point come together again on Escape', async () => {
    await harness.show(town);
    harness.pin('7 here').click();
    await until(() => harness.names.length === 7);
    expect(harness.root.querySelector('.map-dimmed')).to.equal(null);
    harness.pin('Store 12').focus();
    harness.press('Escape');
    expect(harness.names).to.deep.equal(['7 here']);
    expect([harness.focused, harness.escapes]).to.deep.equal(['7 here', 0]);
  });
});
