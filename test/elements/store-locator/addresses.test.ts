import { expect } from '@open-wc/testing';
import { inventoryAnswer } from '../../support/harness/badge.js';
import { mountLocator } from '../../support/harness/locator.js';
import { freshScenario, isListing, until, usePage } from '../../support/harness/page.js';

const store = (id: number, more: object) => ({
  ...{ id, name: `Shop ${id}`, address: `${id} High Street`, platform_location_id: `${60 + id}` },
  ...more,
});
const austin = { city: 'Austin', state: 'TX', zip: '78701', country: 'United States' };
const listing = [
  store(1, austin),
  store(2, { ...austin, state: '' }),
  store(3, {
    city: 'Lyon',
    state: 'Auvergne-Rhône-Alpes',
    zip: '69002',
    country: 'France',
  }),
  store(4, { city: 'Sydney', state: 'NSW', zip: '2000', country: 'Australia' }),
  store(5, { city: 'London', state: '', zip: 'SW1A 1AA', country: 'United Kingdom' }),
];

describe('addresses in <store-locator>', () => {
  const page = usePage();

  it('stand as their countries write them', async () => {
    page().answer(isListing, () => inventoryAnswer(listing));
    const locator = await mountLocator({ attributes: { 'base-url': freshScenario() } });
    const towns = () =>
      Object.fromEntries(locator.rows().map(({ name, address }) => [name, address.split('\n')[1]]));
    // The address format that is known before any further data has loaded.
    expect(towns()).to.deep.equal({
      'Shop 1': 'Austin, TX 78701, United States',
      'Shop 2': '78701 Austin, United States',
      'Shop 3': '69002 Lyon, France',
      'Shop 4': 'Sydney, NSW 2000, Australia',
      'Shop 5': 'SW1A 1AA London, United Kingdom',
    });
    // Rows in view keep their addresses. A new list uses all the data that has loaded.
    await locator.settled();
    await until(() => {
      locator.element.search('Shop');
      return towns()['Shop 5'] === 'London, SW1A 1AA, United Kingdom';
    });
    expect(towns()).to.deep.equal({
      'Shop 1': 'Austin, TX 78701, United States',
      'Shop 2': 'Austin 78701, United States',
      'Shop 3': '69002 Lyon, France',
      'Shop 4': 'Sydney NSW 2000, Australia',
      'Shop 5': 'London, SW1A 1AA, United Kingdom',
    });
  });
});
