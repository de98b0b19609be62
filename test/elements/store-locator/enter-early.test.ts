import { expect } from '@open-wc/testing';
import { startLocator, type LocatorHarness } from '../../support/harness/locator.js';
import { isPage, until, usePage } from '../../support/harness/page.js';
import { allPlaced, exactly, placed } from '../../support/harness/places.js';

const waiting = /^Show \d+ nearer stores?$/;

/** Stores of a country, a hundredth of a degree apart. */
const storesIn = (country: string, lat: number, lng: number, count: number, from: number) =>
  Array.from({ length: count }, (_, i) => ({
    id: from + i,
    name: `Shop ${from + i}`,
    country,
    latitude: lat + i / 100,
    longitude: lng,
  }));

describe('Enter in <store-locator> while pages arrive', () => {
  const page = usePage();

  /** The first page has 250 stores of one country, the second, which is held, a few of another. */
  async function startWith(
    first: ReturnType<typeof storesIn>,
    second: ReturnType<typeof storesIn>,
  ): Promise<{ readonly locator: LocatorHarness; readonly release: () => void }> {
    let release = (): void => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    page().answer(isPage(1), () => Response.json(first));
    page().answer(isPage(2), () => released.then(() => Response.json(second)));
    const locator = startLocator({ attributes: { units: 'km' } });
    await until(() => locator.rows().length);
    await placed(locator);
    await locator.narrowable();
    return { locator, release };
  }

  const startGerman = () =>
    startWith(storesIn('Germany', 52.5, 13.4, 250, 1), storesIn('Germany', 52.4, 13.5, 3, 301));

  for (const [how, ask] of [
    ['', (locator: LocatorHarness) => locator.key('Enter')],
    [' by the page’s script', ({ element }: LocatorHarness) => element.search('Lyon')],
  ] as const)
    it(`shows the nearest stores so far to an obvious place${how}, and later ones move no row`, async () => {
      // Until all that are there are placed, what is nearest may be laid out anew.
      page().amend(isPage(1), allPlaced);
      const release = page().hold(isPage(2));
      const locator = startLocator(exactly());
      await until(() => locator.rows().length);
      await placed(locator);
      await locator.narrowable();
      await locator.type('Lyon');
      await ask(locator);
      await locator.lineSays('Nearest so far to Lyon, France');
      await until(() => locator.rows().some(({ distance }) => distance));
      // As it was painted.
      await new Promise(requestAnimationFrame);
      const names = locator.names();
      const { top } = locator.rowAt(0).item.getBoundingClientRect();
      release();
      await until(() => locator.buttons().some((name) => waiting.test(name)));
      await locator.settled();
      expect(locator.names()).to.deep.equal(names);
      // The button for those that wait stands above them, in room that is kept.
      expect(locator.rowAt(0).item.getBoundingClientRect().top).to.be.closeTo(top, 1);
      await locator.lineSays('5 stores within 50 km of Lyon, France');
    });

  it('shows the nearest stores so far to a postal code', async () => {
    const { locator, release } = await startGerman();
    await locator.type('10115');
    await locator.key('Enter');
    await locator.lineSays('Nearest so far to 10115, Germany');
    release();
  });

  it('waits with the name of a small town for its country', async () => {
    const { locator, release } = await startWith(
      storesIn('Australia', -34, 117, 250, 1),
      storesIn('Denmark', 55.7, 12.5, 3, 301),
    );
    await locator.type('Denmark');
    await locator.key('Enter');
    await until(() => locator.message() || locator.rows().length === 0);
    expect(locator.line()).not.to.include('Nearest');
    release();
    await locator.lineSays('3 stores in Denmark');
  });

  it('shows that stores are loading while none matches the text', async () => {
    const { locator, release } = await startGerman();
    await locator.type('qqqzzw');
    await locator.key('Enter');
    await locator.lineSays('Stores are loading…');
    expect(locator.root.querySelectorAll('.skeleton .row').length).to.equal(5);
    expect(locator.buttons()).not.to.include('Show all stores');
    await locator.isAccessible();
    release();
    await locator.lineSays('No store matches “qqqzzw”.');
    expect(locator.buttons()).to.include('Show all stores');
  });

  it('searches for a place in no other country while no store’s country is known', async () => {
    const { locator, release } = await startWith(
      storesIn('', 10, 10, 250, 1),
      storesIn('New Zealand', -37.9, 175.5, 3, 301),
    );
    await locator.type('Cambridge');
    await locator.key('Enter');
    // A place that was looked for already would be named by then.
    await locator.lineSays('Stores are loading…');
    release();
    await locator.lineSays(/^3 stores within .* of Cambridge, New Zealand$/);
  });

  it('offers the places of that name in countries that come later', async () => {
    const { locator, release } = await startWith(
      storesIn('Canada', 43, -81, 250, 1),
      storesIn('United Kingdom', 51.5, -0.1, 3, 301),
    );
    await locator.type('London');
    await locator.key('Enter');
    await locator.lineSays('Nearest so far to London, Canada');
    release();
    await until(() => locator.buttons().includes('London, England, United Kingdom'));
    expect(locator.buttons().filter((name) => name.startsWith('London, Ontario'))).to.deep.equal(
      [],
    );
  });
});
