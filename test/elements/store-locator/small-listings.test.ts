import { expect } from '@open-wc/testing';
import type { Store } from '../../../src/domain/store/store.js';
import { inventoryAnswer } from '../../support/harness/badge.js';
import { mountLocator, startLocator, type LocatorHarness } from '../../support/harness/locator.js';
import {
  freshScenario,
  isListing,
  isSnapshot,
  until,
  usePage,
} from '../../support/harness/page.js';
import { answerAsSmallShop, shops } from '../../support/fakes/small-shop.js';
import { demoEntries, snapshotOf, type SnapshotEntry } from '../../support/fakes/snapshot-file.js';
import { byRole, isShown, nameOf } from '../../support/harness/stage.js';

const source = { 'base-url': '', 'public-key': '', src: '/stores.json' };

describe('<store-locator> with a small listing:', () => {
  const page = usePage();
  const serve = (stores: readonly SnapshotEntry[]) =>
    page().answer(isSnapshot, () => Response.json(snapshotOf(stores)));
  const hasBox = (locator: LocatorHarness): boolean =>
    [...byRole(locator.root, 'searchbox'), ...byRole(locator.root, 'combobox')].some(
      ({ localName }) => localName === 'input',
    );

  it('one store has its row and its map, and no filters or search', async () => {
    serve(demoEntries.slice(0, 1));
    const locator = await mountLocator({ attributes: source, style: 'width: 360px' });
    await locator.mapShown();
    expect([hasBox(locator), locator.choices('Order')]).to.deep.equal([false, []]);
    expect(locator.buttons()).not.to.include('Map');
    expect(locator.rows()).to.have.length(1);
    expect(isShown(locator.rowAt(0).item)).to.equal(true);
    expect(locator.map && isShown(locator.map)).to.equal(true);
    await locator.lineSays('1 store');
    await locator.isAccessible();
  });

  it('five stores has no search box; the sixth brings it, and an order', async () => {
    serve(demoEntries.slice(0, 5));
    const five = await mountLocator({ attributes: source });
    expect([hasBox(five), five.rows().length]).to.deep.equal([false, 5]);
    await five.isAccessible();
    page().next();
    serve(demoEntries.slice(0, 6));
    const six = await mountLocator({ attributes: source });
    expect(hasBox(six)).to.equal(true);
    await six.narrowable();
    expect(six.buttons()).to.include('Near me');
  });

  it('two stores has a search box where the page asks for it', async () => {
    serve(demoEntries.slice(0, 2));
    const locator = await mountLocator({ attributes: { ...source, 'with-search': '' } });
    expect([hasBox(locator), locator.rows().length]).to.deep.equal([true, 2]);
    locator.element.withSearch = false;
    await locator.element.updateComplete;
    await locator.isAccessible();
  });

  it('five stores has the filters for stock and of the merchant, and no others', async () => {
    answerAsSmallShop(page());
    page().answer(isListing, () => inventoryAnswer(shops.slice(0, 5)));
    const attributes = { 'base-url': freshScenario(), 'product-id': '7', 'variant-id': '1' };
    const filters = [{ label: 'Even', test: ({ id }: Store) => id % 2 === 0 }];
    const locator = await mountLocator({ attributes, properties: { filters } });
    const all = () =>
      byRole(locator.root, 'group', 'Filters').flatMap((group) => byRole(group, 'button'));
    await until(() => all().length === 2);
    expect(all().map(nameOf)).to.deep.equal(['Even (2)', 'Only stores that have it (2)']);
    const selects = [...locator.root.querySelectorAll('select')];
    expect([hasBox(locator), selects.some(isShown)]).to.deep.equal([false, false]);
    await locator.isAccessible();
    // As by keyboard: what is pressed stays, and has focus still.
    for (const left of [2, 5]) {
      all()[1]?.focus();
      all()[1]?.click();
      await until(() => locator.rows().length === left);
      expect([hasBox(locator), locator.focused]).to.deep.equal([
        false,
        'Only stores that have it (2)',
      ]);
    }
  });

  it('five stores keeps a filter that excludes all of them, and focus on it', async () => {
    serve(demoEntries.slice(0, 5));
    const filters = [{ label: 'None', test: () => false }];
    const locator = await mountLocator({ attributes: source, properties: { filters } });
    const filter = await until(() => byRole(locator.root, 'button', 'None (0)')[0]);
    filter.focus();
    filter.click();
    await until(() => locator.rows().length === 0);
    expect([locator.button(/^None/) === filter, locator.focused]).to.deep.equal([true, 'None (0)']);
    await locator.isAccessible();
    locator.button(/^None/).click();
    await until(() => locator.rows().length === 5);
    expect(locator.focused).to.equal('None (0)');
  });

  it('one store has no filter', async () => {
    answerAsSmallShop(page());
    page().answer(isListing, () => inventoryAnswer(shops.slice(0, 1)));
    const attributes = { 'base-url': freshScenario(), 'product-id': '7', 'variant-id': '1' };
    const locator = await mountLocator({ attributes });
    await until(() => locator.rowAt(0).stock);
    expect(byRole(locator.root, 'group', 'Filters')).to.deep.equal([]);
  });

  it('five stores keeps the search box of a visitor who is in it already', async () => {
    const release = page().hold(isSnapshot);
    const locator = startLocator({ attributes: source });
    await until(() => locator.box);
    locator.box.focus();
    page().answer(isSnapshot, () => Response.json(snapshotOf(demoEntries.slice(0, 5))));
    release();
    locator.element.refresh();
    await locator.settled();
    expect(hasBox(locator)).to.equal(true);
    expect(locator.focused).to.equal('Find a store');
  });

  it('five stores shows the search box after a search by the page', async () => {
    serve(demoEntries.slice(0, 5));
    const locator = await mountLocator({ attributes: source });
    locator.element.search('Aachen');
    await locator.element.updateComplete;
    expect(hasBox(locator)).to.equal(true);
    expect(locator.box.value).to.equal('Aachen');
  });

  it('stores of one town offers neither country nor region', async () => {
    const london = demoEntries.filter(({ city }) => city === 'London');
    expect(london.length).to.be.above(10);
    serve(london);
    const locator = await mountLocator({ attributes: source });
    await locator.narrowable();
    expect([locator.choices('Country'), locator.choices('Region')]).to.deep.equal([[], []]);
    await locator.lineSays(`${london.length} stores`);
    await locator.mapShown();
  });

  it('no position at all, without map data, tells so and has filters all the same', async () => {
    serve(demoEntries.map(({ lat: _lat, lng: _lng, ...entry }) => ({ ...entry, fingerprint: '' })));
    const locator = await mountLocator({
      attributes: { ...source, 'data-url': '/nowhere/', countries: 'FR' },
    });
    await locator.narrowable();
    await until(() => locator.root.querySelector('.map-pane [part=message]'));
    expect(locator.rowAt(0).place).to.equal('1 of 90');
    await locator.choose('Country', 'Germany');
    expect(locator.element.results).to.have.length(82);
  });
});
