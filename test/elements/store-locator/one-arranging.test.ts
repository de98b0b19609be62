import { expect } from '@open-wc/testing';
import type { FoundStore } from '../../../src/domain/store/found-store.js';
import type { LocatorState } from '../../../src/elements/store-locator/state/contracts.js';
import { Results } from '../../../src/elements/store-locator/state/results.js';
import { mountLocator } from '../../support/harness/locator.js';
import { until, usePage } from '../../support/harness/page.js';

describe('the results of <store-locator>', () => {
  usePage();
  const { update } = Results.prototype;
  /** The results that were computed, without those that an update has kept. */
  let computed: (readonly FoundStore[])[] = [];
  let states: Parameters<Results['update']>[0][] = [];

  beforeEach(() => {
    computed = [];
    states = [];
    Results.prototype.update = function (this: Results, state) {
      states.push(state);
      update.call(this, state);
      const { stores } = this.current;
      if (stores !== computed.at(-1)) computed.push(stores);
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
      await locator.filter(text);
      await locator.element.updateComplete;
      expect(computed.slice(1), text).to.have.length(1);
      expect(locator.element.results, text).to.deep.equal([...(computed[1] ?? [])]);
    }
  });

  it('are not computed again by an update that changes nothing in them', async () => {
    const locator = await mountLocator({ attributes: { countries: 'FR' } });
    await locator.narrowable();
    await locator.filter('Galleria');
    computed = [...computed.slice(-1)];
    locator.element.headingLevel = 3;
    await locator.element.updateComplete;
    locator.element.selectStore(locator.element.results[0]?.id ?? null);
    await locator.element.updateComplete;
    expect(computed).to.have.length(1);
  });

  it('are the rows of the list and the pins of the map', async () => {
    const locator = await mountLocator({ attributes: { countries: 'FR' } });
    locator.element.search('New Zealand');
    await locator.lineSays(/^4 stores/);
    await locator.mapShown();
    const ids = (selector: string) =>
      [...locator.root.querySelectorAll<HTMLElement>(selector)].map(({ dataset }) => dataset.id);
    const found = locator.element.results.map(({ id }) => `${id}`);
    await until(() => ids('[part~=pin]').length === found.length);
    expect(ids('.scroller [data-id]')).to.deep.equal(found);
    expect(ids('[part~=pin]')).to.have.members(found);
  });

  it('belong to a state that nobody can change, and that stays as it was', async () => {
    const locator = await mountLocator({ attributes: { countries: 'FR' } });
    await locator.narrowable();
    const state = states.at(-1) as LocatorState;
    for (const part of [state, state.results, state.list])
      expect(Object.isFrozen(part)).to.equal(true);
    const { searchQuery, results, list, rowCount } = state;
    const before = [searchQuery.text, results.stores.length, list.stores.length, rowCount];
    await locator.filter('Galleria');
    await until(() => locator.element.results.length < (before[1] as number));
    await locator.element.updateComplete;
    expect([state.searchQuery.text, state.results.stores.length]).to.deep.equal(before.slice(0, 2));
    expect([state.list.stores.length, state.rowCount]).to.deep.equal(before.slice(2));
    expect(states.at(-1)).not.to.equal(state);
  });
});
