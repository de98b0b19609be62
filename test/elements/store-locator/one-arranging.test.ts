import { expect } from '@open-wc/testing';
import type { FoundStore } from '../../../src/domain/store/found-store.js';
import { Results } from '../../../src/elements/store-locator/state/results.js';
import { mountLocator } from '../../support/harness/locator.js';
import { usePage } from '../../support/harness/page.js';

describe('the results of <store-locator>', () => {
  usePage();
  const { update } = Results.prototype;
  /** The results that were computed, without those that an update has kept. */
  let computed: (readonly FoundStore[])[] = [];

  beforeEach(() => {
    computed = [];
    Results.prototype.update = function (this: Results, ...input) {
      update.apply(this, input);
      if (this.stores !== computed.at(-1)) computed.push(this.stores);
    };
  });
  afterEach(() => {
    Results.prototype.update = update;
  });

  it('are computed once at each key that is pressed', async () => {
    const locator = await mountLocator({ attributes: { countries: 'FR' } });
    await locator.narrowable();
    for (const text of ['Galleria', 'Galleri', 'Galleria V']) {
      computed = [...computed.slice(-1)];
      await locator.type(text);
      await locator.element.updateComplete;
      expect(computed.slice(1), text).to.have.length(1);
      expect(locator.element.results, text).to.have.members([...(computed[1] ?? [])]);
    }
  });

  it('are not computed again by an update that changes nothing in them', async () => {
    const locator = await mountLocator({ attributes: { countries: 'FR' } });
    await locator.narrowable();
    await locator.type('Galleria');
    computed = [...computed.slice(-1)];
    locator.element.headingLevel = 3;
    await locator.element.updateComplete;
    locator.element.selectStore(locator.element.results[0]?.id ?? null);
    await locator.element.updateComplete;
    expect(computed).to.have.length(1);
  });
});
