import { expect } from '@open-wc/testing';
import { failure, FakeListingSource, page } from '../support/fakes/listing-source.js';
import { until } from '../support/harness/page.js';
import { idsOf, watch } from '../support/fakes/watched-listing.js';

describe('a listing with failed pages', () => {
  it('is partial, and a retry requests only those pages and puts them in their places', async () => {
    const source = new FakeListingSource(page(1, 2), 'fails', page(5));
    const { listing, settled } = watch(source);
    await settled();
    expect(listing.state.status).to.equal('partial');
    expect(listing.state.failedPages).to.deep.equal([2]);
    expect(listing.state.error).to.equal(failure);
    expect(idsOf(listing.state)).to.deep.equal([1, 2, 5]);

    source.asked.length = 0;
    source.contents[1] = page(3, 5);
    listing.refresh();
    await settled(2);
    expect(source.asked).to.deep.equal([2]);
    // 5 has moved from one page to the other meanwhile: it is shown once.
    expect(idsOf(listing.state)).to.deep.equal([1, 2, 3, 5]);
    expect([listing.state.status, listing.state.error]).to.deep.equal(['ready', undefined]);
  });

  it('stays partial with all that it shows when the retry fails too', async () => {
    const { listing, states, settled } = watch(new FakeListingSource(page(1, 2), 'fails', page(5)));
    await settled();
    states.length = 0;
    listing.refresh();
    await settled(2);
    expect(new Set(states.map((state) => idsOf(state).join()))).to.deep.equal(new Set(['1,2,5']));
    expect([listing.state.status, listing.state.failedPages]).to.deep.equal(['partial', [2]]);
  });

  it('that three failures in a row cut short goes on once the pages are mended', async () => {
    const source = new FakeListingSource(
      page(1, 2),
      'fails',
      'fails',
      'fails',
      page(9, 10),
      page(11),
    );
    const { listing, settled } = watch(source);
    await settled();
    expect(idsOf(listing.state)).to.deep.equal([1, 2]);
    source.contents.splice(1, 3, page(3, 4), page(5, 6), page(7, 8));
    listing.refresh();
    await settled(2);
    expect(idsOf(listing.state)).to.deep.equal([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    expect(listing.state.status).to.equal('ready');
  });

  it('is an error when the first one fails, and starts over at a retry', async () => {
    const source = new FakeListingSource('fails', page(3));
    const { listing, settled, ended } = watch(source);
    await ended();
    expect([listing.state.status, listing.state.error]).to.deep.equal(['error', failure]);
    expect(listing.state.settled).to.equal(0);
    source.contents = [page(1, 2), page(3)];
    listing.refresh();
    expect(listing.state.status).to.equal('loading');
    await settled();
    expect([idsOf(listing.state), listing.state.error]).to.deep.equal([[1, 2, 3], undefined]);
  });
});

describe('a listing that is read anew', () => {
  it('shows the old one until the new one is whole', async () => {
    const source = new FakeListingSource(page(1, 2), page(3));
    const { listing, states, settled } = watch(source);
    await settled();
    states.length = 0;
    source.contents = [page(7, 8), page(9, 10), page(11)];
    listing.refresh();
    await settled(2);
    expect(new Set(states.map((state) => idsOf(state).join()))).to.deep.equal(
      new Set(['1,2,3', '7,8,9,10,11']),
    );
    expect(states.every(({ status }) => status === 'ready')).to.equal(true);
  });

  for (const [which, contents] of [
    ['first', ['fails'] as const],
    ['second', [page(7, 8), 'fails', page(9)] as const],
  ] as const)
    it(`keeps the old one when the ${which} page fails`, async () => {
      const source = new FakeListingSource(page(1, 2), page(3));
      const { listing, settled } = watch(source);
      await settled();
      source.contents = [...contents];
      listing.refresh();
      await settled(2);
      expect(idsOf(listing.state)).to.deep.equal([1, 2, 3]);
      expect([listing.state.status, listing.state.error]).to.deep.equal(['ready', failure]);
    });

  it('tells that this failed until it succeeds, also while it is tried again', async () => {
    const source = new FakeListingSource(page(1, 2), page(3));
    const { listing, states, settled } = watch(source);
    await settled();
    expect(states.some(({ refreshFailed }) => refreshFailed)).to.equal(false);
    const { contents } = source;
    source.contents = ['fails'];
    listing.refresh();
    expect(listing.state.refreshFailed).to.equal(false);
    await settled(2);
    expect(listing.state.refreshFailed).to.equal(true);
    source.contents = contents;
    listing.refresh();
    expect(listing.state.refreshFailed).to.equal(true);
    await settled(3);
    expect([listing.state.refreshFailed, listing.state.error]).to.deep.equal([false, undefined]);
  });

  it('is not requested twice when a refresh comes while it loads', async () => {
    const source = new FakeListingSource(page(1));
    const release = source.hold();
    const { listing, settled } = watch(source);
    await until(() => source.asked.length);
    listing.refresh();
    release();
    await settled();
    expect([source.asked, source.aborts]).to.deep.equal([[1], 0]);
  });
});
