import { expect } from '@open-wc/testing';
import { home, parameter, selected, visit } from '../../support/harness/address.js';
import { GeolocationCode, useGeolocation } from '../../support/fakes/geolocation.js';
import { mountLocator, startLocator, type LocatorHarness } from '../../support/harness/locator.js';
import { freshScenario, isListing, isPage, until, usePage } from '../../support/harness/page.js';
import { exactly, placed } from '../../support/harness/places.js';
import { frames } from '../../support/harness/waiting.js';

function isInView({ root }: LocatorHarness): boolean {
  const view = root.querySelector('.scroller')?.getBoundingClientRect();
  const row = root.querySelector('[aria-current=true]')?.getBoundingClientRect();
  return !!view && !!row && row.top >= view.top - 1 && row.bottom <= view.bottom + 1;
}

/** A store of the third page, which comes last. */
const lateStore = { id: 20_000, platformLocationId: '' };

describe('a link to a store', () => {
  const page = usePage();
  before(async () => {
    const { element, stage } = await mountLocator();
    Object.assign(lateStore, element.stores.at(-1));
    stage.remove();
  });
  afterEach(() => history.replaceState(null, '', home));

  it('selects the store and brings it into view once its page has arrived, and fires no event', async () => {
    visit(`&store=${lateStore.id}`);
    const release = page().hold(isPage(3));
    const locator = startLocator(exactly());
    let acts = 0;
    locator.element.addEventListener('store-locator-select', () => acts++);
    await until(() => locator.rows().length);
    expect(locator.element.selectedStore).to.equal(undefined);
    release();
    await selected(locator);
    expect([locator.element.selectedStore?.id, acts]).to.deep.equal([lateStore.id, 0]);
    await until(() => isInView(locator));
  });

  it('brings its store into view, though the list goes on below the window', async () => {
    const { element, stage } = await mountLocator(exactly());
    visit(`&store=${element.results[40]?.id}`);
    stage.remove();
    const height = `--store-locator-height: ${innerHeight}px`;
    const locator = await mountLocator(
      exactly({ style: `width: 390px; margin-top: ${innerHeight / 4}px; ${height}` }),
    );
    await selected(locator);
    await locator.narrowable();
    await until(() => isInView(locator));
    // the links of the store have loaded
    await until(() => locator.buttons().includes('Make this my store'));
    const row = locator.root.querySelector('[aria-current=true]')!.getBoundingClientRect();
    expect(row.bottom).to.be.at.most(innerHeight);
    expect(scrollY).to.equal(0);
  });

  it('that is not listed is reported in the line, once all pages are there and until the visitor searches', async () => {
    visit('&store=999999');
    const release = page().hold(isPage(3));
    const locator = startLocator(exactly());
    await until(() => locator.rows().length);
    await locator.element.updateComplete;
    expect(locator.line()).to.not.contain('link');
    release();
    const said = 'The store that this link names is not listed here.';
    await locator.lineSays(/^612 stores in \d+ countries · The store that .* not listed here\.$/);
    await locator.isAccessible();
    await locator.filter('Lyon');
    await locator.lineSays(/“Lyon”$/);
    await locator.type('');
    await locator.lineSays(/^612 stores in \d+ countries$/);
    expect(locator.line()).to.not.contain(said);
  });

  it('that is not listed is no longer reported once the page has selected another store', async () => {
    visit('&store=999999');
    const locator = await mountLocator(exactly());
    await locator.lineSays(/not listed here/);
    locator.element.selectStore(lateStore.id);
    await locator.lineSays(/^612 stores in \d+ countries$/);
  });

  for (const written of [(id: string) => ` ${id}`, (id: string) => `gid://shopify/Location/${id}`])
    it(`may be written as "${written('7')}"`, async () => {
      visit(`&store=${encodeURIComponent(written(lateStore.platformLocationId))}`);
      const locator = await mountLocator(exactly());
      await selected(locator);
      expect(locator.element.selectedStore?.id).to.equal(lateStore.id);
    });

  for (const store of ['', 'en-gb', '-5'])
    it(`is not read from "${store}", which is another's parameter`, async () => {
      visit(`&store=${store}&near=`);
      const locator = await mountLocator(exactly());
      await locator.narrowable();
      await locator.lineSays(/^612 stores in \d+ countries$/);
      expect(locator.line()).to.not.contain('link');
    });

  it('moves no row of a list that lies below the visible part of the page', async () => {
    // A listing that is complete at its first paint has another order than one that is not.
    const release = page().hold(isPage(2));
    const start = async (): Promise<LocatorHarness> => {
      const locator = startLocator(
        exactly({
          attributes: { loading: 'eager' },
          style: `margin-top: ${innerHeight + 200}px; --store-locator-height: 800px`,
        }),
      );
      await until(() => locator.rows().length);
      return locator;
    };
    const other = await start();
    visit(`&store=${other.rowAt(1).item.dataset.id}`);
    other.stage.remove();
    const locator = await start();
    release();
    await selected(locator);
    expect(locator.rowAt(1).item.dataset.id).to.equal(`${locator.element.selectedStore?.id}`);
    await locator.narrowable();
    await frames();
    expect(locator.root.querySelector('.scroller')?.scrollTop).to.equal(0);
  });

  it('may have the platform’s id of the store', async () => {
    visit(`&store=${lateStore.platformLocationId}`);
    const locator = await mountLocator(exactly());
    await selected(locator);
    expect(locator.element.selectedStore?.id).to.equal(lateStore.id);
  });

  it('brings its store into view on the map', async () => {
    visit(`&store=${lateStore.id}`);
    const locator = await mountLocator(exactly());
    await selected(locator);
    await locator.mapShown();
    await until(() => locator.pins().some((name) => name === locator.element.selectedStore?.name));
    // A map of the world has hundreds of stores in clusters. Around one store there are few pins.
    await until(() => locator.pins().length < 12);
  });

  it('no longer moves the map to its store once the visitor has searched', async () => {
    visit(`&store=${lateStore.id}`);
    const locator = await mountLocator(exactly());
    await selected(locator);
    await locator.mapShown();
    await locator.narrowable();
    await locator.choose('Country', 'Germany');
    await locator.lineSays('82 stores in Germany');
    // The selected store is not in Germany, so no listed store is near it.
    expect(locator.element.selectedStore?.countryCode).to.not.equal('DE');
    await until(() => locator.pins().length > 3);
  });

  it('does nothing when no store has that id', async () => {
    visit('&store=no-such-store');
    const locator = await mountLocator(exactly());
    await locator.lineSays(/^612 stores in/);
    expect(locator.element.selectedStore).to.equal(undefined);
    expect(page().errors).to.deep.equal([]);
  });

  it('is ignored when the visitor has selected a store before its page arrives', async () => {
    visit(`&store=${lateStore.id}`);
    const release = page().hold(isPage(3));
    const locator = startLocator(exactly());
    await until(() => locator.rows().length);
    // Pins show that the code that follows the address has loaded.
    await until(() => locator.pins().length);
    const chosen = locator.rowAt(1);
    chosen.select();
    const { name } = chosen;
    release();
    await locator.settled();
    await locator.lineSays(/^612 stores in/);
    expect(locator.element.selectedStore?.name).to.equal(name);
  });

  it('with a search still selects its store when the place is found', async () => {
    const locator = await mountLocator(exactly());
    await placed(locator);
    locator.element.search('Lyon');
    await locator.lineSays(/ of Lyon, France$/);
    const { id } = locator.element.results[3] ?? { id: NaN };
    locator.stage.remove();
    visit(`&near=Lyon&store=${id}`);
    const linked = await mountLocator(exactly());
    await linked.lineSays(/ of Lyon, France$/);
    await selected(linked);
    expect(linked.element.selectedStore?.id).to.equal(id);
    await until(() => isInView(linked));
  });
});

describe('a link to a place', () => {
  const page = usePage();
  const geolocation = useGeolocation();
  afterEach(() => history.replaceState(null, '', home));

  it('searches for the place as if it were typed, with Enter', async () => {
    visit('&near=Lyon');
    const locator = await mountLocator(exactly());
    await locator.lineSays(/ of Lyon, France$/);
    expect(locator.box.value).to.equal('Lyon');
    expect(parameter('near')).to.equal('Lyon');
  });

  it('keeps the text that was typed before the link was read', async () => {
    visit('&near=Lyon');
    const release = page().hold(isListing);
    const locator = startLocator(exactly());
    locator.element.search('Paris');
    release();
    await locator.lineSays(/ of Paris, France$/);
  });

  it('that a script writes later is ignored', async () => {
    const locator = await mountLocator(exactly());
    await locator.lineSays(/^612 stores in/);
    // The code that reads the address has loaded by then.
    await locator.narrowable();
    visit('&near=Lyon');
    // This button loads the code that follows the address.
    await locator.press('Near me');
    await until(() => geolocation().questions.length);
    expect(locator.box.value).to.equal('');
    geolocation().refuse(GeolocationCode.Denied);
    await locator.lineSays(/may not use/);
  });

  it('is used by the first locator of the page', async () => {
    visit('&near=Lyon');
    const first = startLocator(exactly());
    const second = startLocator(exactly());
    await first.lineSays(/ of Lyon, France$/);
    await second.lineSays(/^612 stores in/);
    expect(second.box.value).to.equal('');
  });

  it('is used by the first locator of the page, even if the stores of another come first', async () => {
    visit('&near=Lyon');
    const slow = freshScenario();
    const release = page().hold((url) => isListing(url) && url.pathname.startsWith(slow));
    const first = startLocator(exactly({ attributes: { 'base-url': slow } }));
    const second = await mountLocator(exactly());
    await second.lineSays(/^612 stores in/);
    release();
    await first.lineSays(/ of Lyon, France$/);
    expect(second.box.value).to.equal('');
  });
});
