import { expect } from '@open-wc/testing';
import type { Coordinates } from '../../../src/domain/store/supplied-positions.js';
import { at, id, jsonChild, listed, standsAt } from '../../support/harness/coordinates.js';
import { mountLocator, type LocatorOptions } from '../../support/harness/locator.js';
import { isListing, isSnapshot, until, usePage } from '../../support/harness/page.js';
import { demoEntries, movedEntry, snapshotOf } from '../../support/fakes/snapshot-file.js';

describe('coordinates that are given in several ways', () => {
  const page = usePage();

  it('count in this order: property, JSON inside, coordinates-src', async () => {
    page().answer(isSnapshot, () => Response.json(at(3)));
    const script = jsonChild(at(2));
    const locator = await mountLocator({
      attributes: { 'coordinates-src': '/stores.json' },
      properties: { coordinates: at(1) },
      children: [script],
    });
    await standsAt(locator, 1);
    locator.element.coordinates = undefined;
    await standsAt(locator, 2);
    expect(page().asked(isSnapshot)).to.deep.equal([]);
    script.remove();
    await standsAt(locator, 3);
  });

  it('are replaced by the next when one is unusable', async () => {
    page().answer(isSnapshot, () => Response.json(at(3)));
    const locator = await mountLocator({
      attributes: { 'coordinates-src': '/stores.json' },
      properties: { coordinates: {} as Coordinates },
      children: [jsonChild('{')],
    });
    await standsAt(locator, 3);
    expect(page().errors.map((line) => line.split(" can't")[0])).to.deep.equal([
      '<store-locator> coordinates',
      '<store-locator> the JSON inside',
    ]);
  });
});

describe('coordinates-src', () => {
  const page = usePage();

  it('is requested again where its server fails for a moment', async () => {
    let asked = 0;
    page().answer(isSnapshot, () =>
      ++asked === 1 ? new Response('', { status: 503 }) : Response.json(at(3)),
    );
    const locator = await mountLocator({ attributes: { 'coordinates-src': '/stores.json' } });
    await standsAt(locator, 3);
    expect(asked).to.equal(2);
    expect(page().errors).to.deep.equal([]);
  });
});

describe('a snapshot as the coordinates-src of <store-locator>', () => {
  const page = usePage();

  async function mount(listed: readonly unknown[], options: LocatorOptions = {}) {
    page().answer(isListing, () => Response.json(listed));
    page().answer(isSnapshot, () => Response.json(snapshotOf(demoEntries)));
    const locator = await mountLocator({
      ...options,
      attributes: { 'coordinates-src': '/stores.json', ...options.attributes },
    });
    await until(() => locator.element.stores.every(({ position }) => position));
    return locator;
  }

  it('takes the stores from the service and their points from the file', async () => {
    const locator = await mount(demoEntries.slice(0, 3).map(listed));
    expect(locator.element.stores).to.have.length(3);
    for (const { position } of locator.element.stores)
      expect(position).to.deep.include({ precision: 'address', radiusMeters: 100 });
  });

  it('leaves a store to the gazetteer whose address has changed since', async () => {
    const locator = await mount([listed(movedEntry), listed(demoEntries[1])]);
    const [moved, other] = locator.element.stores;
    expect([moved?.position?.precision, other?.position?.precision]).to.deep.equal([
      'postcode',
      'address',
    ]);
    expect(moved?.position?.lat).to.be.within(51.8, 52);
  });
});

describe('positions in the listing itself', () => {
  const page = usePage();

  it('are taken from the fields of an item, else from its map address, before all others', async () => {
    const [first, second, third] = demoEntries.map(({ id, name, address, zip, city, country }) => ({
      ...{ id, name, address, zip, city, country },
    }));
    page().answer(isListing, () =>
      Response.json([
        { ...first, latitude: '1.5', longitude: '2.5' },
        {
          ...second,
          google_maps_url: 'https://www.google.com/maps/place/X/@0,0,17z/data=!3d3.5!4d4.5',
        },
        third,
      ]),
    );
    const coordinates = { by: 'id', positions: { [id]: [50, 50] } };
    const locator = await mountLocator({ properties: { coordinates } });
    await until(() => locator.element.stores.every(({ position }) => position));
    const positions = locator.element.stores.map(({ position }) => position);
    expect(positions.slice(0, 2)).to.deep.equal([
      { lat: 1.5, lng: 2.5, precision: 'exact', radiusMeters: 0 },
      { lat: 3.5, lng: 4.5, precision: 'exact', radiusMeters: 0 },
    ]);
    expect(positions[2]?.precision).to.equal('postcode');
  });
});
