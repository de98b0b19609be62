import { expect } from '@open-wc/testing';
import coordinates from '../../../demo/service/data/positions.json' with { type: 'json' };
import type { Store } from '../../../src/domain/store/store.js';
import { mountLocator, startLocator, type LocatorOptions } from '../../support/harness/locator.js';
import { ownStorage } from '../../support/fakes/own-storage.js';
import { freshScenario, isListing, isPage, until, usePage } from '../../support/harness/page.js';

const names = ['load', 'positions', 'error', 'search', 'select', 'directions', 'phone'].map(
  (name) => `store-locator-${name}`,
);

/** Everything that the element and the page around it hear, in order. */
function listen(options: LocatorOptions = {}) {
  const locator = startLocator(options);
  const heard: (Event & { detail?: object })[] = [];
  const outside: string[] = [];
  for (const name of names) {
    locator.element.addEventListener(name, (event) => heard.push(event));
    locator.stage.addEventListener(name, (event) => outside.push(event.type));
  }
  const of = (name: string) => heard.filter(({ type }) => type === `store-locator-${name}`);
  return { locator, heard, outside, of };
}

/** Each field of the event stands in its detail too, which can't be changed. */
function expectDetail(event: (Event & { detail?: object }) | undefined, fields: object): void {
  expect(event?.detail).to.deep.equal(fields);
  expect(Object.isFrozen(event?.detail)).to.equal(true);
  for (const [field, value] of Object.entries(fields))
    expect(event?.[field as keyof Event], field).to.deep.equal(value);
}

const flags = (event: Event | undefined) => [event?.bubbles, event?.composed, event?.cancelable];

describe('the events of <store-locator>', () => {
  const page = usePage();

  it('report once that all pages have settled, with every store', async () => {
    const { locator, of, outside } = listen({ properties: { coordinates } });
    await until(() => of('positions').length);
    await locator.mapShown();
    await locator.lineSays(/^612 stores/);
    expect(of('load')).to.have.length(1);
    const { stores } = of('load')[0]?.detail as { stores: readonly Store[] };
    expectDetail(of('load')[0], { stores, failedPages: [], droppedRecords: 0 });
    expect(stores.map(({ id }) => id)).to.deep.equal(locator.element.stores.map(({ id }) => id));
    expect(flags(of('load')[0])).to.deep.equal([false, false, false]);
    const placed = locator.element.stores.filter(({ position }) => position).length;
    expect(of('positions')).to.have.length(1);
    expectDetail(of('positions')[0], { placed, unplaced: 612 - placed });
    // The gazetteer knows where the few are that the file leaves out, if its files can be unpacked.
    const inFile = Object.keys(coordinates.positions).length;
    expect(placed).to.equal('DecompressionStream' in globalThis ? 612 : inFile);
    expect(flags(of('positions')[0])).to.deep.equal([false, false, false]);
    expect(of('error')).to.deep.equal([]);
    expect(outside).to.deep.equal([]);
  });

  it('report each load again, and nothing while it lasts', async () => {
    const { locator, of } = listen();
    await until(() => of('load').length);
    const release = page().hold(isPage(2));
    locator.element.refresh();
    await until(() => page().asked(isPage(2)).length === 2);
    expect(of('load')).to.have.length(1);
    release();
    await until(() => of('load').length === 2);
  });

  it('report no load when another listing is requested, or the element leaves', async () => {
    const { locator, of } = listen();
    await until(() => of('load')[0]);
    locator.element.setAttribute('base-url', freshScenario('one'));
    await until(() => of('load').length > 1 && locator.element.stores.length === 1);
    locator.element.remove();
    await until(() => locator.element.status === 'idle');
    const told = of('load').map((load) => (load as Event & { stores?: Store[] }).stores?.length);
    expect(told).to.deep.equal([612, 1]);
  });

  it('report the load also when another element has requested it', async () => {
    const { locator, of } = listen();
    await until(() => of('load').length);
    const late = listen({ attributes: { 'base-url': locator.element.baseUrl ?? '' } });
    await until(() => late.of('load').length);
    expect(late.of('load')).to.have.length(1);
    expect(page().asked(isPage(1))).to.have.length(1);
  });

  it('report the pages that failed', async () => {
    const { locator, of } = listen({ scenario: 'page-2-fails' });
    await until(() => of('load').length);
    const { stores } = of('load')[0]?.detail as { stores: readonly Store[] };
    expectDetail(of('load')[0], { stores, failedPages: [2], droppedRecords: 0 });
    // Positions that have come since make other objects of the same stores.
    expect(stores.map(({ id }) => id)).to.deep.equal(locator.element.stores.map(({ id }) => id));
    expect(of('error')).to.have.length(1);
    const { error } = of('error')[0] as Event & { error: { code: string; status: number } };
    expect([error.code, error.status]).to.deep.equal(['server', 500]);
    expectDetail(of('error')[0], { error });
    expect(flags(of('error')[0])).to.deep.equal([false, false, false]);
  });

  it('report how many records were left out', async () => {
    const { locator, of } = listen({ scenario: 'bad-records' });
    await until(() => of('load').length);
    const { droppedRecords } = of('load')[0]?.detail as { droppedRecords: number };
    expect(droppedRecords).to.equal(612 - locator.element.stores.length);
  });

  it('report an empty listing like any other', async () => {
    const { of } = listen({ scenario: 'none' });
    await until(() => of('load').length);
    expectDetail(of('load')[0], { stores: [], failedPages: [], droppedRecords: 0 });
  });

  it('report no load where nothing was requested', async () => {
    const { locator, of } = listen({ scenario: 'unauthorized' });
    await locator.settled();
    expect(of('error')).to.have.length(1);
    expect(of('load')).to.deep.equal([]);
  });

  it('report text and choices of the visitor', async () => {
    const { locator, of, outside } = listen();
    await locator.settled();
    await locator.filter('Lyon');
    expectDetail(of('search')[0], { query: 'Lyon' });
    expect(flags(of('search')[0])).to.deep.equal([true, true, false]);
    const [store] = locator.element.results;
    locator.rowAt(0).select();
    expectDetail(of('select')[0], { store });
    expect(flags(of('select')[0])).to.deep.equal([true, true, true]);
    expect(outside).to.deep.equal(['store-locator-search', 'store-locator-select']);
  });

  it('of a choice are fired before the change, which the page may prevent', async () => {
    const { locator } = listen();
    await locator.settled();
    const selectedMeanwhile: unknown[] = [];
    locator.element.addEventListener(
      'store-locator-select',
      (event) => {
        selectedMeanwhile.push(locator.element.selectedStore);
        event.preventDefault();
      },
      { once: true },
    );
    locator.rowAt(0).select();
    await locator.element.updateComplete;
    expect(selectedMeanwhile).to.deep.equal([undefined]);
    expect(locator.element.selectedStore).to.equal(undefined);
    locator.rowAt(0).select();
    expect(locator.element.selectedStore?.name).to.equal(locator.rowAt(0).name);
  });

  it('of a choice on the map select the row, and of one in the list mark the pin', async () => {
    const { locator, of } = listen({ properties: { coordinates } });
    await locator.settled();
    await locator.mapShown();
    await locator.filter('Žilina');
    const { name } = locator.rowAt(0);
    await until(() => locator.pins().includes(name));
    locator.pin(name).click();
    await locator.element.updateComplete;
    expect(of('select')).to.have.length(1);
    expect(locator.row(name).selected).to.equal(true);
    // Neither a choice nor its result moves the focus.
    expect(locator.focused).to.equal('Find a store');
    const isMarked = () =>
      locator.pin(name).getAttribute('aria-pressed') === 'true' ||
      locator.pin(name).getAttribute('aria-current') === 'true';
    await until(isMarked);
    locator.element.selectStore(null);
    await until(() => !isMarked());
  });

  it('are not fired by methods', async () => {
    const { locator, heard } = listen();
    await locator.settled();
    await until(() => heard.some(({ type }) => type === 'store-locator-positions'));
    heard.length = 0;
    const { element } = locator;
    element.search('Lyon');
    const [store] = element.results;
    expect(store?.name).to.contain('Lyon');
    element.selectStore(store?.id ?? 0);
    element.setMyStore(store?.id ?? 0);
    await element.updateComplete;
    expect([element.selectedStore, element.myStore?.id]).to.deep.equal([store, store?.id]);
    element.selectStore(null);
    element.setMyStore(null);
    element.search('');
    await element.updateComplete;
    expect([element.selectedStore, element.myStore]).to.deep.equal([undefined, undefined]);
    expect(heard).to.deep.equal([]);
    page().answer(isListing, () => new Response('[]'));
    element.refresh();
    await until(() => heard.length);
    expect(heard.map(({ type }) => type)).to.include('store-locator-load');
  });
});

describe('my store in <store-locator>', () => {
  usePage();
  ownStorage();

  it('is set and unset in any row, and fires one event each time', async () => {
    const changes: unknown[] = [];
    const count = () => changes.push(locator.element.myStore?.name);
    document.addEventListener('my-store-change', count);
    const locator = await mountLocator();
    const row = locator.rowAt(2);
    expect(row.selected).to.equal(false);
    await until(() => row.text.includes('Make this my store'));
    row.press('Make this my store');
    await locator.element.updateComplete;
    expect(row.text).to.contain('My store ✓');
    expect(changes).to.deep.equal([row.name]);
    await locator.isAccessible();
    // It stays marked when another row is selected.
    locator.rowAt(0).select();
    await locator.element.updateComplete;
    expect(row.text).to.contain('My store ✓');
    row.press('Undo');
    await locator.element.updateComplete;
    expect(changes).to.deep.equal([row.name, undefined]);
    document.removeEventListener('my-store-change', count);
  });

  it('is the same in every locator of that merchant, and of no other', async () => {
    const first = await mountLocator();
    const same = await mountLocator({ attributes: { 'base-url': first.element.baseUrl ?? '' } });
    const other = await mountLocator();
    const { name } = same.rowAt(1);
    first.element.setMyStore(Number(same.rowAt(1).item.dataset.id));
    await same.element.updateComplete;
    await other.element.updateComplete;
    expect(same.row(name).text).to.contain('My store ✓');
    expect(other.rows().some(({ text }) => text.includes('My store'))).to.equal(false);
    expect(other.element.myStore).to.equal(undefined);
  });

  it('can only be a store that is listed', async () => {
    const locator = await mountLocator();
    locator.element.setMyStore(-1);
    expect(locator.element.myStore).to.equal(undefined);
  });
});
