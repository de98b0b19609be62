import { expect } from '@open-wc/testing';
import type { Details } from '../../../src/domain/store/details/store-details.js';
import { mountLocator, type LocatorHarness } from '../../support/harness/locator.js';
import { isListing, isSnapshot, until, usePage } from '../../support/harness/page.js';

const store = (id: number, city: string, lat: number, name = `Lamp ${id}`) => ({
  ...{ id, name, city, address: `Street ${id}`, zip: '', country: 'France' },
  ...{ latitude: lat, longitude: 4.8 },
});
/** Six, because fewer have no search. Two of them are equally far from everywhere. */
const listed = [
  store(1, 'Lyon', 45.761),
  store(2, 'Paris', 48.85),
  store(3, 'Lyon', 45.762),
  store(4, 'Nice', 43.7),
  store(5, 'Lyon', 45.762),
  store(6, 'Lille', 50.63),
];
const featured = (...ids: readonly number[]): Details => ({
  by: 'id',
  details: Object.fromEntries(ids.map((id, nth) => [id, { priority: ids.length - nth }])),
});
const ids = (locator: LocatorHarness): number[] =>
  locator.rows().map(({ item }) => Number(item.dataset.id));
const orderIs = async (locator: LocatorHarness, wanted: readonly number[]) => {
  const isSo = () => ids(locator).join() === wanted.join();
  await until(isSo).catch(() => expect(ids(locator)).to.deep.equal(wanted));
};
const near = [{ lat: 45.76, lng: 4.8, name: 'Lyon here', countryCode: 'FR' }];

describe('stores with a priority', () => {
  const page = usePage();
  beforeEach(() => page().answer(isListing, () => Response.json(listed)));

  it('come first among the stores of their town', async () => {
    const locator = await mountLocator({ properties: { details: featured(5) } });
    await orderIs(locator, [5, 2, 1, 4, 3, 6]);
    locator.element.details = featured(3, 5);
    await orderIs(locator, [3, 2, 5, 4, 1, 6]);
  });

  it('stay behind nearer stores, and come first among equally far ones', async () => {
    const locator = await mountLocator({
      properties: { details: featured(5, 3), geocoder: () => Promise.resolve(near) },
    });
    await orderIs(locator, [5, 2, 3, 4, 1, 6]);
    locator.element.search('Lyon here');
    await orderIs(locator, [1, 5, 3, 4, 2, 6]);
  });

  it('do not change an order by name', async () => {
    const locator = await mountLocator({ properties: { details: featured(5) } });
    await orderIs(locator, [5, 2, 1, 4, 3, 6]);
    await locator.choose('Order', 'By name');
    await orderIs(locator, [1, 2, 3, 4, 5, 6]);
  });

  it('that come late move no row that the visitor uses', async () => {
    let answer = (_: Response): void => undefined;
    page().answer(isSnapshot, () => new Promise((resolve) => (answer = resolve)));
    const locator = await mountLocator({ attributes: { 'details-src': '/stores.json' } });
    await locator.narrowable();
    await until(() => page().asked(isSnapshot).length);
    locator.row('Lamp 1').button.focus();
    answer(Response.json({ details: { 5: { priority: 1, phone: '030 1' } } }));
    await until(() => locator.row('Lamp 5').item.querySelector('[part=row-phone], .call'));
    expect(ids(locator)).to.deep.equal([1, 2, 3, 4, 5, 6]);
    await locator.filter('Lyon');
    await orderIs(locator, [5, 1, 3]);
  });
});
