import { expect } from '@open-wc/testing';
import type { MyStore } from '../../../src/domain/store/my-store.js';
import { merchantKey } from '../../../src/page/merchant-client.js';
import { mountLocator, startLocator, type LocatorHarness } from '../../support/harness/locator.js';
import { freshScenario, isListing, isPage, until, usePage } from '../../support/harness/page.js';
import { exactly } from '../../support/harness/places.js';
import { frames } from '../../support/harness/waiting.js';

const whole = /^612 stores in \d+ countries/;

/** Two elements with the same address share a shopper's store. */
const at = (baseUrl: string) => ({
  attributes: { 'base-url': baseUrl, countries: 'NL' },
});

/** Writes my store to the storage, as another tab or an earlier visit does. */
function keep(baseUrl: string, store: MyStore | null): void {
  const merchant = { baseUrl: new URL(baseUrl, location.href).href, publicKey: 'pk_demo' };
  localStorage.setItem(`store-locator:my-store:${merchantKey(merchant)}`, JSON.stringify(store));
}

const keptOf = ({ element }: LocatorHarness, rank: number): MyStore => {
  const store = element.stores.at(rank);
  if (!store) throw new Error(`no store at ${rank}`);
  const { id, platformLocationId, name, mapsUrl, country } = store;
  return { id, platformLocationId, name, mapsUrl, country };
};

const otherTab = (): boolean =>
  window.dispatchEvent(new StorageEvent('storage', { storageArea: localStorage }));

const tops = ({ root }: LocatorHarness): ReadonlyMap<string, number> =>
  new Map(
    [...root.querySelectorAll<HTMLElement>('.row[data-id]')].map((row) => [
      row.dataset.id ?? '',
      row.getBoundingClientRect().top,
    ]),
  );

describe('my store in <store-locator>', () => {
  const page = usePage();
  let address = '';
  let late: MyStore;
  before(async () => {
    const locator = await mountLocator();
    late = keptOf(locator, -3);
    locator.stage.remove();
  });
  beforeEach(() => {
    address = freshScenario();
  });

  it('decides with whose country the list begins, before its page has been read', async () => {
    const country = late.country!;
    keep(address, late);
    const locator = await mountLocator(at(address));
    const part = await until(() => locator.root.querySelector<HTMLElement>('.part span'));
    const count = locator.element.stores.filter((store) => store.country === country).length;
    expect(part.innerText).to.match(new RegExp(`^${country} · ${count} `));
    expect(locator.rowAt(0).text).to.contain('My store ✓');
  });

  it('is not listed where the search or filters exclude it, also before it has been read', async () => {
    keep(address, late);
    const release = page().hold(isPage(3));
    const locator = startLocator(at(address));
    await until(() => locator.rows()[0]?.name === late.name);
    await locator.narrowable();
    const country = late.country === 'Germany' ? 'France' : 'Germany';
    await locator.choose('Country', country);
    expect(locator.rowAt(0).name).to.not.equal(late.name);
    expect(locator.element.results.every((store) => store.country === country)).to.equal(true);
    release();
  });

  it('comes first in another country’s list, and is not counted there', async () => {
    keep(address, { ...late, country: 'Germany' });
    const locator = await mountLocator(at(address));
    const part = await until(() => locator.root.querySelector<HTMLElement>('.part span'));
    const count = locator.element.stores.filter(({ country }) => country === 'Germany').length;
    expect(part.innerText).to.match(new RegExp(`^Germany · ${count} `));
    expect(locator.rowAt(0).name).to.contain(late.name);
  });

  it('comes first, is set and unset in one tap, whether or not it is selected', async () => {
    keep(address, late);
    const locator = await mountLocator(at(address));
    await locator.lineSays(whole);
    const [first] = locator.rows();
    expect(first?.name).to.contain(late.name);
    expect(first?.text).to.contain('My store ✓');
    expect(first?.place).to.match(/^1 of /);
    expect(first?.selected).to.equal(false);
    await locator.isAccessible();
    first?.press('Undo');
    await until(() => !locator.rowAt(0).text.includes('My store'));
    expect(locator.element.myStore).to.equal(undefined);
    expect(locator.rowAt(0).name).to.contain(late.name);
  });

  it('is the previous one again when the choice of another is undone', async () => {
    keep(address, late);
    const locator = await mountLocator(at(address));
    await locator.lineSays(whole);
    const row = locator.rowAt(3);
    row.select();
    await locator.element.updateComplete;
    await until(() => row.text.includes('Make this my store'));
    row.press('Make this my store');
    await until(() => row.text.includes('My store ✓'));
    expect(locator.rowAt(0).text).to.not.contain('My store');
    row.press('Undo');
    await until(() => locator.rowAt(0).text.includes('My store ✓'));
    expect(locator.element.myStore?.id).to.equal(late.id);
    expect(row.text).to.not.contain('My store ✓');
    locator.rowAt(0).press('Undo');
    await until(() => !locator.element.myStore);
  });

  it('comes first with its stored data until its page arrives, and no row moves then', async () => {
    keep(address, late);
    const release = page().hold(isPage(3));
    const locator = startLocator(at(address));
    await until(() => locator.rows().length > 1);
    expect(locator.rowAt(0).name).to.contain(late.name);
    expect(locator.rowAt(0).text).to.contain('My store ✓');
    const before = tops(locator);
    release();
    await locator.settled();
    await locator.lineSays(whole);
    const after = tops(locator);
    for (const [id, top] of before) expect(after.get(id)).to.be.closeTo(top, 1);
    expect(locator.rowAt(0).address.trim()).to.not.equal('');
    expect(locator.element.results).to.have.length(612);
  });

  it('comes first only after the next search: no row moves when it is chosen', async () => {
    const locator = await mountLocator(at(address));
    await locator.lineSays(whole);
    const row = locator.rowAt(3);
    row.select();
    await until(() => row.selected);
    // The list scrolls to the row that is selected.
    await frames(3);
    const before = tops(locator);
    await until(() => row.text.includes('Make this my store'));
    row.press('Make this my store');
    await until(() => row.text.includes('My store ✓'));
    const after = tops(locator);
    for (const [id, top] of before) expect(after.get(id)).to.be.closeTo(top, 1);
    await locator.filter('a');
    await locator.type('');
    await until(() => locator.rowAt(0).name === row.name);
  });

  it('keeps its place in a search', async () => {
    keep(address, late);
    const locator = await mountLocator(at(address));
    await locator.filter('Halvarenne');
    const { results } = locator.element;
    const order = new Map(locator.element.stores.map(({ id }, rank) => [id, rank]));
    const ranks = results.map(({ id }) => order.get(id) ?? NaN);
    expect(ranks).to.deep.equal([...ranks].sort((a, b) => a - b));
  });

  it('keeps focus on the button that was pressed, also in a row that is not selected', async () => {
    const locator = await mountLocator(at(address));
    const row = locator.rowAt(1);
    const own = await until(() => row.item.querySelector<HTMLElement>('button.own'));
    const press = async (next: string) => {
      own.focus();
      own.click();
      await until(() => locator.focused === next && locator.root.activeElement === own);
    };
    await press('Undo');
    await press('Make this my store');
    await press('Undo');
    locator.rowAt(4).select();
    await locator.element.updateComplete;
    await press('Make this my store');
  });

  it('is the same in two elements and another tab, and no row moves in either', async () => {
    const both = [await mountLocator(at(address)), await mountLocator(at(address))] as const;
    const [first, second] = both;
    await second.lineSays(whole);
    const before = both.map(tops);
    const [one = '', other = ''] = [2, 3].map((rank) => first.rowAt(rank).item.dataset.id);
    const isMarked = ({ root }: LocatorHarness, id: string): boolean =>
      root.querySelector(`[data-id="${id}"]`)?.textContent?.includes('My store ✓') === true;
    first.element.setMyStore(Number(one));
    await until(() => both.every((locator) => isMarked(locator, one)));
    first.element.setMyStore(1);
    expect(first.element.myStore?.id).to.equal(Number(one));
    const { stores } = first.element;
    keep(
      address,
      keptOf(
        first,
        stores.findIndex(({ id }) => `${id}` === other),
      ),
    );
    otherTab();
    await until(() => both.every((locator) => isMarked(locator, other)));
    expect(both.some((locator) => isMarked(locator, one))).to.equal(false);
    keep(address, null);
    otherTab();
    await until(() => !both.some((locator) => isMarked(locator, other)));
    for (const [index, locator] of both.entries())
      for (const [id, top] of tops(locator)) expect(before[index]?.get(id)).to.be.closeTo(top, 1);
  });

  it('that is no longer listed is reported, with a button to choose another', async () => {
    keep(address, { ...late, id: 99_999, name: 'Halvarenne Atlantis' });
    const locator = await mountLocator(at(address));
    await locator.lineSays(
      /^612 stores in \d+ countries · Your store Halvarenne Atlantis is no longer listed: choose another one\.$/,
    );
    expect(locator.element.results).to.have.length(612);
    await locator.isAccessible();
    await locator.filter('Lyon');
    await locator.lineSays(/“Lyon”$/);
    await locator.type('');
    await locator.lineSays(/no longer listed/);
    await locator.press('Forget it');
    await locator.lineSays(/^612 stores in \d+ countries$/);
    expect(locator.element.myStore).to.equal(undefined);
    expect(locator.buttons()).to.not.include('Forget it');
  });

  it('is not reported as no longer listed while its page may have failed', async () => {
    keep(address, late);
    page().answer(isPage(3), () => new Response('', { status: 404 }));
    const locator = await mountLocator(at(address));
    await locator.lineSays(/could not be loaded/);
    expect(locator.line()).to.not.contain('no longer');
    expect(locator.element.status).to.equal('partial');
  });

  it('is not shown alone in the list before the first page', async () => {
    keep(address, late);
    const release = page().hold(isListing);
    const locator = startLocator(exactly(at(address)));
    await locator.element.updateComplete;
    expect(locator.rows()).to.have.length(0);
    release();
    await locator.settled();
    expect(locator.rowAt(0).name).to.contain(late.name);
  });
});
