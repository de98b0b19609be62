import { expect } from '@open-wc/testing';
import { GeolocationCode, useGeolocation } from '../../support/fakes/geolocation.js';
import { mountLocator, type LocatorHarness } from '../../support/harness/locator.js';
import { isListing, until, usePage } from '../../support/harness/page.js';
import { exactly, placed } from '../../support/harness/places.js';
import { has, mountStock } from '../../support/harness/stock.js';
import { lookedUp } from '../../support/harness/looked-up.js';

const noneLeft = 'No store is left with these filters.';
const nothing = { label: 'Nothing', test: () => false };

describe('the sentence of <store-locator> about a narrowed list', () => {
  const page = usePage();
  const geolocation = useGeolocation();

  async function mount(options: Parameters<typeof mountLocator>[0] = {}): Promise<LocatorHarness> {
    const locator = await mountLocator(exactly({ attributes: { countries: 'FR' }, ...options }));
    await locator.narrowable();
    await placed(locator);
    return locator;
  }

  it('tells that no store has the words, where no filter is the reason', async () => {
    const locator = await mount();
    await locator.choose('Country', 'Germany');
    await locator.filter('Xqzzwv');
    await until(() => locator.line() === 'No store matches “Xqzzwv”.');
    await locator.lineSays('No store matches “Xqzzwv”.');
    await locator.press('Show all stores');
    await locator.lineSays('82 stores in Germany');
  });

  it('tells first why the visitor’s position is unknown', async () => {
    const locator = await mount({ properties: { filters: [nothing] } });
    await locator.press(/^Nothing/);
    await locator.lineSays(noneLeft);
    await locator.press('Near me');
    await until(() => geolocation().questions.length);
    await locator.lineSays('Finding your position…');
    geolocation().refuse(GeolocationCode.Denied);
    await locator.lineSays('This page may not use your position. You can allow it in the browser.');
  });

  it('no longer tells of the removed filter, once the visitor searches again', async () => {
    const locator = await mount();
    await locator.choose('Country', 'Germany');
    const store = locator.element.stores.find(({ country }) => country === 'Sweden');
    locator.element.selectStore(Number(store?.id));
    await locator.lineSays(/ · no longer only in Germany$/);
    await locator.filter('Galleria');
    await locator.lineSays(/^\d+ stores match “Galleria”$/);
  });

  it('does not tell of a filter that the merchant has removed', async () => {
    const even = { label: 'Even', test: ({ id }: { readonly id: number }) => id % 2 === 0 };
    const locator = await mount({ properties: { filters: [even] } });
    await locator.press(/^Even/);
    await locator.lineSays(/: Even$/);
    locator.element.filters = [];
    await locator.lineSays('612 stores in 27 countries');
    expect(locator.buttons()).to.not.include('Clear filters');
  });

  it('counts the stores with stock in another language as well', async () => {
    const locator = await mountStock();
    await locator.press(/^Only stores/);
    await locator.lineSays(/ stores: in stock$/);
    const { length } = locator.element.results;
    locator.element.lang = 'de';
    await locator.lineSays(/^\d+ Filialen/);
    expect(locator.element.results).to.have.length(length);
    expect(locator.element.results.every(has)).to.equal(true);
    expect(locator.button(/^Nur /).getAttribute('aria-pressed')).to.equal('true');
  });

  it('tells of the selected store, also after Enter on its title, which names a town', async () => {
    const stores = Array.from({ length: 12 }, (_, nth) => ({
      id: nth + 1,
      name: 'Bath',
      address: `${nth} Upside Street`,
      country: 'United Kingdom',
      latitude: 51.5,
      longitude: -0.1 - nth / 10,
    }));
    page().answer(isListing, () => Response.json(stores));
    const locator = await mountLocator();
    await locator.type('7 upside');
    (await locator.offered('Bath, 7 Upside Street')).click();
    await locator.lineSays('1 store matches “Bath, 7 Upside Street”');
    await locator.key('Enter');
    await lookedUp('Bristol');
    expect(locator.box.value).to.equal('Bath, 7 Upside Street');
    expect(locator.line()).to.equal('1 store matches “Bath, 7 Upside Street”');
    expect(locator.rowAt(0).selected).to.equal(true);
  });
});
