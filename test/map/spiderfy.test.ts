import { expect } from '@open-wc/testing';
import { MapHarness, storeAt } from './map-harness.js';

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
      [45.01, 5],
      [44.99, 5],
      [45, 5.014],
      [45, 4.986],
    ] as const;
    await harness.show(places.map(([lat, lng], at) => storeAt(at, lat, lng, 'postcode')));
    const middle = harness.spot('4 here');
    harness.pin('4 here').click();
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
    harness.map.mark(2);
    const opacity = (name: string) => getComputedStyle(harness.pin(name)).opacity;
    expect(['Store 1', 'Store 2', 'Store 3'].map(opacity)).to.deep.equal(['1', '1', '0.3']);
  });

  it('laid out around a shared point come together again on Escape', async () => {
    await harness.show(town);
    harness.pin('7 here').click();
    expect(harness.names).to.have.length(7);
    expect(harness.root.querySelector('.map-dimmed')).to.equal(null);
    harness.pin('Store 12').focus();
    harness.press('Escape');
    expect(harness.names).to.deep.equal(['7 here']);
    expect([harness.focused, harness.escapes]).to.deep.equal(['7 here', 0]);
  });
});
