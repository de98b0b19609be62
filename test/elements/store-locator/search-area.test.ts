import { expect, nextFrame } from '@open-wc/testing';
import type * as L from 'leaflet';
import { mountLocator, startLocator, type LocatorHarness } from '../../support/harness/locator.js';
import { isPage, until, usePage } from '../../support/harness/page.js';
import { exactly, placed } from '../../support/harness/places.js';

const area = 'Search this area';

const isOffered = (locator: LocatorHarness): boolean => locator.buttons().includes(area);

const zoomOf = (locator: LocatorHarness): number => (locator.element.map as L.Map).getZoom();

/**
 * Presses a button until the map has zoomed, because Leaflet ignores presses while the map moves.
 */
async function zoom(locator: LocatorHarness, button: 'Zoom in' | 'Zoom out', times = 1) {
  for (let i = 0; i < times; i++) {
    const before = zoomOf(locator);
    await until(() => {
      if (zoomOf(locator) === before) locator.button(button).click();
      return zoomOf(locator) !== before;
    });
  }
  for (let frames = 0; frames < 3; frames++) await nextFrame();
  while (!isOffered(locator)) await zoom(locator, button);
}

const surfaceOf = (locator: LocatorHarness): string => {
  const pane = locator.root.querySelector<HTMLElement>('.leaflet-map-pane, .leaflet-marker-pane');
  return getComputedStyle(pane as HTMLElement).transform;
};

/**
 * The map shows the place of the search, or moves there. From then on only the visitor moves it.
 */
const atLyon = (locator: LocatorHarness): Promise<unknown> =>
  until(() => locator.root.querySelector('.map-pin[data-number="4"]'));

describe('searching the area in view in <store-locator>', () => {
  const page = usePage();

  it('lists the stores in view, announces them, and has a button for all stores', async () => {
    const locator = await mountLocator(exactly());
    await placed(locator);
    await locator.mapShown();
    expect(isOffered(locator)).to.equal(false);
    await zoom(locator, 'Zoom in');
    await locator.press(area);
    await locator.lineSays(/^\d+ stores? in this part of the map$/);
    const { results, stores } = locator.element;
    expect(results.length).to.be.within(1, stores.length - 1);
    expect(locator.line().startsWith(`${results.length} store`)).to.equal(true);
    const ranks = results.map((store) => stores.indexOf(store));
    expect(ranks).to.deep.equal([...ranks].sort((a, b) => a - b));
    expect(isOffered(locator)).to.equal(false);
    await locator.isAccessible();
    await locator.press('Show all stores');
    await locator.lineSays(/^612 stores/);
    expect(locator.element.results).to.equal(locator.element.stores);
  });

  it('keeps the place of the search, and measures from it', async () => {
    const locator = await mountLocator(exactly());
    await placed(locator);
    locator.element.search('Lyon');
    await locator.lineSays(/of Lyon, France$/);
    await atLyon(locator);
    await zoom(locator, 'Zoom out', 2);
    await locator.press(area);
    await locator.lineSays(/in this part of the map$/);
    expect(locator.box.value).to.equal('Lyon');
    expect(locator.rowAt(0).address).to.contain('Lyon');
    expect(locator.rowAt(4).distance).to.match(/^about \d/);
    const meters = locator.element.results.map(({ distanceMeters = NaN }) => distanceMeters);
    expect(meters.every((each) => each >= 0)).to.equal(true);
    // The line counts them all.
    await locator.choose('Order', 'By name');
    const names = locator.element.results.map(({ name }) => name);
    expect(names).to.deep.equal([...names].sort(new Intl.Collator('en').compare));
    await locator.press('Show all stores');
    await locator.lineSays(/of Lyon, France$/);
    expect(locator.element.results).to.have.length(locator.element.stores.length);
  });

  it('clears other words, which were about stores elsewhere, and fires a search event', async () => {
    const locator = await mountLocator(exactly());
    await placed(locator);
    const queries: string[] = [];
    locator.stage.addEventListener('store-locator-search', ({ query }) => queries.push(query));
    await locator.filter('Halvarenne Lyon');
    await locator.lineSays(/^4 stores match/);
    await atLyon(locator);
    await zoom(locator, 'Zoom out');
    await locator.press(area);
    await locator.lineSays(/in this part of the map$/);
    expect([locator.box.value, queries.at(-1)]).to.deep.equal(['', '']);
  });

  it('leaves the map where it is, also when stores and positions arrive', async () => {
    const release = page().hold(isPage(3));
    const locator = startLocator(exactly());
    await placed(locator);
    await locator.mapShown();
    await zoom(locator, 'Zoom in');
    await locator.press(area);
    await locator.lineSays(/in this part of the map$/);
    const before = [locator.element.results.length, surfaceOf(locator)];
    release();
    await locator.settled();
    await until(() => locator.element.stores.every(({ position }) => position));
    expect(locator.element.results.length).to.be.at.least(Number(before[0]));
    expect(surfaceOf(locator)).to.equal(before[1]);
    await locator.lineSays(`${locator.element.results.length} stores in this part of the map`);
  });

  it('shows that there is none, with a button for all stores', async () => {
    const locator = await mountLocator(exactly());
    await placed(locator);
    const map = await locator.mapShown();
    // Somewhere in the Pacific.
    const { left, bottom } = map.getBoundingClientRect();
    const spot = { clientX: left + 30, clientY: bottom - 90, bubbles: true };
    // One click after another: Leaflet takes none while it zooms.
    for (let i = 0; i < 6; i++) {
      const before = zoomOf(locator);
      map.dispatchEvent(new MouseEvent('dblclick', spot));
      await until(() => zoomOf(locator) > before);
      await nextFrame();
    }
    await until(() => isOffered(locator));
    await locator.press(area);
    await until(() => locator.line() === 'No store in this part of the map.');
    expect(locator.rows()).to.have.length(0);
    // The stores nearest to that part are offered.
    expect(locator.root.querySelectorAll('.offers button')).to.have.length(3);
    await locator.isAccessible();
    await locator.press('Show all stores');
    expect(locator.element.results).to.equal(locator.element.stores);
  });
});
