import { expect } from '@open-wc/testing';
import { listingFreshMs, listingUsableMs } from '../../src/page/listing/listing-lifespan.js';
import { FakeKeptAnswers } from '../support/fakes/kept-answers.js';
import { failure, FakeListingSource, page } from '../support/fakes/listing-source.js';
import { idsOf, now, watch } from '../support/fakes/watched-listing.js';

const keptAt = (at: number, ...pages: readonly ReturnType<typeof page>[]) =>
  new FakeKeptAnswers({ at, parts: pages.map((items) => ({ items, dropped: 0 })) });

describe('a listing kept from the page before', () => {
  it('is shown without any request while it is fresh', async () => {
    const source = new FakeListingSource(page(9));
    const kept = keptAt(now - listingFreshMs + 1, page(1, 2), page(3));
    const { listing, settled } = watch(source, kept);
    await settled();
    expect([listing.state.status, idsOf(listing.state)]).to.deep.equal(['ready', [1, 2, 3]]);
    expect(source.asked).to.deep.equal([]);
  });

  it('is shown while a newer one is fetched, when it is stale', async () => {
    const source = new FakeListingSource(page(8, 9));
    const { listing, states, settled } = watch(source, keptAt(now - listingFreshMs, page(1, 2)));
    await settled();
    expect(states.map((state) => idsOf(state).join())).to.include('1,2');
    expect(idsOf(listing.state)).to.deep.equal([8, 9]);
  });

  it('stays when it is stale and the service fails, and visitors are told when they refresh it', async () => {
    const { listing, settled } = watch(
      new FakeListingSource('fails'),
      keptAt(now - listingFreshMs, page(1, 2)),
    );
    await settled();
    expect([idsOf(listing.state), listing.state.error]).to.deep.equal([[1, 2], failure]);
    expect(listing.state.refreshFailed).to.equal(false);
    listing.refresh();
    await settled(2);
    expect([idsOf(listing.state), listing.state.refreshFailed]).to.deep.equal([[1, 2], true]);
  });

  for (const [age, at] of [
    ['too old', now - listingUsableMs - 1],
    ['from the future', now + 1],
  ] as const)
    it(`is never shown when it is ${age}`, async () => {
      const { listing, states, settled } = watch(
        new FakeListingSource(page(9)),
        keptAt(at, page(1, 2)),
      );
      await settled();
      expect(states.map((state) => idsOf(state).join())).not.to.include('1,2');
      expect(idsOf(listing.state)).to.deep.equal([9]);
    });

  it('is written when all pages are there, in parts, with the time', async () => {
    const kept = new FakeKeptAnswers();
    const { settled } = watch(new FakeListingSource(page(1, 0), page(3)), kept);
    await settled();
    expect(kept.written).to.deep.equal([
      {
        at: now,
        parts: [
          { items: page(1), dropped: 1 },
          { items: page(3), dropped: 0 },
        ],
      },
    ]);
  });

  it('is not written while a page is missing', async () => {
    const kept = new FakeKeptAnswers();
    const { listing, settled } = watch(new FakeListingSource(page(1, 2), 'fails', page(3)), kept);
    await settled();
    expect(kept.written).to.deep.equal([]);
    listing.refresh();
    await settled(2);
    expect(kept.written).to.deep.equal([]);
  });
});
