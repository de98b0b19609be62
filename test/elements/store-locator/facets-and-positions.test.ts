import { expect } from '@open-wc/testing';
import { mountLocator } from '../../support/locator-harness.js';
import { isListing, until, usePage } from '../../support/page-harness.js';
import { exactly, placed } from '../../support/places-harness.js';

const positionsFile = '/demo/service/data/positions.json';

describe('facets of <store-locator> while positions are on their way', () => {
  const page = usePage();

  for (const [place, isLifted] of [
    ['München, Bavaria, Germany', false],
    ['Berlin, State of Berlin, Germany', true],
  ] as const)
    it(`of a state are ${isLifted ? 'lifted' : 'kept'} for ${place} by positions that come after it`, async () => {
      const release = page().hold(({ pathname }) => pathname === positionsFile);
      const locator = await mountLocator({ attributes: { 'coordinates-src': positionsFile } });
      await locator.narrowable();
      await until(() => locator.choices('Country').includes('United Kingdom (64)'));
      await locator.choose('Country', 'Germany');
      await locator.choose('Region', 'Bayern');
      await locator.type(place.split(',')[0] ?? '');
      (await locator.offered(place)).click();
      await until(() => locator.box.value === place);
      await locator.element.updateComplete;
      expect(locator.chosen('Region')).to.match(/^Bayern/);
      release();
      await placed(locator);
      await locator.lineSays(isLifted ? /no longer only in Bayern/ : / · only in Bayern, Germany$/);
      expect(locator.chosen('Country')).to.match(/^Germany/);
    });
});

describe('a store’s whole name typed beside a facet that leaves it out', () => {
  const page = usePage();

  it('means the store, and no town abroad that begins so', async () => {
    type Entry = { readonly country: string; readonly name: string };
    let isNamed = false;
    page().amend<readonly Entry[]>(isListing, (entries) =>
      entries.map((entry) => {
        if (isNamed || entry.country !== 'Germany') return entry;
        isNamed = true;
        return { ...entry, name: 'Alexa' };
      }),
    );
    const locator = await mountLocator(exactly());
    await placed(locator);
    await locator.narrowable();
    await until(() => locator.choices('Country').some((choice) => choice.startsWith('France')));
    await locator.choose('Country', 'France');
    await locator.type('Alexa');
    await locator.key('Enter');
    await locator.lineSays(/^1 store matches “Alexa” · no longer only in France$/);
    expect(locator.element.selectedStore?.name).to.equal('Alexa');
  });
});
