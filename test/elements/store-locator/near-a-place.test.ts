import { expect } from '@open-wc/testing';
import coordinates from '../../../demo/service/data/positions.json' with { type: 'json' };
import { mountLocator, startLocator, type LocatorHarness } from '../../support/harness/locator.js';
import { isListing, until, usePage } from '../../support/harness/page.js';
import { exactly, place, placed } from '../../support/harness/places.js';
import { byRole, nameOf } from '../../support/harness/stage.js';

const readings = (locator: LocatorHarness): HTMLElement[] => {
  const [group] = byRole(locator.root, 'group', 'Other places of this name');
  return group ? byRole(group, 'button') : [];
};

describe('Enter in <store-locator>', () => {
  const page = usePage();

  it('finds a place by its whole name, and offers others of that name', async () => {
    const locator = await mountLocator(exactly());
    await placed(locator);
    await locator.type('Paris');
    await locator.key('Enter');
    await locator.lineSays(/ of Paris, France$/);
    const [first, second] = readings(locator);
    expect([nameOf(first as Element), nameOf(second as Element)]).to.include(
      'Paris, Texas, United States',
    );
    const other = locator.button('Paris, Texas, United States');
    other.focus();
    other.click();
    await locator.lineSays(/ Paris, United States/);
    expect(locator.box.value).to.equal('Paris, Texas, United States');
    expect(readings(locator).map(nameOf)).to.include('Paris, Île-de-France, France');
    expect(locator.root.activeElement?.localName).to.equal('button');
    expect(locator.rowAt(0).distance).to.match(/^about \d/);
    await locator.isAccessible();
  });

  it('finds a place by the beginning of its name when no store has the text', async () => {
    const locator = await mountLocator(exactly());
    await locator.type('Villeurb');
    await locator.key('Enter');
    await locator.lineSays(/of Villeurbanne, France$/);
  });

  for (const [typed, line] of [
    ['Leeds', /of Leeds, United Kingdom$/],
    ['Manchester', /of Manchester, United Kingdom$/],
    ['Namur', /of Namur, Belgium$/],
    ['90210', /of 90210, United States$/],
  ] as const)
    it(`finds the town and not the region around it, and the postal code where a store has it: ${typed}`, async () => {
      const locator = await mountLocator(exactly());
      await placed(locator);
      await locator.type(typed);
      await locator.key('Enter');
      await locator.lineSays(line);
    });

  it('searches across borders: for a place far from every store the line tells where the nearest is', async () => {
    const locator = await mountLocator(exactly());
    await placed(locator);
    await locator.type('Manaus');
    await locator.key('Enter');
    await locator.lineSays(/^No store within 250 km of Manaus, Brazil\. Nearest: .+, .+$/);
    expect(locator.rows()).to.have.length(25);
    expect(locator.rowAt(0).distance).to.match(/[\d,]+ km$/);
    await locator.isAccessible();
  });

  it('filters by plain words, and finds a store by its own name', async () => {
    const locator = await mountLocator(exactly());
    await locator.type('Halvarenne Lyon');
    await locator.key('Enter');
    await locator.lineSays('4 stores match “Halvarenne Lyon”');
    expect(locator.rowAt(0).distance).to.equal('');
    expect(page().errors).to.deep.equal([]);
  });

  it('shows the stores of a country, and offers the town elsewhere with the same name', async () => {
    const locator = await mountLocator(exactly());
    await placed(locator);
    await locator.filter('Denmark');
    const found = locator.names();
    await locator.key('Enter');
    const elsewhere = 'Denmark, Western Australia, Australia';
    await until(() => locator.buttons().includes(elsewhere));
    await locator.lineSays('12 stores in Denmark');
    expect(locator.names()).to.deep.equal(found);
    expect(locator.rowAt(0).distance).to.equal('');
    expect(byRole(locator.root, 'group', 'Other places of this name')).to.have.length(1);
    await locator.isAccessible();
    await locator.press(elsewhere);
    await locator.lineSays(/Denmark, Australia/);
  });

  it('shows the stores of a region by any of its names', async () => {
    const locator = await mountLocator(exactly());
    await placed(locator);
    for (const [typed, line] of [
      ['Deutschland', /^\d+ stores in Germany$/],
      ['Bayern', /^\d+ stores? in Bayern, Germany$/],
      ['Uusimaa', /Uusimaa, Finland/],
    ] as const) {
      await locator.type(typed);
      await locator.key('Enter');
      await locator.lineSays(line);
    }
  });

  it('finds the town of the store that has that name', async () => {
    const locator = await mountLocator(exactly());
    await placed(locator);
    await locator.type('Cambridge');
    await locator.key('Enter');
    await locator.lineSays(/ of Cambridge, United States$/);
    expect(readings(locator).map(nameOf)).to.include('Cambridge, England, United Kingdom');
  });
});

describe('search() of <store-locator>', () => {
  const page = usePage();

  it('finds a place before there are stores, and fires no event', async () => {
    const release = page().hold(isListing);
    const locator = startLocator(exactly());
    let events = 0;
    locator.element.addEventListener('store-locator-search', () => events++);
    locator.element.search('69002');
    release();
    await locator.lineSays(/within 25 km of 69002, France$/);
    expect(locator.rowAt(0).distance).to.match(/^(about|within|in) /);
    expect([locator.box.value, events]).to.deep.equal(['69002', 0]);
  });

  it('filters by words when no place has that name, and restores the list when it is empty', async () => {
    const locator = await mountLocator(exactly());
    locator.element.search('Part-Dieu');
    expect(locator.element.results.length).to.be.within(1, 3);
    await locator.lineSays(/match(es)? “Part-Dieu”/);
    locator.element.search('Lyon');
    await locator.lineSays(/of Lyon, France$/);
    locator.element.search('');
    expect(locator.element.results).to.equal(locator.element.stores);
    await locator.lineSays(/^612 stores/);
  });

  it('takes a number, or null for no search', async () => {
    const locator = startLocator(exactly());
    locator.element.search(69002 as unknown as string);
    await locator.lineSays(/of 69002, France$/);
    locator.element.search(null);
    await locator.lineSays(/^612 stores/);
  });

  it('shows the result of the latest text', async () => {
    const locator = await mountLocator(exactly());
    locator.element.search('Paris');
    locator.element.search('Lyon');
    await locator.lineSays(/of Lyon, France$/);
    expect(locator.element.results[0]?.city).to.equal('Lyon');
  });
});

describe('a place that was searched for in <store-locator>', () => {
  const page = usePage();

  it('gets new distances when positions arrive after the search', async () => {
    const geocoder = () => Promise.resolve([place('Here', 45.76, 4.83)]);
    const locator = await mountLocator({
      attributes: { 'data-url': '/nowhere/', units: 'km' },
      properties: { geocoder },
    });
    await locator.type('zz Here');
    (await locator.offered('Here, France')).click();
    await locator.lineSays('How far stores are from Here, France is not known.');
    expect(locator.element.results.map(({ id }) => id)).to.deep.equal(
      locator.element.stores.map(({ id }) => id),
    );
    locator.element.coordinates = coordinates;
    await locator.lineSays('4 stores within 25 km of Here, France');
    expect(locator.rowAt(0).item.textContent).to.include('Lyon');
  });

  it('is still named in the line when the list could not be refreshed', async () => {
    const locator = await mountLocator(exactly());
    locator.element.search('Lyon');
    await locator.lineSays(/of Lyon, France$/);
    page().answer(isListing, () => new Response('<!doctype html>'));
    locator.element.refresh();
    await locator.lineSays(/of Lyon, France · The list could not be refreshed\.$/);
  });

  it('is shown on the map with the stores around it', async () => {
    const locator = await mountLocator(exactly());
    await locator.mapShown();
    locator.element.search('Lyon');
    await until(() => locator.pins().length <= 5);
    await locator.lineSays(/of Lyon/);
  });

  it('is kept when the element is moved, and the box is a combobox again', async () => {
    const locator = await mountLocator(exactly());
    await locator.type('Lyon');
    await locator.key('Enter');
    await locator.lineSays(/of Lyon, France$/);
    locator.stage.append(locator.element);
    locator.element.withoutSearch = true;
    await locator.element.updateComplete;
    locator.element.withoutSearch = false;
    await locator.element.updateComplete;
    expect(locator.rowAt(4).distance).to.equal('about 50 km');
    await locator.type('Paris');
    await locator.offered('Paris, Île-de-France, France');
  });

  it('has distances no finer than approximate positions are known', async () => {
    const locator = await mountLocator({ attributes: { units: 'mi' } });
    await until(() => locator.element.stores.every(({ position }) => position));
    locator.element.search('75008');
    await locator.lineSays(/within 25 mi of 75008, France$/);
    for (const { distanceMeters, position } of locator.element.results)
      expect(distanceMeters).to.be.at.least(position?.radiusMeters ?? 0);
    for (const { distance } of locator.rows())
      expect(distance).to.match(/^(about|within) [\d.,]+ mi$|^in 75008$/);
  });

  it('is not found without map data: the text filters, and the developer is told twice at most', async () => {
    const locator = await mountLocator({ attributes: { 'data-url': '/nowhere/' } });
    await locator.type('Lyon');
    await until(() => page().warnings.some((line) => line.includes("map data can't be loaded")));
    await locator.filter('Lyo');
    await locator.lineSays('4 stores match “Lyo”');
    await until(() => locator.options().length);
    expect(byRole(locator.root, 'group', 'Places')).to.have.length(0);
    // Dozens of files are missing. The stores' positions and the search each report the first one
    // that they miss, which may be the same.
    const lines = page().warnings.filter((line) => line.includes("map data can't be loaded"));
    expect(lines.length, lines.join()).to.be.within(1, 2);
    expect(page().errors).to.deep.equal([]);
  });
});
