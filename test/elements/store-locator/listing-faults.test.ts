import { expect } from '@open-wc/testing';
import { demoData } from '../../../demo/service/demo-data.js';
import { mountLocator } from '../../support/harness/locator.js';
import { isListing, isPage, until, usePage } from '../../support/harness/page.js';
import { isShown } from '../../support/harness/stage.js';

describe('<store-locator> with a failing service', () => {
  const page = usePage();

  it('shows the other pages and a message when one fails, and a retry requests that page alone', async () => {
    let fails = true;
    page().answer(
      (url) => fails && isPage(2)(url),
      () => new Response('', { status: 500 }),
    );
    const locator = await mountLocator();
    expect([locator.element.status, locator.hasState('partial')]).to.deep.equal(['partial', true]);
    expect(locator.element.stores).to.have.length(362);
    await locator.lineSays(/^362 stores in \d+ countries · Some stores could not be loaded\.$/);
    await locator.isAccessible();

    fails = false;
    page().requests.length = 0;
    await locator.press('Retry');
    await until(() => locator.element.status === 'ready');
    expect(page().requests.map(({ url }) => url.searchParams.get('page'))).to.deep.equal(['2']);
    expect(locator.element.stores.map(({ id }) => id)).to.deep.equal(
      demoData.listing.slice().map(({ id }) => id),
    );
  });

  it('under "page-2-fails" keeps its message when the retry fails', async () => {
    const locator = await mountLocator({ scenario: 'page-2-fails' });
    await locator.press('Retry');
    await until(() => locator.element.status === 'partial');
    expect(locator.element.stores).to.have.length(362);
  });

  for (const [scenario, canRetry] of [
    ['server-error', true],
    ['malformed-json', true],
    ['html', true],
    ['unauthorized', false],
    ['forbidden', false],
    ['not-found', false],
    ['headers-dropped', false],
    ['key-name', false],
  ] as const)
    it(`under "${scenario}" shows a message, ${canRetry ? 'with' : 'without'} a retry`, async () => {
      const locator = await mountLocator({ scenario });
      expect([locator.element.status, locator.hasState('error')]).to.deep.equal(['error', true]);
      expect(locator.message()).to.equal('Stores cannot be shown right now.');
      expect(locator.buttons().includes('Retry')).to.equal(canRetry);
      expect(page().errors[0]).to.match(/^<store-locator> locations: /);
      await locator.isAccessible();
    });

  it('under "rate-limited-always" gives up in the end, with a retry', async () => {
    // The scenario's own waits, made short.
    page().answer(
      isListing,
      () => new Response('', { status: 429, headers: { 'Retry-After': '1' } }),
    );
    const locator = await mountLocator({ scenario: 'rate-limited-always' });
    expect(locator.element.status).to.equal('error');
    expect(locator.buttons()).to.include('Retry');
  });

  it('without a network shows a message, and all stores after a retry with one', async () => {
    let offline = true;
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => !offline });
    try {
      page().answer(
        (url) => offline && isListing(url),
        () => Promise.reject(new TypeError('Failed to fetch')),
      );
      const locator = await mountLocator();
      expect(locator.message()).to.equal('You seem to be offline: stores cannot be loaded.');
      await locator.isAccessible();
      offline = false;
      await locator.press('Retry');
      await until(() => locator.element.status === 'ready');
      expect(locator.rows()).to.have.length(25);
    } finally {
      delete (navigator as { onLine?: boolean }).onLine;
    }
  });

  for (const [scenario, says] of [
    ['html', 'Stores cannot be shown right now.'],
    ['malformed-json', 'Stores cannot be shown right now.'],
    ['server-error', 'Stores cannot be shown right now.'],
    ['unauthorized', ''],
    ['headers-dropped', ''],
  ] as const)
    it(`under "${scenario}" shows the content of its tag ${says ? 'below a retry' : 'alone'}`, async () => {
      const own = Object.assign(document.createElement('p'), { textContent: 'Call us' });
      const locator = await mountLocator({ scenario, children: [own] });
      expect([isShown(own), locator.message()]).to.deep.equal([true, says]);
      expect(locator.buttons()).to.deep.equal(['Near me', ...(says ? ['Retry'] : [])]);
      expect(locator.root.querySelector('[part~=map]')).to.equal(null);
      await locator.isAccessible();
    });

  it('shows the content of its tag when nothing can be fetched, until a retry brings rows', async () => {
    const own = Object.assign(document.createElement('p'), { textContent: 'Call us' });
    let fails = true;
    page().answer(
      (url) => fails && isListing(url),
      () => Promise.reject(new TypeError('Failed to fetch')),
    );
    const locator = await mountLocator({ children: [own] });
    expect(isShown(own)).to.equal(true);
    fails = false;
    await locator.press('Retry');
    await until(() => locator.rows().length);
    expect(isShown(own)).to.equal(false);
  });

  it('shows the page’s own message instead of the built-in sentence', async () => {
    const own = Object.assign(document.createElement('p'), {
      slot: 'error',
      textContent: 'Call us',
    });
    const other = document.createElement('p');
    const locator = await mountLocator({ scenario: 'server-error', children: [own, other] });
    expect([isShown(own), isShown(other), locator.message()]).to.deep.equal([true, false, '']);
  });

  it('keeps its rows when the listing can’t be read again, shows a message, and tries again', async () => {
    const locator = await mountLocator();
    await locator.lineSays(/^612 stores in \d+ countries$/);
    let fails = true;
    page().answer(
      (url) => fails && isListing(url),
      () => new Response('<!doctype html>'),
    );
    let errors = 0;
    locator.element.addEventListener('store-locator-error', () => errors++);
    locator.element.refresh();
    await locator.lineSays(/^612 stores in \d+ countries · The list could not be refreshed\.$/);
    expect([locator.rows().length, locator.element.stores.length]).to.deep.equal([25, 612]);
    expect([errors, locator.element.status]).to.deep.equal([1, 'ready']);
    expect(page().errors).to.have.length(1);
    await locator.isAccessible();

    fails = false;
    await locator.press('Retry');
    await locator.lineSays(/^612 stores in \d+ countries$/);
    expect(locator.buttons()).not.to.include('Retry');
  });
});
