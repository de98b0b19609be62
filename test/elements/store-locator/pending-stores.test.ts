import { expect } from '@open-wc/testing';
import { startLocator, type LocatorHarness } from '../../support/harness/locator.js';
import { isPage, until, usePage } from '../../support/harness/page.js';
import { allPlaced, exactly, placed } from '../../support/harness/places.js';

const lyon = 'Lyon, Auvergne-Rhône-Alpes, France';
const waiting = /^Show \d+ nearer stores?$/;

describe('stores that arrive while the nearest ones so far are shown', () => {
  const page = usePage();
  let release: () => void;
  let locator: LocatorHarness;

  /** The first page is there, and a place was chosen. */
  beforeEach(async () => {
    // Until all that are there are placed, what is nearest may be laid out anew.
    page().amend(isPage(1), allPlaced);
    release = page().hold(isPage(2));
    locator = startLocator(exactly());
    await until(() => locator.rows().length);
    await placed(locator);
    await locator.narrowable();
    await locator.type('Lyon');
    (await locator.offered(lyon)).click();
    await until(() => locator.rows().some(({ distance }) => distance));
  });

  it('move no row, and wait for a tap', async () => {
    const shown = locator.names();
    const { top } = locator.rowAt(0).item.getBoundingClientRect();
    release();
    await until(() => locator.buttons().some((name) => waiting.test(name)));
    await locator.settled();
    expect(locator.names()).to.deep.equal(shown);
    expect(locator.rowAt(0).item.getBoundingClientRect().top).to.be.closeTo(top, 1);
    await locator.isAccessible();

    const more = Number(/\d+/.exec(locator.button(waiting).innerText)?.[0]);
    await locator.press(waiting);
    expect(locator.buttons().filter((name) => waiting.test(name))).to.deep.equal([]);
    const isNew = locator.names().map((name) => !shown.includes(name));
    expect(isNew.filter(Boolean).length).to.be.within(1, more);
    const distances = locator.element.results.map((store) => store.distanceMeters ?? Infinity);
    expect(distances).to.deep.equal(distances.toSorted((a, b) => a - b));
    await until(() => locator.focused === locator.rowAt(0).name);
  });

  it('are all in their places after the next search', async () => {
    release();
    await locator.settled();
    await locator.type('Paris');
    await locator.type('Lyon');
    (await locator.offered(lyon)).click();
    await locator.lineSays(/^5 stores within 50 km of Lyon, France$/);
    const distances = locator.element.results.map((store) => store.distanceMeters ?? Infinity);
    expect(distances).to.deep.equal(distances.toSorted((a, b) => a - b));
    expect(locator.buttons().filter((name) => waiting.test(name))).to.deep.equal([]);
  });
});
