import { expect } from '@open-wc/testing';
import type { Store } from '../../../src/domain/store/store.js';
import { FirstView } from '../../../src/elements/store-locator/first-view.js';
import type { LocatorState } from '../../../src/elements/store-locator/state/contracts.js';

const stores = [{ id: 1, country: 'France' }] as Store[];
const painted = () =>
  new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));

describe('a list is left as it is once it is on the screen,', () => {
  it('but not one near a place before stores are placed, however late the place is known', async () => {
    const side: { placing: boolean; search: { place?: object } } = { placing: true, search: {} };
    const state = {
      asked: { text: '69001' },
      host: document.createElement('div'),
      listing: { status: 'ready' },
      mine: {},
      results: { all: stores, stores, hasOwn: false, find: () => undefined },
      side,
      words: { format: { lang: 'en' } },
    } as unknown as LocatorState;
    const first = new FirstView();
    first.update(state);
    // before that is painted
    side.search.place = {};
    await painted();
    expect(first.isFixed).not.to.equal(true);
    side.placing = false;
    first.update(state);
    await painted();
    expect(first.isFixed).to.equal(true);
  });
});
