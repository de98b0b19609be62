import { expect } from '@open-wc/testing';
import { mountLocator } from '../../support/harness/locator.js';
import { isListing, until, usePage } from '../../support/harness/page.js';
import { demoEntries } from '../../support/fakes/snapshot-file.js';

describe('<store-locator> with countries named in languages that are not the page’s', () => {
  const page = usePage();

  it('knows the countries of stores that it can place and of others', async () => {
    const named = [
      { country: 'Deutschland', city: 'Berlin', zip: '10117' },
      { country: '日本', city: 'Xyzzy', zip: '' },
      { country: 'Russland', city: 'Москва', zip: '' },
    ];
    page().answer(isListing, () =>
      Response.json(
        named.map((fields, i) => ({
          ...demoEntries[i],
          state: '',
          lat: null,
          lng: null,
          ...fields,
        })),
      ),
    );
    const { element } = await mountLocator();
    await until(() => element.stores.every(({ countryCode }) => countryCode));
    expect(element.stores.map(({ countryCode }) => countryCode).sort()).to.deep.equal([
      'DE',
      'JP',
      'RU',
    ]);
    await until(() => element.stores.some(({ position }) => position));
    const unplaced = element.stores.find(({ country }) => country === '日本');
    expect(unplaced?.position).to.equal(undefined);
    expect(unplaced?.countryCode).to.equal('JP');
  });

  it('knows the countries of stores whose position is in the listing', async () => {
    page().answer(isListing, () =>
      Response.json([{ ...demoEntries[0], country: 'Deutschland', lat: 52.5, lng: 13.4 }]),
    );
    const { element } = await mountLocator();
    await until(() => element.stores[0]?.countryCode);
    expect(element.stores[0]?.countryCode).to.equal('DE');
    expect(element.stores[0]?.position?.lat).to.equal(52.5);
  });
});
