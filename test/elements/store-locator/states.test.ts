import { expect } from '@open-wc/testing';
import { demoData } from '../../../demo/service/demo-data.js';
import coordinates from '../../../demo/service/data/positions.json' with { type: 'json' };
import { mountLocator, startLocator } from '../../support/locator-harness.js';
import { isListing, isPage, until, usePage } from '../../support/page-harness.js';
import { isShown } from '../../support/stage-harness.js';

const listing = demoData.listing.slice();

describe('<store-locator> while it waits', () => {
  const page = usePage();

  it('says that it loads, takes searches, and keeps its size when rows come', async () => {
    const release = page().hold(isListing);
    const locator = startLocator();
    await until(() => page().asked(isListing).length);
    expect([locator.element.status, locator.hasState('loading')]).to.deep.equal(['loading', true]);
    expect(locator.rows()).to.deep.equal([]);
    await locator.lineSays('Stores are loading…');
    await locator.isAccessible();
    const { height } = locator.element.getBoundingClientRect();
    await locator.type('Lyon');

    release();
    await locator.settled();
    expect(locator.box.value).to.equal('Lyon');
    expect(locator.names().every((name) => name.includes('Lyon'))).to.equal(true);
    expect(locator.element.getBoundingClientRect().height).to.equal(height);
  });

  it('shows the page’s own content meanwhile', async () => {
    const release = page().hold(isListing);
    const own = Object.assign(document.createElement('p'), { textContent: 'Call us' });
    const locator = startLocator({ children: [own] });
    await until(() => isShown(own));
    release();
    await locator.settled();
    expect(isShown(own)).to.equal(false);
  });

  it('shows the first page before the others, and counts on', async () => {
    const release = page().hold(isPage(2));
    const locator = startLocator({ attributes: { countries: 'NL' } });
    await until(() => locator.rows().length);
    expect(locator.rowAt(0).place).to.equal('1 of 18');
    await locator.lineSays('250 stores so far…');
    await locator.isAccessible();
    release();
    await locator.settled();
    await locator.lineSays(/^612 stores in \d+ countries$/);
  });

  it('says so when the service asks it to wait', async () => {
    page().answer(
      isPage(2),
      () => new Response('', { status: 429, headers: { 'Retry-After': '60' } }),
    );
    const locator = startLocator();
    await locator.lineSays('Still loading: waiting for the shop…');
    expect(locator.rows()).to.have.length(12);
  });
});

describe('<store-locator> with a listing', () => {
  const page = usePage();

  it('shows rows and a map in two panes, and says what there is', async () => {
    const locator = await mountLocator({
      attributes: { countries: 'NL' },
      properties: { coordinates },
    });
    const dutch = listing.filter(({ country }) => country === 'Netherlands');
    // As listed, or by town where all of it is there before the first frame.
    expect(dutch.map(({ name }) => name)).to.include.members(locator.names());
    expect(locator.rowAt(0).place).to.equal(`1 of ${dutch.length}`);
    expect(locator.row("Halvarenne 's-Hertogenbosch").address).to.equal(
      "Wolhandelskade 89\n5233 NA 's-Hertogenbosch",
    );
    const { link, name } = locator.rowAt(0);
    expect(link.href).to.match(/^https:\/\/www\.google\.com\/maps\/search\//);
    expect([link.textContent, link.target, link.rel]).to.deep.equal([
      'Google Maps',
      '_blank',
      'noopener noreferrer',
    ]);
    expect(link.getAttribute('aria-label')).to.equal(`Google Maps: ${name}, opens in a new tab`);
    await locator.mapShown();
    // Some countries are spelt in two ways.
    const countries = new Set(locator.element.stores.map(({ countryCode }) => countryCode));
    await locator.lineSays(`612 stores in ${countries.size} countries`);
    for (const state of ['loading', 'empty', 'partial', 'error']) {
      expect(locator.hasState(state), state).to.equal(false);
    }
    await locator.isAccessible();
  });

  for (const scenario of [
    'page-2-fails-twice',
    'flaky-network',
    'repeats-records',
    'exactly-250',
    'ignores-page',
  ])
    it(`under "${scenario}" shows every store that there is, once`, async () => {
      const locator = await mountLocator({ scenario });
      const expected = /250|ignores/.test(scenario) ? listing.slice(0, 250) : listing;
      expect(locator.element.status).to.equal('ready');
      expect(locator.element.stores.map(({ id }) => id)).to.deep.equal(
        expected.map(({ id }) => id),
      );
    });

  it('under "one" shows one row and no map when nobody knows where it is', async () => {
    const locator = await mountLocator({
      scenario: 'one',
      attributes: { 'data-url': '/no-map-data-here' },
    });
    await locator.lineSays('1 store');
    expect(locator.rows()).to.have.length(1);
    await until(() => !locator.map && !locator.root.querySelector('[part~=map]'));
    await locator.isAccessible();
  });

  it('under "bad-records" leaves those out and tells the developer how many', async () => {
    const locator = await mountLocator({ scenario: 'bad-records' });
    await until(() => page().warnings.length);
    const { length } = locator.element.stores;
    expect(length).to.be.within(500, 600);
    expect(page().warnings).to.deep.equal([
      `<store-locator> ${612 - length} records are no locations and were left out.`,
    ]);
    expect(page().errors).to.deep.equal([]);
  });

  it('under "none" says that there is nothing, or what the page says instead', async () => {
    const locator = await mountLocator({ scenario: 'none' });
    expect(locator.message()).to.equal('There are no stores to show yet.');
    expect([locator.element.status, locator.hasState('empty')]).to.deep.equal(['ready', true]);
    await locator.isAccessible();

    const own = Object.assign(document.createElement('p'), { slot: 'empty', textContent: 'Soon' });
    const other = await mountLocator({ scenario: 'none', children: [own] });
    expect([isShown(own), other.message()]).to.deep.equal([true, '']);
  });

  it('says that nothing matches, and offers all stores again', async () => {
    const locator = await mountLocator();
    await locator.type('qqq');
    expect(locator.message()).to.equal('No store matches “qqq”.');
    expect(locator.hasState('empty')).to.equal(true);
    await locator.lineSays('No store matches “qqq”.');
    await locator.isAccessible();
    await locator.press('Show all stores');
    expect([locator.rows().length, locator.box.value]).to.deep.equal([12, '']);
  });
});

describe('<store-locator> in trouble', () => {
  const page = usePage();

  it('with a page missing shows the others, says so, and mends that page alone', async () => {
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
    expect(locator.element.stores.map(({ id }) => id)).to.deep.equal(listing.map(({ id }) => id));
  });

  it('under "page-2-fails" stays so when the retry fails', async () => {
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
    it(`under "${scenario}" says so, ${canRetry ? 'with' : 'without'} a retry`, async () => {
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

  it('offline says so, and shows all stores when a retry finds the way', async () => {
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
      expect(locator.rows()).to.have.length(12);
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
    it(`under "${scenario}" shows the page’s own content ${says ? 'below a retry' : 'alone'}`, async () => {
      const own = Object.assign(document.createElement('p'), { textContent: 'Call us' });
      const locator = await mountLocator({ scenario, children: [own] });
      expect([isShown(own), locator.message()]).to.deep.equal([true, says]);
      expect(locator.buttons()).to.deep.equal(['Near me', ...(says ? ['Retry'] : [])]);
      expect(locator.root.querySelector('[part~=map]')).to.equal(null);
      await locator.isAccessible();
    });

  it('shows the page’s own content when nothing can be fetched, until a retry brings rows', async () => {
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

  it('shows what the page says instead of our sentence', async () => {
    const own = Object.assign(document.createElement('p'), {
      slot: 'error',
      textContent: 'Call us',
    });
    const other = document.createElement('p');
    const locator = await mountLocator({ scenario: 'server-error', children: [own, other] });
    expect([isShown(own), isShown(other), locator.message()]).to.deep.equal([true, false, '']);
  });

  it('keeps what is shown when the listing can’t be read anew, says so, and tries again', async () => {
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
    expect([locator.rows().length, locator.element.stores.length]).to.deep.equal([12, 612]);
    expect([errors, locator.element.status]).to.deep.equal([1, 'ready']);
    expect(page().errors).to.have.length(1);
    await locator.isAccessible();

    fails = false;
    await locator.press('Retry');
    await locator.lineSays(/^612 stores in \d+ countries$/);
    expect(locator.buttons()).not.to.include('Retry');
  });
});
