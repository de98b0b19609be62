import { expect } from '@open-wc/testing';
import { mountLocator, startLocator, type LocatorHarness } from '../../support/harness/locator.js';
import { isListing, until, usePage } from '../../support/harness/page.js';
import { demoEntries } from '../../support/fakes/snapshot-file.js';
import { lookedUp } from '../../support/harness/looked-up.js';

/** A store of this country. */
function storeIn(locator: LocatorHarness, country: string) {
  const store = locator.element.stores.find((one) => one.country === country);
  if (!store) throw new Error(`no store in ${country}`);
  return store;
}

describe('selectStore() of <store-locator>', () => {
  const page = usePage();

  async function mount(): Promise<LocatorHarness> {
    const filters = [{ label: 'Closed', test: () => false }];
    const locator = await mountLocator({
      attributes: { countries: 'FR' },
      properties: { filters },
    });
    await locator.narrowable();
    return locator;
  }

  const isSelected = (locator: LocatorHarness, name: string): boolean =>
    locator.rows().some((row) => row.name === name && row.selected);

  it('removes the chosen country that the store is not in, and the line tells so', async () => {
    const locator = await mount();
    await locator.choose('Country', 'Germany');
    const { id, name } = storeIn(locator, 'Sweden');
    expect(locator.element.selectStore(id)).to.equal(true);
    await until(() => isSelected(locator, name));
    expect(locator.chosen('Country')).to.equal('All countries');
    await locator.lineSays(/ · no longer only in Germany$/);
  });

  it('removes a filter that excludes the store, and the line tells so', async () => {
    const locator = await mount();
    await locator.press('Closed (0)');
    await until(() => !locator.rows().length);
    const { id, name } = storeIn(locator, 'Sweden');
    expect(locator.element.selectStore(id)).to.equal(true);
    await until(() => isSelected(locator, name));
    await locator.lineSays(/ · no longer only Closed$/);
    // The list is by country again, and opens the store's own.
    await until(() => locator.root.querySelector('.part')?.textContent?.includes('Sweden'));
    const row = locator.rows().find((one) => one.name === name);
    expect(row?.item.hasAttribute('aria-posinset')).to.equal(true);
  });

  it('shows a store above the list whose words it does not match, and keeps the words', async () => {
    const locator = await mount();
    await locator.filter('Wien');
    await until(() => locator.names().every((name) => name.includes('Wien')));
    const { id, name } = storeIn(locator, 'Sweden');
    expect(locator.element.selectStore(id)).to.equal(true);
    await until(() => isSelected(locator, name));
    expect(locator.names()[0]).to.equal(name);
    expect(locator.box.value).to.equal('Wien');
    expect(locator.rowAt(0).item.hasAttribute('aria-posinset')).to.equal(false);
    await locator.isAccessible();
  });

  it('shows a store far down above the list, with its place in the order', async () => {
    const locator = await mount();
    await locator.filter('Halvarenne');
    await until(() => locator.element.results.length > 600);
    const far = locator.element.results[500];
    expect(locator.element.selectStore(far?.id ?? 0)).to.equal(true);
    await until(() => locator.rowAt(0).selected);
    expect(locator.rowAt(0).place).to.equal(`501 of ${locator.element.results.length}`);
    expect(locator.rowAt(1).place).to.equal(`1 of ${locator.element.results.length}`);
    const near = locator.element.results[60];
    locator.element.selectStore(near?.id ?? 0);
    await until(() => locator.rows()[60]?.selected);
    expect(locator.rowAt(0).place).to.equal(`1 of ${locator.element.results.length}`);
  });

  it('does not move a row to which the visitor has gone on', async () => {
    const locator = await mount();
    await locator.filter('Halvarenne');
    await until(() => locator.element.results.length > 600);
    while (locator.rows().length < 150) await locator.more();
    const scroller = locator.root.querySelector('.scroller') as Element;
    const row = locator.rowAt(120);
    row.item.scrollIntoView({ block: 'center' });
    const { scrollTop } = scroller;
    row.select();
    await until(() => row.selected);
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    expect(locator.rowAt(120).item === row.item).to.equal(true);
    expect(scroller.scrollTop).to.be.closeTo(scrollTop, 1);
  });

  it('moves focus to the row after the store above the list, when further rows begin with that store', async () => {
    const locator = await mount();
    await locator.filter('Halvarenne');
    await until(() => locator.element.results.length > 600);
    while (locator.rows().length < 100) await locator.more();
    locator.element.selectStore(locator.element.results[100]?.id ?? 0);
    await until(() => locator.rowAt(0).selected);
    await locator.more();
    await until(() => locator.focused === locator.element.results[101]?.name);
  });

  it('keeps a filter that the visitor chose before the page of the store came', async () => {
    const release = page().hold((url) => isListing(url) && url.searchParams.get('page') === '3');
    const locator = startLocator({ attributes: { countries: 'FR' } });
    await locator.narrowable();
    locator.element.selectStore(Number(demoEntries.at(-1)?.id));
    await locator.element.updateComplete;
    await locator.choose('Country', 'Germany');
    release();
    await locator.settled();
    await until(() => locator.element.selectedStore);
    await locator.element.updateComplete;
    expect(locator.chosen('Country')).to.match(/^Germany/);
    expect(locator.rows().every(({ selected }) => !selected)).to.equal(true);
  });

  it('shows a store once more that is selected again after other words', async () => {
    const locator = await mount();
    const { id, name } = storeIn(locator, 'Sweden');
    locator.element.selectStore(id);
    await until(() => isSelected(locator, name));
    await locator.filter('Wien');
    await until(() => locator.names().every((one) => one.includes('Wien')));
    expect(locator.element.selectStore(id)).to.equal(true);
    await until(() => isSelected(locator, name));
    expect(locator.names()[0]).to.equal(name);
  });

  it('keeps the selected store when the visitor narrows the list afterwards', async () => {
    const locator = await mount();
    const { id, name } = storeIn(locator, 'Sweden');
    locator.element.selectStore(id);
    await until(() => isSelected(locator, name));
    await locator.choose('Country', 'Germany');
    await until(() => locator.element.results.every(({ country }) => country === 'Germany'));
    await until(() => !locator.names().includes(name));
    expect(locator.chosen('Country')).to.match(/^Germany/);
    expect(locator.element.selectedStore?.id).to.equal(id);
  });

  it('reports nothing if the element leaves before all of its code has come', async () => {
    const locator = startLocator({ attributes: { countries: 'FR' } });
    const { id } = await until(() => locator.element.stores[0]);
    locator.element.selectStore(id);
    locator.stage.remove();
    // the part that looks for the row comes all the same
    await lookedUp('Lyon');
    expect(page().warnings).to.deep.equal([]);
  });

  it('returns false for a store that is not listed, and tells the developer once', async () => {
    const locator = await mount();
    const before = locator.names().slice(0, 25);
    expect(locator.element.selectStore(4)).to.equal(false);
    await until(() => page().warnings.length);
    await locator.filter('Wien');
    await locator.type('');
    expect(page().warnings).to.deep.equal(['<store-locator> no store has the id 4.']);
    expect(locator.element.selectedStore).to.equal(undefined);
    expect(locator.names().slice(0, 25)).to.deep.equal(before);
    expect(locator.element.selectStore(null)).to.equal(true);
  });

  it('waits for the page of the listing that brings the store', async () => {
    const { id, name } = storeIn(await mount(), 'Sweden');
    const release = page().hold(isListing);
    const locator = startLocator({ attributes: { countries: 'FR' } });
    expect(locator.element.selectStore(id)).to.equal(false);
    release();
    await until(() => isSelected(locator, name));
    expect(page().warnings).to.deep.equal([]);
  });
});
