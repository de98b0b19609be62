import { expect } from '@open-wc/testing';
import { demoData } from '../../../demo/service/demo-data.js';
import coordinates from '../../../demo/service/data/positions.json' with { type: 'json' };
import { mountLocator, startLocator } from '../../support/harness/locator.js';
import { isListing, isPage, until, usePage } from '../../support/harness/page.js';
import { isShown } from '../../support/harness/stage.js';

const listing = demoData.listing.slice();

describe('<store-locator> while it waits', () => {
  const page = usePage();

  it('shows that it loads, takes searches, and keeps its size when rows come', async () => {
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

  it('shows the first page before the others, and counts further', async () => {
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

  it('shows that the service asks it to wait', async () => {
    page().answer(
      isPage(2),
      () => new Response('', { status: 429, headers: { 'Retry-After': '60' } }),
    );
    const locator = startLocator();
    await locator.lineSays('Still loading: waiting for the shop…');
    expect(locator.rows()).to.have.length(25);
  });
});

describe('<store-locator> with a listing', () => {
  const page = usePage();

  it('shows rows and a map in two panes, and counts the stores', async () => {
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

  for (const scenario of ['page-2-fails-twice', 'flaky-network', 'repeats-records', 'exactly-250'])
    it(`under "${scenario}" shows every store once`, async () => {
      const locator = await mountLocator({ scenario });
      const expected = /250/.test(scenario) ? listing.slice(0, 250) : listing;
      expect(locator.element.status).to.equal('ready');
      expect(locator.element.stores.map(({ id }) => id)).to.deep.equal(
        expected.map(({ id }) => id),
      );
    });

  it('of one store shows one row, and no map when its position is unknown', async () => {
    const nowhere = { city: 'Xqztvw', state: '', zip: '', country: 'ZZ' };
    page().answer(isListing, () => Response.json([{ ...listing[0], ...nowhere }]));
    const locator = await mountLocator();
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
      `<store-locator> ${612 - length} records left out: no id or name.`,
    ]);
    expect(page().errors).to.deep.equal([]);
  });

  it('under "none" shows that there are no stores, or the content of its tag instead', async () => {
    const locator = await mountLocator({ scenario: 'none' });
    expect(locator.message()).to.equal('There are no stores to show yet.');
    expect([locator.element.status, locator.hasState('empty')]).to.deep.equal(['ready', true]);
    await locator.isAccessible();

    const own = Object.assign(document.createElement('p'), { slot: 'empty', textContent: 'Soon' });
    const other = await mountLocator({ scenario: 'none', children: [own] });
    expect([isShown(own), other.message()]).to.deep.equal([true, '']);
  });

  it('shows once that nothing matches, and offers all stores again', async () => {
    const locator = await mountLocator();
    await locator.filter('qqq');
    await locator.lineSays('No store matches “qqq”.');
    await until(() => locator.message() === 'Search for a town, a postal code or a store.');
    expect(locator.hasState('empty')).to.equal(true);
    await locator.isAccessible();
    await locator.press('Show all stores');
    expect([locator.rows().length, locator.box.value]).to.deep.equal([25, '']);
  });
});
