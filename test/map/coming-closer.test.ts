import { expect } from '@open-wc/testing';
import type { Store } from '../../src/domain/store/store.js';
import { labels, MapHarness, storeAt, until } from './map-harness.js';

/** Stores of one city, about a kilometre apart, in a country. */
const city = [storeAt(1, 45.76, 4.83), storeAt(2, 45.765, 4.84), storeAt(3, 45.75, 4.85)];
const far = [storeAt(4, 48.85, 2.35), storeAt(5, 43.3, 5.4), storeAt(6, 47.2, -1.55)];
const zoomOf = ({ map }: MapHarness): number => (map.leaflet as { getZoom(): number }).getZoom();

describe('a store that is selected in the list', () => {
  let harness: MapHarness;
  beforeEach(async () => {
    harness = new MapHarness();
    await harness.show([...city, ...far]);
  });
  afterEach(() => harness.remove());

  it('comes closer when its neighbours hide it, until none of them does', async () => {
    expect(harness.names).to.include('3 stores');
    harness.map.select(1, { reveal: true });
    await harness.settled();
    expect(harness.names.filter((name) => /Store [123]$/.test(name))).to.have.length(3);
    expect(harness.isInView('Store 1')).to.equal(true);
  });

  it('stays at the zoom of the map when nothing hides it', async () => {
    const before = zoomOf(harness);
    harness.map.select(4, { reveal: true });
    await harness.settled();
    expect(zoomOf(harness)).to.equal(before);
  });

  it('stays there, too, when it was selected on the map', async () => {
    const before = zoomOf(harness);
    harness.map.select(1, { reveal: false });
    await harness.settled();
    expect(zoomOf(harness)).to.equal(before);
  });

  it('does not come closer for stores at the same point, which no zoom divides', async () => {
    await harness.show([...far, storeAt(7, 48.85, 2.35)]);
    const before = zoomOf(harness);
    harness.map.select(7, { reveal: true });
    await harness.settled();
    expect(zoomOf(harness)).to.equal(before);
  });
});

describe('a cluster', () => {
  it('says how many of its stores have the product, also when that changes', async () => {
    let having: number | undefined = 1;
    const clusterStock = (stores: readonly Store[]) =>
      having === undefined
        ? undefined
        : {
            short: `${having} of ${stores.length}`,
            long: `${having} of ${stores.length} in stock`,
          };
    const harness = new MapHarness({ labels: { ...labels, clusterStock } });
    await harness.show([...city, ...far]);
    const text = (name: string) => harness.pin(name).textContent;
    expect(text('3 stores, 1 of 3 in stock')).to.equal('1 of 3');
    having = 2;
    harness.map.setStores([...city, ...far]);
    await until(() => harness.names.includes('3 stores, 2 of 3 in stock'));
    expect(text('3 stores, 2 of 3 in stock')).to.equal('2 of 3');
    having = undefined;
    harness.map.setStores([...city, ...far]);
    await until(() => harness.names.includes('3 stores'));
    expect(text('3 stores')).to.equal('3');
    harness.remove();
  });
});
