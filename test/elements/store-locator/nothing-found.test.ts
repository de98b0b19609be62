import { expect } from '@open-wc/testing';
import { mountLocator, type LocatorHarness } from '../../support/harness/locator.js';
import { until, usePage } from '../../support/harness/page.js';
import { exactly, placed } from '../../support/harness/places.js';

const offers = ({ root }: LocatorHarness): HTMLButtonElement[] => [
  ...root.querySelectorAll<HTMLButtonElement>('.offers button'),
];
const namesOf = (locator: LocatorHarness): string[] =>
  offers(locator).map((button) => button.querySelector('b')!.textContent.trim());

/** Waits for the end of a search that finds nothing. */
async function searchInVain(locator: LocatorHarness): Promise<void> {
  locator.element.search('Xqzzwv');
  await locator.lineSays('No store matches “Xqzzwv”.');
}

describe('<store-locator> that finds nothing', () => {
  usePage();

  it('says so once, and shows all stores on the map, where it has looked', async () => {
    const locator = await mountLocator(exactly());
    await placed(locator);
    locator.element.search('New Zealand');
    await locator.lineSays(/^4 stores/);
    await searchInVain(locator);
    await until(() => locator.pins().some((name) => /^\d{2,} stores/.test(name)));
    expect(locator.root.textContent?.split('No store matches')).to.have.length(2);
    expect(locator.message()).to.equal('Search for a town, a postal code or a store.');
    expect(offers(locator)).to.have.length(0);
    expect(locator.element.results).to.have.length(0);
    await locator.isAccessible();
    await locator.press('Show all stores');
    await until(() => locator.rows().length);
  });

  it('offers the stores nearest to the last place, and frames them', async () => {
    const locator = await mountLocator(exactly());
    await placed(locator);
    locator.element.search('Lyon');
    await locator.lineSays(/within .* of Lyon, France/);
    const nearest = locator.element.results.slice(0, 3);
    await searchInVain(locator);
    await until(() => offers(locator).length);
    expect(namesOf(locator)).to.have.members(nearest.map(({ name }) => name));
    expect(locator.root.querySelector('.offers-title')?.textContent).to.equal('Nearest stores');
    const { id, name } = nearest[0]!;
    await until(() => locator.root.querySelector(`[part~=pin][data-id="${id}"]`));
    await locator.isAccessible();
    let asked = '';
    locator.element.addEventListener('store-locator-search', ({ query }) => (asked = query));
    offers(locator)[namesOf(locator).indexOf(name)]!.click();
    await until(() => locator.element.selectedStore?.id === id);
    expect([asked, locator.box.value, locator.rowAt(0).name]).to.deep.equal([name, name, name]);
    expect(offers(locator)).to.have.length(0);
  });

  it('changes nothing when the page prevents the choice of an offered store', async () => {
    const locator = await mountLocator(exactly());
    await placed(locator);
    locator.element.search('Lyon');
    await locator.lineSays(/within .* of Lyon, France/);
    await searchInVain(locator);
    await until(() => offers(locator).length);
    let asked = 0;
    locator.element.addEventListener('store-locator-search', () => asked++);
    locator.element.addEventListener('store-locator-select', (event) => event.preventDefault());
    offers(locator)[0]!.click();
    await locator.element.updateComplete;
    expect([asked, offers(locator).length, locator.element.selectedStore]).to.deep.equal([
      0,
      3,
      undefined,
    ]);
  });

  it('says once that no store is left with the filters, and offers none against them', async () => {
    const never = { label: 'Never', test: () => false };
    const locator = await mountLocator({ properties: { filters: [never] } });
    await locator.narrowable();
    await locator.press(/^Never/);
    await locator.lineSays('No store is left with these filters.');
    expect([locator.message(), offers(locator).length]).to.deep.equal(['', 0]);
    expect(locator.pins()).to.deep.equal([]);
    const buttons = locator.buttons().filter((name) => name === 'Clear filters');
    expect(buttons).to.have.length(2);
    await locator.isAccessible();
  });
});
