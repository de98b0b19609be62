import { expect } from '@open-wc/testing';
import { useGeolocation } from '../../support/fakes/geolocation.js';
import { mountLocator } from '../../support/harness/locator.js';
import { isListing, until, usePage } from '../../support/harness/page.js';
import { exactly, placed } from '../../support/harness/places.js';

const positionsFile = '/demo/service/data/positions.json';

describe('facets of <store-locator> while positions are on their way', () => {
  const page = usePage();

  for (const [place, isLifted] of [
    ['München, Bavaria, Germany', false],
    ['Berlin, State of Berlin, Germany', true],
  ] as const)
    it(`of a state are ${isLifted ? 'lifted' : 'kept'} for ${place} by positions that come after it`, async () => {
      const release = page().hold(({ pathname }) => pathname === positionsFile);
      const locator = await mountLocator({ attributes: { 'coordinates-src': positionsFile } });
      await locator.narrowable();
      await until(() => locator.choices('Country').includes('United Kingdom (64)'));
      await locator.choose('Country', 'Germany');
      await locator.choose('Region', 'Bayern');
      await locator.type(place.split(',')[0] ?? '');
      (await locator.offered(place)).click();
      await until(() => locator.box.value === place);
      await locator.element.updateComplete;
      expect(locator.chosen('Region')).to.match(/^Bayern/);
      release();
      await placed(locator);
      await locator.lineSays(isLifted ? /no longer only in Bayern/ : / · only in Bayern, Germany$/);
      expect(locator.chosen('Country')).to.match(/^Germany/);
    });
});

describe('a store’s whole name typed beside a facet that leaves it out', () => {
  const page = usePage();

  it('means the store, and no town abroad that begins so', async () => {
    type Entry = { readonly country: string; readonly name: string };
    let isNamed = false;
    page().amend<readonly Entry[]>(isListing, (entries) =>
      entries.map((entry) => {
        if (isNamed || entry.country !== 'Germany') return entry;
        isNamed = true;
        return { ...entry, name: 'Alexa' };
      }),
    );
    const locator = await mountLocator(exactly());
    await placed(locator);
    await locator.narrowable();
    await until(() => locator.choices('Country').some((choice) => choice.startsWith('France')));
    await locator.choose('Country', 'France');
    await locator.type('Alexa');
    await locator.key('Enter');
    await locator.lineSays(/^1 store matches “Alexa” · no longer only in France$/);
    expect(locator.element.selectedStore?.name).to.equal('Alexa');
  });
});

describe('“Near me” beside a country of <store-locator>', () => {
  usePage();
  const geolocation = useGeolocation();

  it('lifts the country where the visitor is elsewhere, also before anything was typed', async () => {
    const locator = await mountLocator(exactly());
    await placed(locator);
    await locator.narrowable();
    await locator.choose('Country', 'Germany');
    await locator.press('Near me');
    await until(() => geolocation().questions.length);
    geolocation().find(45.758, 4.835);
    await locator.lineSays(/ of you · no longer only in Germany$/);
    expect(locator.rowAt(0).name).to.contain('Lyon');
  });
});

describe('a place that becomes known late in <store-locator>, and lies outside the chosen country,', () => {
  const page = usePage();

  it('leaves the row that has focus where it is, and lifts the country', async () => {
    const store = (id: number, country: string, city: string, latitude: number) => ({
      ...{ id, name: `Shop ${id}`, country, city, latitude },
      longitude: country === 'Germany' ? 13.4 : -72.7,
      address: `${id} Berlin Turnpike`,
    });
    const american = Array.from({ length: 60 }, (_, i) =>
      store(i + 1, 'United States', 'Newington', 41.7 + i / 1000),
    );
    const german = [101, 102, 103].map((id) => store(id, 'Germany', 'Berlin', 52.5));
    page().answer(isListing, () => Response.json([...american, ...german]));
    const release = page().hold(({ pathname }) => /\/(cities|postal|towns)-/.test(pathname));
    const locator = await mountLocator({
      attributes: { units: 'km', 'data-url': '/src/gazetteer/data/' },
    });
    await locator.narrowable();
    await locator.choose('Country', 'United States');
    await locator.type('Berlin');
    await locator.key('Enter');
    await locator.lineSays(/^60 stores .*only in the United States$/);
    const row = locator.rowAt(1);
    row.button.focus({ preventScroll: true });
    const first = locator.rowAt(0).item;
    const { top } = first.getBoundingClientRect();
    release();
    await locator.lineSays(/ of Berlin, Germany · no longer only in the United States$/);
    for (let left = 3; left > 0; left--) await new Promise(requestAnimationFrame);
    expect(first.getBoundingClientRect().top).to.be.closeTo(top, 1);
    expect(locator.rowAt(1).name).to.equal(row.name);
    expect(locator.focused).to.equal(row.name);
    expect(locator.chosen('Country')).to.equal('All countries');
    await locator.press(/^Show \d+ nearer stores?$/);
    expect(locator.rowAt(0).item.textContent).to.include('Berlin, Germany');
  });
});
