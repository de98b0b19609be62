import { expect } from '@open-wc/testing';
import { inventoryAnswer } from '../../support/harness/badge.js';
import records from '../../../demo/service/data/locations.json' with { type: 'json' };
import { mountLocator, type LocatorHarness } from '../../support/harness/locator.js';
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

/** One store of each country of the demo. */
const abroad = [...new Map(records.map((record) => [record.country, record])).values()];

/** Returns the last line of each address, by the name of its store. */
const towns = (locator: LocatorHarness) =>
  Object.fromEntries(locator.rows().map(({ name, address }) => [name, address.split('\n')[1]]));

describe('addresses in <store-locator>', () => {
  const page = usePage();

  it('stand as their countries write them', async () => {
    page().answer(isListing, () => inventoryAnswer(listing));
    const locator = await mountLocator({ attributes: { 'base-url': freshScenario() } });
    // The address format that is known before any further data has loaded.
    expect(towns(locator)).to.deep.equal({
      'Shop 1': 'Austin, TX 78701, United States',
      'Shop 2': 'Austin, 78701, United States',
      'Shop 3': '69002 Lyon, France',
      'Shop 4': 'Sydney, NSW 2000, Australia',
      'Shop 5': 'London, SW1A 1AA, United Kingdom',
    });
    // Rows in view keep their addresses. A new list uses all the data that has loaded.
    await locator.settled();
    await until(() => {
      locator.element.search('Shop');
      return towns(locator)['Shop 4'] === 'Sydney NSW 2000, Australia';
    });
    expect(towns(locator)).to.deep.equal({
      'Shop 1': 'Austin, TX 78701, United States',
      'Shop 2': 'Austin 78701, United States',
      'Shop 3': '69002 Lyon, France',
      'Shop 4': 'Sydney NSW 2000, Australia',
      'Shop 5': 'London, SW1A 1AA, United Kingdom',
    });
  });

  it('keep their order in every country of the demo when more of it is known', async () => {
    page().answer(isListing, () => inventoryAnswer(abroad));
    const locator = await mountLocator({ attributes: { 'base-url': freshScenario() } });
    const before = towns(locator);
    expect(Object.keys(before)).to.have.length(abroad.length);
    const [sydney] = abroad.filter(({ country }) => country === 'Australia');
    await locator.narrowable();
    await until(() => {
      locator.element.search('Halvarenne');
      return towns(locator)[sydney!.name] !== before[sydney!.name];
    });
    // Some countries write no comma after the town. That moves nothing.
    const withoutCommas = (lines: typeof before) =>
      Object.entries(lines).map(([name, line]) => [name, line?.replaceAll(',', '')]);
    expect(withoutCommas(towns(locator))).to.have.deep.members(withoutCommas(before));
  });
});
