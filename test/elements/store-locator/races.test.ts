import { expect } from '@open-wc/testing';
import { demoData } from '../../../demo/service/demo-data.js';
import coordinates from '../../../demo/service/data/positions.json' with { type: 'json' };
import { configure } from '../../../src/configure.js';
import { mountLocator, startLocator } from '../../support/harness/locator.js';
import { freshScenario, isListing, isPage, until, usePage } from '../../support/harness/page.js';

const listing = demoData.listing.slice();
const later = listing[300]?.name ?? '';

describe('<store-locator> while pages arrive', () => {
  const page = usePage();

  it('finds stores in the pages to come, and keeps text and focus', async () => {
    const release = page().hold(isPage(2));
    const locator = startLocator();
    await until(() => locator.rows().length);
    await locator.filter(later);
    expect(locator.rows()).to.deep.equal([]);
    release();
    await locator.settled();
    expect(locator.names()).to.deep.equal([later]);
    expect([locator.box.value, locator.focused]).to.deep.equal([later, 'Find a store']);
    await locator.type('');
    expect(locator.rows()).to.have.length(25);
  });

  it('moves neither the rows in view nor the focus', async () => {
    const release = page().hold(isPage(2));
    const locator = startLocator({ attributes: { countries: 'FR' }, properties: { coordinates } });
    await locator.mapShown();
    const row = locator.rowAt(6);
    // WebKit would scroll to it later.
    row.button.focus({ preventScroll: true });
    const scroller = row.item.parentElement?.parentElement as HTMLElement;
    scroller.scrollTop = 300;
    const top = row.item.getBoundingClientRect().top;
    release();
    await locator.settled();
    await until(() => locator.rowAt(6).place === '7 of 90');
    expect(locator.rowAt(6).item === row.item).to.equal(true);
    expect(locator.focused).to.equal(row.name);
    expect(row.item.getBoundingClientRect().top).to.be.closeTo(top, 1);
  });

  it('keeps a selection that was made before, and while the search hides it', async () => {
    const release = page().hold(isPage(2));
    const locator = startLocator({ attributes: { countries: 'AT' } });
    await until(() => locator.rows().length);
    const { name } = locator.rowAt(1);
    locator.rowAt(1).select();
    await locator.filter(later);
    expect(locator.element.selectedStore?.name).to.equal(name);
    release();
    await locator.settled();
    expect(locator.element.selectedStore?.name).to.equal(name);
    await locator.type('');
    expect(locator.row(name).selected).to.equal(true);
    expect(locator.rows().filter(({ selected }) => selected)).to.have.length(1);
  });

  it('selects a store that the page named before it arrived', async () => {
    const release = page().hold(isPage(2));
    const locator = startLocator();
    await until(() => locator.rows().length);
    const id = listing[300]?.id ?? 0;
    locator.element.selectStore(id);
    expect(locator.element.selectedStore).to.equal(undefined);
    release();
    await locator.settled();
    expect(locator.element.selectedStore?.id).to.equal(id);
  });

  it('sends no further request when it is refreshed', async () => {
    const release = page().hold(isPage(1));
    const locator = startLocator();
    await until(() => page().asked(isPage(1)).length);
    locator.element.refresh();
    release();
    await locator.settled();
    expect(
      page()
        .asked(isPage(1))
        .map(({ outcome }) => outcome),
    ).to.deep.equal(['answered']);
  });

  it('reads the listing once for two elements, even when one comes late', async () => {
    const baseUrl = freshScenario();
    const release = page().hold(isPage(2));
    const first = startLocator({ attributes: { 'base-url': baseUrl } });
    await until(() => first.rows().length);
    const second = startLocator({ attributes: { 'base-url': `${baseUrl}/api/v1/` } });
    release();
    await Promise.all([first.settled(), second.settled()]);
    expect(
      page()
        .requests.map(({ url }) => url.searchParams.get('page'))
        .sort(),
    ).to.deep.equal(['1', '2', '3', '4'].slice(0, page().requests.length));
    expect(second.element.stores).to.have.length(612);
  });
});

describe('<store-locator> that is moved', () => {
  const page = usePage();

  const outcomesOf = (number: number) =>
    page()
      .asked(isPage(number))
      .map(({ outcome }) => outcome);

  for (const [how, move] of [
    ['taken out and put back', (element: Element) => element.parentElement?.append(element)],
    ['moved to another parent', (element: Element) => document.body.append(element)],
    [
      'moved into a shadow root',
      (element: Element) => {
        const box = document.createElement('div');
        element.parentElement?.append(box);
        box.attachShadow({ mode: 'open' }).append(element);
      },
    ],
  ] as const)
    it(`goes on reading when it is ${how} at once`, async () => {
      const release = page().hold(isListing);
      const locator = startLocator();
      await until(() => page().requests.length);
      move(locator.element);
      await locator.element.updateComplete;
      release();
      await locator.settled();
      expect(outcomesOf(1)).to.deep.equal(['answered']);
      expect(locator.rows()).to.have.length(25);
      locator.element.remove();
    });

  it('keeps rows, search, selection and map when it is moved later', async () => {
    const locator = await mountLocator({ properties: { coordinates } });
    await locator.filter('Lyon');
    locator.rowAt(0).select();
    await locator.mapShown();
    const { name } = locator.rowAt(0);
    const other = document.createElement('div');
    locator.stage.append(other);
    other.append(locator.element);
    await locator.element.updateComplete;
    expect([locator.box.value, locator.row(name).selected]).to.deep.equal(['Lyon', true]);
    await locator.mapShown();
    expect(locator.root.querySelectorAll('.leaflet-container')).to.have.length(1);
  });

  it('aborts its request when it leaves, and reads on when it comes back', async () => {
    const release = page().hold(isPage(2));
    const locator = startLocator();
    await until(() => locator.rows().length && page().asked(isPage(2)).length);
    locator.element.remove();
    await until(() => outcomesOf(2)[0] === 'aborted');
    release();
    locator.stage.append(locator.element);
    await locator.settled();
    expect(locator.element.stores).to.have.length(612);
    expect(outcomesOf(1)).to.have.length(1);
  });

  it('does not abort the request of another element that still needs it', async () => {
    const baseUrl = freshScenario();
    const release = page().hold(isListing);
    const first = startLocator({ attributes: { 'base-url': baseUrl } });
    const second = startLocator({ attributes: { 'base-url': baseUrl } });
    await until(() => page().requests.length);
    await Promise.all([first.element.updateComplete, second.element.updateComplete]);
    first.element.remove();
    await Promise.resolve();
    expect(outcomesOf(1)).to.deep.equal([undefined]);
    release();
    await second.settled();
    expect(outcomesOf(1)).to.deep.equal(['answered']);
  });

  it('sends no request while it is out of the page', async () => {
    const locator = await mountLocator();
    locator.element.remove();
    await Promise.resolve();
    page().requests.length = 0;
    locator.element.refresh();
    locator.element.search('Lyon');
    await locator.element.updateComplete;
    expect(page().requests).to.deep.equal([]);
  });
});

describe('<store-locator> that is configured late', () => {
  const page = usePage();

  it('starts when the page’s configuration names its service', async () => {
    const locator = startLocator({ attributes: { 'base-url': '', 'public-key': '' } });
    await locator.settled();
    expect(locator.element.status).to.equal('error');
    configure({ baseUrl: freshScenario(), publicKey: 'pk_demo' });
    await until(() => locator.element.status === 'ready');
    expect(locator.rows()).to.have.length(25);
  });

  it('changes from the old service to the new one, and drops the old answers', async () => {
    const release = page().hold(isListing);
    const locator = startLocator({ attributes: { 'base-url': '' } });
    configure({ baseUrl: freshScenario(), publicKey: 'pk_demo' });
    await until(() => page().requests.length);
    configure({ baseUrl: freshScenario('one') });
    await until(() => page().requests.length === 2);
    expect(page().requests[0]?.outcome).to.equal('aborted');
    release();
    await until(() => locator.element.status === 'ready');
    expect(locator.element.stores).to.have.length(1);
  });

  it('shows other stores as soon as its attribute names another service', async () => {
    const locator = await mountLocator();
    locator.element.setAttribute('base-url', freshScenario('one'));
    await until(() => locator.element.stores.length === 1 && locator.rows().length === 1);
  });
});
