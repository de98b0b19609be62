import { expect } from '@open-wc/testing';
import { mountLocator } from '../../support/locator-harness.js';
import { until, usePage } from '../../support/page-harness.js';
import { placed } from '../../support/places-harness.js';

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
