import { expect } from '@open-wc/testing';
import { mountLocator, startLocator } from '../../support/harness/locator.js';
import { isListing, until, usePage } from '../../support/harness/page.js';
import { useHeldTimers } from '../../support/fakes/held-timers.js';

describe('a <store-locator> whose service can’t be had', () => {
  const page = usePage();
  const timers = useHeldTimers('Timeout', 10_000);

  it('reads the listing by itself when the network is back, once for all that show it', async () => {
    let isOffline = true;
    page().answer(
      (url) => isOffline && isListing(url),
      () => Promise.reject(new TypeError('Failed to fetch')),
    );
    const locator = await mountLocator();
    const other = await mountLocator({
      attributes: { 'base-url': locator.element.baseUrl ?? '' },
    });
    expect([locator.element.status, other.element.status]).to.deep.equal(['error', 'error']);
    isOffline = false;
    page().requests.length = 0;
    dispatchEvent(new Event('online'));
    await until(() => locator.element.status === 'ready' && other.element.status === 'ready');
    const first = ({ url }: { url: URL }) => (url.searchParams.get('page') ?? '1') === '1';
    expect(page().asked(isListing).filter(first)).to.have.length(1);
  });

  it('sends no request when the network is back and nothing has failed', async () => {
    const locator = await mountLocator();
    page().requests.length = 0;
    dispatchEvent(new Event('online'));
    await locator.element.updateComplete;
    expect(page().asked(isListing)).to.deep.equal([]);
  });

  it('that does not answer shows so after ten seconds, with a retry that sends a new request', async () => {
    const release = page().hold(isListing);
    const locator = startLocator();
    await until(() => timers().size);
    // The first of these is the locator's own limit; requests have the same.
    timers().run(1);
    await until(() => locator.buttons().includes('Retry'));
    expect(locator.message()).to.equal('The shop has not answered yet. Still trying…');
    expect(locator.element.status).to.equal('loading');
    await locator.isAccessible();
    const asked = page().asked(isListing).length;
    release();
    await locator.press('Retry');
    await until(() => locator.element.status === 'ready');
    expect(page().asked(isListing).length).to.be.greaterThan(asked);
  });
});
