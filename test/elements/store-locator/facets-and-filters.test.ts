import { expect } from '@open-wc/testing';
import { demoData } from '../../../demo/service/demo-data.js';
import { mountLocator, startLocator, type LocatorHarness } from '../../support/harness/locator.js';
import { isPage, until, usePage } from '../../support/harness/page.js';
import { exactly, placed } from '../../support/harness/places.js';
import { lookedUp } from '../../support/harness/looked-up.js';

const listing = demoData.listing.slice();
const count = (country: string) => listing.filter((store) => store.country === country).length;

async function mount(options: Parameters<typeof mountLocator>[0] = {}): Promise<LocatorHarness> {
  const locator = await mountLocator({
    ...options,
    attributes: { countries: 'FR', ...options.attributes },
  });
  await locator.narrowable();
  // Country codes have loaded once two spellings of a country are one choice.
  await until(() => locator.choices('Country').includes('United Kingdom (64)'));
  return locator;
}

describe('the country and region filters of <store-locator>', () => {
  usePage();

  it('offer the countries with their counts, and apply to list, results and line', async () => {
    const locator = await mount();
    expect(locator.choices('Country')).to.have.length(28);
    expect(locator.choices('Country')[0]).to.equal('All countries');
    expect(locator.choices('Region')).to.deep.equal([]);
    await locator.choose('Country', 'Germany');
    expect(locator.chosen('Country')).to.equal(`Germany (${count('Germany')})`);
    expect(locator.element.results.every(({ countryCode }) => countryCode === 'DE')).to.equal(true);
    await locator.lineSays('82 stores in Germany');
    await locator.choose('Region', 'Bayern');
    await locator.lineSays(/^\d+ stores in Bayern, Germany$/);
    expect(locator.element.results.every(({ state }) => state === 'Bayern')).to.equal(true);
    await locator.isAccessible();
    await locator.press('Clear filters');
    await locator.lineSays('612 stores in 27 countries');
    expect(locator.chosen('Country')).to.equal('All countries');
  });

  it('keep the chosen order when they are cleared', async () => {
    const locator = await mount();
    await locator.choose('Order', 'By name');
    await locator.choose('Country', 'Germany');
    await locator.press('Clear filters');
    expect([locator.chosen('Country'), locator.chosen('Order')]).to.deep.equal([
      'All countries',
      'By name',
    ]);
  });

  it('leave the country out of rows when all are of one', async () => {
    const locator = await mount();
    await locator.filter('Halvarenne');
    expect(locator.rowAt(0).address).to.match(/, [A-Z][a-z ]+$/);
    await locator.filter('Wien');
    expect(locator.rowAt(0).address).to.match(/ Wien$/);
    await locator.type('');
    await locator.choose('Country', 'Germany');
    expect(locator.rows().some(({ address }) => address.includes('Germany'))).to.equal(false);
  });

  it('reset the region with another country', async () => {
    const locator = await mount();
    await locator.choose('Country', 'Germany');
    await locator.choose('Region', 'Bayern');
    await locator.choose('Country', 'France');
    expect(locator.chosen('Region')).to.equal('All regions');
    expect(locator.element.results).to.have.length(90);
  });

  it('count the stores that match the text, and are hidden where they have one choice', async () => {
    const locator = await mount();
    await locator.filter('Galleria');
    const found = locator.element.results.filter(({ countryCode }) => countryCode === 'US').length;
    expect(locator.choices('Country')).to.include(`United States (${found})`);
    await locator.filter('Lyon Presqu');
    expect(locator.choices('Country')).to.deep.equal([]);
    expect(locator.choices('Order')).to.have.length(2);
  });

  it('are removed when they exclude a typed place, and the line tells so', async () => {
    const locator = await mount(exactly());
    await placed(locator);
    await locator.choose('Country', 'Germany');
    locator.element.search('Lyon');
    await locator.lineSays(/of Lyon, France · no longer only in Germany$/);
    expect(locator.rowAt(0).address).to.contain('Lyon');
    expect(locator.rowAt(4).distance).to.match(/^about \d/);
    expect(locator.chosen('Country')).to.equal('All countries');
    // A choice made after the search stays.
    await locator.choose('Country', 'Germany');
    await locator.lineSays(/ of Lyon, France.* · only in Germany$/);
    expect(locator.element.results.every(({ countryCode }) => countryCode === 'DE')).to.equal(true);
  });

  it('stay when they contain the typed place', async () => {
    const locator = await mount(exactly());
    await placed(locator);
    await locator.choose('Country', 'France');
    locator.element.search('Lyon');
    await locator.lineSays(/of Lyon, France · only in France$/);
  });

  it('that leave no store tell so, with a button to clear them', async () => {
    const locator = await mount();
    await locator.choose('Country', 'Germany');
    await locator.filter('Lyon Part-Dieu');
    await locator.lineSays('No store is left with these filters.');
    expect(locator.chosen('Country')).to.equal('Germany (0)');
    await locator.isAccessible();
    await locator.press('Clear filters');
    expect(locator.rows().length).to.be.above(0);
    expect(locator.box.value).to.equal('Lyon Part-Dieu');
  });
});

describe('the order of <store-locator>', () => {
  const page = usePage();

  it('can be by name, in the opened country and in what is found', async () => {
    const locator = await mount();
    const { compare } = new Intl.Collator('en');
    await locator.choose('Order', 'By name');
    const names = locator.names();
    expect(names).to.deep.equal([...names].sort(compare));
    expect(locator.rowAt(0).place).to.equal('1 of 90');
    await locator.filter('Galleria');
    const found = locator.element.results.map(({ name }) => name);
    expect(found).to.deep.equal([...found].sort(compare));
  });

  it('is by town once the visitor chooses that, after pages that had to be awaited', async () => {
    const release = page().hold(isPage(2));
    const locator = startLocator({ attributes: { countries: 'FR' } });
    await locator.narrowable();
    release();
    await locator.settled();
    expect(locator.chosen('Order')).to.equal('Default order');
    await locator.choose('Order', 'By town');
    expect(locator.chosen('Order')).to.equal('By town');
    expect(locator.rowAt(0).item.textContent).to.include('Auvergne-Rhône-Alpes');
  });

  it('is by distance from a place, or by name among the stores that the line counts', async () => {
    const locator = await mount(exactly());
    await placed(locator);
    locator.element.search('Lyon');
    await locator.lineSays(/of Lyon, France$/);
    expect(locator.choices('Order')).to.deep.equal(['By distance', 'By name']);
    const line = locator.line();
    const near = Number(line.match(/^\d+/));
    expect(near).to.be.within(2, 11);
    const nearest = locator.names();
    await locator.choose('Order', 'By name');
    expect(locator.line()).to.equal(line);
    const { compare } = new Intl.Collator('en');
    expect(locator.names().slice(0, near)).to.deep.equal(nearest.slice(0, near).sort(compare));
    // The other stores are as far away as before.
    expect(locator.names().slice(near, 12)).to.deep.equal(nearest.slice(near, 12));
    await locator.choose('Order', 'By distance');
    expect(locator.rowAt(0).address).to.contain('Lyon');
    expect(locator.rowAt(4).distance).to.match(/^about \d/);
    expect(locator.line()).to.equal(line);
  });
});

describe('words that were searched for in <store-locator>', () => {
  usePage();

  it('stay words, also while filters exclude all stores and after the element was away', async () => {
    const nothing = { label: 'Nothing', test: () => false };
    const locator = await mount(exactly({ properties: { filters: [nothing] } }));
    await placed(locator);
    locator.element.search('Lyo');
    await locator.lineSays('4 stores match “Lyo”');
    // The locator has looked for places with a similar name by then.
    await lookedUp('Lyon');
    await locator.press(/^Nothing/);
    await until(() => !locator.rows().length);
    await locator.press('Clear filters');
    await locator.lineSays('4 stores match “Lyo”');
    expect(locator.element.results).to.have.length(4);
    locator.element.remove();
    locator.element.requestUpdate();
    await locator.element.updateComplete;
    locator.stage.append(locator.element);
    await lookedUp('Lyon');
    await locator.lineSays('4 stores match “Lyo”');
    expect(locator.element.results).to.have.length(4);
  });
});
