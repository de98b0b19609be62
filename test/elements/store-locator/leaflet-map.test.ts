import { expect } from '@open-wc/testing';
import type * as L from 'leaflet';
import { LeafletMap } from '../../../src/map/view/leaflet.js';
import { mountLocator, startLocator } from '../../support/harness/locator.js';
import { until, usePage } from '../../support/harness/page.js';
import { exactly, placed } from '../../support/harness/places.js';

/** As the documentation has it. */
type LocatorMap = L.Map & { leaflet(): Promise<typeof L> };

async function addCircle(map: LocatorMap): Promise<void> {
  const { circle } = await map.leaflet();
  circle([48, 6], { radius: 50_000, className: 'own' }).addTo(map);
}

describe('Leaflet’s map that <store-locator> gives to the page', () => {
  usePage();

  it('is there from its event on, which each new map fires once', async () => {
    const locator = startLocator(exactly());
    const maps: unknown[] = [];
    const outside: string[] = [];
    const hear = ({ type }: Event): unknown => outside.push(type);
    document.addEventListener('store-locator-map', hear);
    expect(locator.element.map).to.equal(undefined);
    locator.element.addEventListener('store-locator-map', ({ map, detail }) => {
      maps.push(map);
      expect([map === locator.element.map, detail.map === map]).to.deep.equal([true, true]);
      void addCircle(map as LocatorMap);
    });
    await placed(locator);
    await until(() => locator.root.querySelector('path.own'));
    expect(maps.length).to.equal(1);
    expect(maps[0] instanceof LeafletMap).to.equal(true);
    // It is to be read only.
    expect(Reflect.set(locator.element, 'map', undefined)).to.equal(false);
    expect(locator.element.map === maps[0]).to.equal(true);

    locator.element.layout = 'list';
    await until(() => locator.element.map === undefined);
    locator.element.layout = 'auto';
    await until(() => locator.root.querySelector('path.own'));
    expect([maps.length, maps[0] === maps[1]]).to.deep.equal([2, false]);
    document.removeEventListener('store-locator-map', hear);
    expect(outside).to.deep.equal([]);
  });

  it('is removed when the element leaves, and kept when the element only moves', async () => {
    const locator = await mountLocator(exactly());
    await placed(locator);
    const map = await until(() => locator.element.map as LocatorMap | undefined);
    await addCircle(map);
    const surface = map.getContainer();
    locator.stage.append(locator.element);
    await locator.element.updateComplete;
    expect(locator.element.map === map).to.equal(true);
    locator.element.remove();
    await until(() => locator.element.map === undefined);
    const left = surface.querySelector('.leaflet-pane, path.own');
    expect([surface.isConnected, left]).to.deep.equal([false, null]);
    locator.stage.append(locator.element);
    await until(() => locator.element.map);
    expect(locator.element.map === map).to.equal(false);
  });
});
