import { expect } from '@open-wc/testing';
import { useGeolocation } from '../../support/fakes/geolocation.js';
import { mountLocator, type LocatorHarness } from '../../support/harness/locator.js';
import { until, usePage } from '../../support/harness/page.js';
import { exactly, placed } from '../../support/harness/places.js';
import { letsScroll, tapAt } from '../../support/harness/tap.js';

/** How far up and down a tap still finds it. */
function heightUnderFinger({ root }: LocatorHarness, target: Element): number {
  const { left, width, top, bottom } = target.getBoundingClientRect();
  const isHit = (y: number): boolean =>
    root.elementFromPoint(left + width / 2, y)?.closest('a, button') === target;
  let [above, below] = [(top + bottom) / 2, (top + bottom) / 2];
  while (isHit(above - 1)) above--;
  while (isHit(below + 1)) below++;
  return below - above + 1;
}

describe('<store-locator> on a touch screen', () => {
  usePage();
  const geolocation = useGeolocation();

  /** On a phone. */
  async function mount(options = {}): Promise<LocatorHarness> {
    const locator = await mountLocator({ ...exactly(options), style: 'width: 390px' });
    await placed(locator);
    await locator.narrowable();
    return locator;
  }

  it('takes the tapped suggestion, and closes the keyboard', async () => {
    const locator = await mount();
    await tapAt(locator.box);
    await locator.type('Lyon');
    await tapAt(await locator.offered('Lyon, Auvergne-Rhône-Alpes, France'));
    await locator.lineSays(/ of Lyon, France$/);
    expect(locator.options()).to.deep.equal([]);
    expect(locator.root.activeElement === locator.box).to.equal(false);
  });

  it('asks for the visitor’s position after a tap on “Near me”', async () => {
    const locator = await mount();
    await tapAt(locator.button('Near me'));
    await until(() => geolocation().questions.length);
    geolocation().find(45.758, 4.835);
    await locator.lineSays(/ of you$/);
    await until(() => locator.rows().some(({ distance }) => distance));
  });

  it('has links and buttons of a row that are 44 px high', async () => {
    const locator = await mount();
    const { item, link } = locator.rowAt(0);
    expect(heightUnderFinger(locator, link)).to.be.at.least(44);
    const act = await until(() => item.querySelector('.actions .act'));
    expect(heightUnderFinger(locator, act)).to.be.at.least(43);
    const own = item.querySelector('button.own')!;
    expect(heightUnderFinger(locator, own)).to.be.at.least(43);
    expect(heightUnderFinger(locator, item.querySelector('button')!)).to.be.at.least(44);
  });

  it('filters the list after a tap on a filter, and undoes it after another', async () => {
    const filters = [
      { label: 'Swedish', test: ({ country }: { country: string }) => country === 'Sweden' },
    ];
    const locator = await mount({ properties: { filters } });
    await tapAt(locator.button('Swedish (14)'));
    await locator.lineSays('14 stores: Swedish');
    await tapAt(locator.button('Swedish (14)'));
    await locator.lineSays(/^612 stores/);
  });

  it('selects the row that is tapped anywhere, and makes it the shopper’s own', async () => {
    const locator = await mount();
    const row = locator.rowAt(1);
    const { name } = row;
    await tapAt(row.item.querySelector('.address')!);
    await until(() => locator.row(name).selected);
    const own = await until(() =>
      [...row.item.querySelectorAll('button')].find(({ innerText }) => /my store/.test(innerText)),
    );
    await tapAt(own);
    await until(() => locator.element.myStore?.name === name);
    expect(row.text).to.include('My store');
  });

  it('does not select a row whose link is tapped', async () => {
    const locator = await mount();
    const { item, link, selected } = locator.rowAt(0);
    link.addEventListener('click', (event) => event.preventDefault());
    const hit = await tapAt(link);
    expect([hit === link, selected, item.hasAttribute('aria-current')]).to.deep.equal([
      true,
      false,
      false,
    ]);
  });

  it('shows the map at a tap on its switch, and the store whose pin is tapped below it', async () => {
    const locator = await mount();
    const [store] = locator.element.stores;
    locator.element.search(store?.name ?? '');
    await until(() => locator.names().length === 1);
    await tapAt(locator.button('Map'));
    const name = store?.name ?? '';
    await until(() => locator.pins().includes(name));
    await tapAt(locator.pin(name));
    await until(() => locator.root.querySelector('.docked')?.textContent.includes(name));
    expect(locator.element.selectedStore?.name).to.equal(name);
  });

  it('shows more rows after a tap on the button and by scrolling', async () => {
    const locator = await mount();
    await locator.filter('Halvarenne');
    await until(() => locator.rows()[0]?.place === '1 of 612');
    const scroller = locator.root.querySelector('.scroller') as Element;
    const nameOf26 = locator.element.results[25]?.name;
    await locator.more();
    await until(() => locator.rows().length === 50);
    expect(locator.focused).to.equal(nameOf26);
    expect(letsScroll(locator.rowAt(0).item)).to.equal(true);
    for (const rows of [75, 100]) {
      scroller.scrollTo(0, scroller.scrollHeight);
      await until(() => locator.rows().length === rows);
    }
    scroller.scrollTo(0, scroller.scrollHeight);
    await tapAt(locator.button('Show 50 more'));
    await until(() => locator.rows().length === 150 && locator.focused !== nameOf26);
  });
});
