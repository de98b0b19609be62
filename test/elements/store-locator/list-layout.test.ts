import { expect } from '@open-wc/testing';
import type { Store } from '../../../src/domain/store/store.js';
import { ListLayout } from '../../../src/elements/store-locator/state/list-layout.js';
import type { LocatorState } from '../../../src/elements/store-locator/state/contracts.js';

const stores = [{ id: 1, country: 'France' }] as Store[];
const painted = () =>
  new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));

describe('the order of a list that is on the screen is kept,', () => {
  it('except near a place before stores have positions, however late the place is found', async () => {
    const features: { placing: boolean; search: { place?: object } } = {
      placing: true,
      search: {},
    };
    const state = {
      searchQuery: { text: '69001' },
      host: document.createElement('div'),
      listing: { status: 'ready' },
      myStore: undefined,
      results: { all: stores, stores, hasOwn: false, find: () => undefined },
      features,
      words: { format: { lang: 'en' } },
    } as unknown as LocatorState;
    const layout = new ListLayout();
    layout.update(state);
    // before that is painted
    features.search.place = {};
    await painted();
    expect(layout.isLayoutLocked).not.to.equal(true);
    features.placing = false;
    layout.update(state);
    await painted();
    expect(layout.isLayoutLocked).to.equal(true);
  });
});
