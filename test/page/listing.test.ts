import { expect } from '@open-wc/testing';
import { listingFreshMs } from '../../src/page/listing/listing-lifespan.js';
import { Listing } from '../../src/page/listing/listing.js';
import { FakeClock } from '../support/fakes/clock.js';
import { FakeListingSource, page } from '../support/fakes/listing-source.js';
import { until } from '../support/harness/page.js';
import { idsOf, watch } from '../support/fakes/watched-listing.js';

describe('a listing that is read', () => {
  it('is idle, and sends no request, until it has a subscriber', () => {
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

  it('counts the records without an id or a name', async () => {
    const { listing, settled } = watch(new FakeListingSource(page(1, 0), page(0)));
    await settled();
    expect([idsOf(listing.state), listing.state.droppedRecords]).to.deep.equal([[1], 2]);
  });

  it('tells that it waits, until the next page is there', async () => {
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

  it('that does not come is late after ten seconds, and can be requested anew meanwhile', async () => {
    const source = new FakeListingSource(page(1, 2));
    const release = source.hold();
    const clock = new FakeClock();
    const after = (ms: number, run: () => void) => clock.after(ms, run);
    const { listing, settled } = watch(source, undefined, undefined, after);
    await clock.advance(9_999);
    expect(listing.state.late).to.equal(false);
    listing.refresh();
    expect(source.asked).to.deep.equal([1]);
    await clock.advance(1);
    expect([listing.state.late, listing.state.status]).to.deep.equal([true, 'loading']);
    listing.refresh();
    await until(() => source.asked.length === 2);
    expect(listing.state.late).to.equal(false);
    release();
    await settled();
    expect([listing.state.late, idsOf(listing.state)]).to.deep.equal([false, [1, 2]]);
    expect(clock.sleeping).to.deep.equal([]);
  });

  it('tells that it waits also while failed pages are tried again', async () => {
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

describe('a listing and its subscribers', () => {
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

  it('goes on where it stopped when a subscriber comes back', async () => {
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

  it('is requested again by the next subscriber only when it is no longer fresh', async () => {
    const source = new FakeListingSource(page(1));
    const { leave, subscribe, settled, clock } = watch(source);
    await settled();
    leave();
    clock.now += listingFreshMs - 1;
    subscribe()();
    expect(source.asked).to.have.length(1);
    clock.now += 1;
    subscribe();
    await settled(2);
    expect(source.asked).to.have.length(2);
  });
});
