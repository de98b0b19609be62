import { expect } from '@open-wc/testing';
import { demoData } from '../../../demo/service/demo-data.js';
import coordinates from '../../../demo/service/data/positions.json' with { type: 'json' };
import { mountLocator, startLocator, type LocatorHarness } from '../../support/harness/locator.js';
import { isPage, isSnapshot, until, usePage } from '../../support/harness/page.js';
import { demoEntries, snapshotOf } from '../../support/fakes/snapshot-file.js';
import { byRole, nameOf } from '../../support/harness/stage.js';

const listing = demoData.listing.slice();
const inCountry = (name: string) => listing.filter(({ country }) => country === name);

/** Returns the heading above the rows. */
const heading = (locator: LocatorHarness): string =>
  (locator.root.querySelector('.part span')?.textContent ?? '').replace(/\s+/g, ' ').trim();

const countryRows = (locator: LocatorHarness): string[] =>
  byRole(locator.root, 'list', 'All countries').flatMap((list) =>
    byRole(list, 'button').map(nameOf),
  );

/** Returns the headings of states among the rows. */
const groups = (locator: LocatorHarness): string[] =>
  [...locator.root.querySelectorAll('li .group')].map(nameOf);

describe('the first view of <store-locator> with several countries', () => {
  const page = usePage();

  it('is the country that the page names, which the line tells', async () => {
    const locator = await mountLocator({ attributes: { countries: 'BR, fr,DE' } });
    expect(heading(locator)).to.equal('France · 90 stores');
    expect(locator.rowAt(0).place).to.equal('1 of 90');
    const french = inCountry('France').map(({ name }) => name);
    expect(french).to.include.members(locator.names());
    await locator.lineSays('612 stores in 27 countries');
    expect(locator.element.results).to.have.length(612);
    await locator.narrowable();
    await locator.isAccessible();
  });

  for (const [lang, country] of [
    ['fi-AT', 'Austria'],
    ['zh-Hant-JP', 'Japan'],
  ] as const)
    it(`is that of the page’s language "${lang}"`, async () => {
      const locator = await mountLocator({ attributes: { lang } });
      const { length } = inCountry(country);
      expect(locator.rowAt(0).place).to.equal(`1 of ${length}`);
    });

  it('is the country of the shopper’s own store, which comes first', async () => {
    const first = await mountLocator();
    const own = inCountry('Sweden')[3];
    first.element.setMyStore(own?.id ?? 0);
    const attributes = { 'base-url': first.element.baseUrl ?? '', countries: 'FR' };
    const locator = await mountLocator({ attributes });
    expect(heading(locator)).to.match(/^Sweden · 14 stores$/);
    expect(locator.rowAt(0).name).to.equal(own?.name);
  });

  it('shows all countries with their counts, and opens another one with focus', async () => {
    const locator = await mountLocator({ attributes: { countries: 'FR' } });
    await locator.narrowable();
    await locator.press('All countries');
    await until(() => locator.root.activeElement?.closest('.countries'));
    expect(locator.rows()).to.deep.equal([]);
    const rows = countryRows(locator);
    expect(rows).to.have.length(27);
    expect(rows).to.include('France90');
    expect(rows).to.deep.equal([...rows].sort(new Intl.Collator('en').compare));
    await locator.isAccessible();
    await locator.press('Czechia10');
    expect(heading(locator)).to.equal('Czechia · 10 stores');
    await until(() => locator.focused === 'All countries');
    expect(locator.rowAt(-1).place).to.equal('10 of 10');
    await locator.lineSays('612 stores in 27 countries');
  });

  it('lists stores without a country among the countries', async () => {
    const stores = listing.slice(0, 60).map((store, nth) => ({
      ...store,
      country: nth < 20 ? '' : nth < 40 ? 'France' : 'Germany',
    }));
    page().answer(isPage(1), () => Response.json(stores));
    const locator = await mountLocator({ attributes: { countries: 'FR' } });
    await locator.narrowable();
    await locator.press('All countries');
    await until(() => countryRows(locator).length);
    expect(countryRows(locator)).to.deep.equal(['France20', 'Germany20', 'Other20']);
    await locator.press('Other20');
    expect(heading(locator)).to.equal('Other · 20 stores');
    expect(locator.rowAt(-1).place).to.match(/ of 20$/);
  });

  it('has all stores of its country, however that is spelled', async () => {
    const stores = listing.slice(0, 100).map((store, nth) => ({
      ...store,
      country: nth < 50 ? 'United States' : nth < 80 ? 'USA' : 'Germany',
    }));
    page().answer(isPage(1), () => Response.json(stores));
    page().answer(isPage(2), () => Response.json([]));
    const locator = await mountLocator({ attributes: { countries: 'US' } });
    await locator.narrowable();
    await until(() => heading(locator) === 'United States · 80 stores');
    expect(locator.choices('Country')).to.include('United States (80)');
    expect(locator.rowAt(0).place).to.equal('1 of 80');
  });

  it('is another country once the opened one has no stores any more', async () => {
    const locator = await mountLocator({ attributes: { countries: 'FR' } });
    await locator.narrowable();
    expect(heading(locator)).to.equal('France · 90 stores');
    const entries = demoEntries.filter(({ country }) => country !== 'France');
    page().answer(isSnapshot, () => Response.json(snapshotOf(entries)));
    locator.element.setAttribute('src', '/stores.json');
    await until(() => locator.element.stores.length === entries.length);
    await until(() => heading(locator) && !heading(locator).startsWith('France'));
    expect(locator.rows().length).to.be.above(0);
  });

  it('limits no search, and is there again when the box is cleared', async () => {
    const locator = await mountLocator({ attributes: { countries: 'FR' } });
    await locator.filter('Wien');
    expect(locator.rows().length).to.be.above(0);
    expect(heading(locator)).to.equal('');
    await locator.type('');
    expect(heading(locator)).to.equal('France · 90 stores');
  });

  for (const isHeld of [true, false])
    it(`has its own order again when the box is cleared${isHeld ? ', as listed' : ''}`, async () => {
      // Rows shown before the whole listing is known keep the service's order.
      const release = isHeld ? page().hold(isPage(2)) : undefined;
      const source = { 'base-url': '', 'public-key': '', src: '/stores.json' };
      if (!isHeld) page().answer(isSnapshot, () => Response.json(snapshotOf(demoEntries)));
      const locator = startLocator({ attributes: { countries: 'FR', ...(isHeld ? {} : source) } });
      await until(() => locator.rows().length && locator.choices('Order').length);
      const names = locator.names();
      const isGrouped = groups(locator).length > 0;
      if (isHeld) expect(isGrouped).to.equal(false);
      release?.();
      await locator.settled();
      await until(() => heading(locator) === 'France · 90 stores');
      await locator.filter('Wien');
      await until(() => heading(locator) === '');
      await locator.type('');
      await until(() => heading(locator) === 'France · 90 stores');
      expect(locator.names()).to.deep.equal(names.slice(0, locator.rows().length));
      expect(groups(locator).length > 0).to.equal(isGrouped);
      // The visitor can still choose another order.
      if (!isGrouped) await locator.choose('Order', 'By town');
      await until(() => groups(locator).length);
    });

  it('is shown on the map, which has the stores of all countries', async () => {
    const locator = await mountLocator({
      attributes: { countries: 'JP' },
      properties: { coordinates },
    });
    await locator.mapShown();
    const shown = locator.pins().length;
    await locator.narrowable();
    await locator.press('All countries');
    await until(() => locator.pins().length !== shown);
  });

  it('moves no row while pages arrive, and only grows', async () => {
    const release = page().hold(isPage(2));
    const locator = startLocator({ attributes: { countries: 'FR' } });
    await until(() => locator.rows().length && locator.choices('Order').length);
    const before = locator.rows().map(({ item }) => item.getBoundingClientRect().top);
    const names = locator.names();
    release();
    await locator.settled();
    await until(() => heading(locator) === 'France · 90 stores');
    expect(locator.names().slice(0, names.length)).to.deep.equal(names);
    const after = locator.rows().map(({ item }) => item.getBoundingClientRect().top);
    for (const [nth, top] of before.entries()) expect(after[nth]).to.be.closeTo(top, 1);
  });

  it('opens the country of a store that is selected', async () => {
    const locator = await mountLocator({ attributes: { countries: 'FR' } });
    await locator.narrowable();
    const [store] = inCountry('Japan');
    locator.element.selectStore(store?.id ?? 0);
    await until(() => heading(locator).startsWith('Japan'));
    expect(locator.row(store?.name ?? '').selected).to.equal(true);
  });

  it('is accessible from right to left', async () => {
    const locator = await mountLocator({ attributes: { dir: 'rtl', countries: 'FR' } });
    await locator.narrowable();
    const box = (selector: string) =>
      (locator.root.querySelector(selector) as Element).getBoundingClientRect();
    expect(box('.part button').left).to.be.below(box('.part span').left);
    await locator.press('Filters');
    expect(box('select[aria-label=Order]').left).to.be.below(
      box('select[aria-label=Country]').left,
    );
  });
});

describe('the first view of <store-locator> with one country', () => {
  const page = usePage();
  const german = demoEntries.filter(({ country }) => country === 'Germany');
  const withStores = (stores: readonly unknown[]) => {
    page().answer(isSnapshot, () => Response.json(snapshotOf(stores)));
    return mountLocator({ attributes: { 'base-url': '', 'public-key': '', src: '/stores.json' } });
  };

  it('is ordered by state and town from the start, with a heading for each state', async () => {
    const locator = await withStores(german);
    expect(locator.rowAt(0).place).to.equal('1 of 82');
    const shown = groups(locator);
    expect(shown.slice(0, 2)).to.deep.equal(['Baden-Württemberg', 'Bayern']);
    expect(new Set(shown).size).to.equal(shown.length);
    expect(locator.buttons()).not.to.include('All countries');
    await locator.narrowable();
    expect(locator.chosen('Order')).to.equal('By town');
    await locator.isAccessible();
  });

  it('has no headings where there are few stores', async () => {
    const locator = await withStores(german.slice(0, 40));
    expect(groups(locator)).to.deep.equal([]);
    expect(locator.names()[0]).to.equal(german[0]?.name);
  });
});
