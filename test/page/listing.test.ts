import { expect } from '@open-wc/testing';
import { listingLifespan } from '../../src/page/listing-lifespan.js';
import { Listing } from '../../src/page/listing.js';
import { failure, FakeListingSource, page } from '../support/fake-listing-source.js';
import { until } from '../support/page-harness.js';
import { idsOf, watch } from '../support/watched-listing.js';

describe('a listing that is read', () => {
  it('is idle, and asks for nothing, until somebody watches', () => {
    const source = new FakeListingSource(page(1));
    const listing = new Listing(source, undefined, Date.now);
    expect(listing.state.status).to.equal('idle');
    expect(source.asked).to.deep.equal([]);
  });

  it('shows its first page before it has the next, and keeps the order', async () => {
    const source = new FakeListingSource(page(5, 3), page(9, 1), page(4));
    const { listing, states, settled } = watch(source);
    expect(listing.state.status).to.equal('loading');
    await settled();
    const shown = states.map((state) => [state.status, idsOf(state).length]);
    expect(shown).to.deep.include(['loading', 2]);
    expect(shown).to.deep.include(['loading', 4]);
    expect(shown.at(-1)).to.deep.equal(['ready', 5]);
    expect(idsOf(listing.state)).to.deep.equal([5, 3, 9, 1, 4]);
    expect(listing.state.settled).to.equal(1);
  });

  it('is read once however many watch', async () => {
    const source = new FakeListingSource(page(1));
    const { subscribe, settled } = watch(source);
    subscribe();
    await settled();
    subscribe();
    expect(source.asked).to.deep.equal([1]);
  });

  it('counts the records that are no locations', async () => {
    const { listing, settled } = watch(new FakeListingSource(page(1, 0), page(0)));
    await settled();
    expect([idsOf(listing.state), listing.state.droppedRecords]).to.deep.equal([[1], 2]);
  });

  it('says that it waits, until the next page is there', async () => {
    const source = new FakeListingSource(page(1, 2), page(3));
    const release = source.hold();
    const { listing, settled } = watch(source);
    await until(() => source.onWait);
    source.onWait?.();
    expect(listing.state.waiting).to.equal(true);
    release();
    await settled();
    expect(listing.state.waiting).to.equal(false);
  });

  it('says that it waits while failed pages are tried again, too', async () => {
    const source = new FakeListingSource(page(1, 2), 'fails');
    const { listing, settled } = watch(source);
    await settled();
    source.contents = [page(1, 2), page(3)];
    const { length } = source.asked;
    const release = source.hold();
    listing.refresh();
    await until(() => source.asked.length > length);
    source.onWait?.();
    expect(listing.state.waiting).to.equal(true);
    release();
    await settled(2);
    expect([listing.state.waiting, idsOf(listing.state)]).to.deep.equal([false, [1, 2, 3]]);
  });
});

describe('a listing and those who watch it', () => {
  it('is aborted when the last one leaves, and not before', async () => {
    const source = new FakeListingSource(page(1, 2), page(3));
    source.hold();
    const { leave, subscribe } = watch(source);
    const leaveToo = subscribe();
    await until(() => source.asked.length);
    leave();
    expect(source.aborts).to.equal(0);
    leaveToo();
    expect(source.aborts).to.equal(1);
  });

  it('goes on where it stopped when somebody comes back', async () => {
    const source = new FakeListingSource(page(1, 2), page(3, 4), page(5));
    const release = source.hold(2);
    const { listing, leave, subscribe, settled } = watch(source);
    await until(() => idsOf(listing.state).length === 2);
    leave();
    const before = source.asked.length;
    subscribe();
    release();
    await settled();
    expect(source.asked.slice(before)).not.to.include(1);
    expect(idsOf(listing.state)).to.deep.equal([1, 2, 3, 4, 5]);
    expect(listing.state.status).to.equal('ready');
  });

  it('settles as partial when it goes on and the next page fails', async () => {
    const source = new FakeListingSource(page(1, 2), 'fails');
    const release = source.hold(2);
    const { listing, leave, subscribe, settled } = watch(source);
    await until(() => idsOf(listing.state).length === 2);
    leave();
    release();
    subscribe();
    await settled();
    expect(listing.state.status).to.equal('partial');
    expect(idsOf(listing.state)).to.deep.equal([1, 2]);
    source.contents = [page(1, 2), page(3)];
    listing.refresh();
    await settled(2);
    expect(idsOf(listing.state)).to.deep.equal([1, 2, 3]);
    expect(listing.state.status).to.equal('ready');
  });

  it('is asked for again by the next visitor only when it is no longer fresh', async () => {
    const source = new FakeListingSource(page(1));
    const { leave, subscribe, settled, clock } = watch(source);
    await settled();
    leave();
    clock.now += listingLifespan.freshMs - 1;
    subscribe()();
    expect(source.asked).to.have.length(1);
    clock.now += 1;
    subscribe();
    await settled(2);
    expect(source.asked).to.have.length(2);
  });
});

describe('a listing with failed pages', () => {
  it('is partial, and a retry asks for those alone and puts them in their place', async () => {
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

  it('was cut short by three failures in a row, and goes on once they are mended', async () => {
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

  it('says that this failed until it succeeds, also while it is tried again', async () => {
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

  it('is not asked for twice when a refresh comes while it loads', async () => {
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
