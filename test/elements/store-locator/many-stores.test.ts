import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import coordinates from '../../../demo/service/data/positions.json' with { type: 'json' };
import { mountLocator, type LocatorHarness } from '../../support/harness/locator.js';
import { byRole } from '../../support/harness/stage.js';
import { until, usePage } from '../../support/harness/page.js';

/** Where the list's own box begins and ends, and whether a row is wholly inside. */
function isInView(locator: LocatorHarness, name: string): boolean {
  const row = locator.row(name).item;
  const view = row.parentElement?.parentElement?.getBoundingClientRect();
  const { top, bottom } = row.getBoundingClientRect();
  return !!view && top >= view.top - 1 && bottom <= view.bottom + 1;
}

describe('<store-locator> with 10,000 stores', () => {
  usePage();

  it('keeps few of them in the page until the visitor asks for more', async function () {
    this.timeout(20_000);
    const locator = await mountLocator({ scenario: 'ten-thousand' });
    await locator.narrowable();
    const nodes = () => locator.rowAt(0).item.parentElement?.querySelectorAll('*').length;
    await locator.filter('Halvarenne');
    const { stores } = locator.element;
    const nameAt = (rank: number) => stores[rank]?.name ?? '';
    expect(stores).to.have.length(10_000);
    expect(locator.rows()).to.have.length(25);
    expect(locator.rowAt(0).place).to.equal('1 of 10000');
    expect(nodes()).to.be.at.most(600);

    for (const end of [50, 75, 100, 150, 200]) {
      await locator.press(end > 100 ? 'Show 50 more' : 'Show 25 more');
      expect(locator.rowAt(-1).place).to.equal(`${end} of 10000`);
      // Focus goes to the first of the new rows, which is in view.
      expect(locator.focused).to.contain(nameAt(end > 100 ? end - 50 : end - 25));
      expect(isInView(locator, locator.focused)).to.equal(true);
    }
    expect(locator.rowAt(0).place).to.equal('1 of 10000');

    const last = stores.at(-1);
    locator.element.selectStore(last?.id ?? 0);
    await until(() => locator.rowAt(0).selected);
    expect(locator.rowAt(0).place).to.equal('10000 of 10000');
    await until(() => isInView(locator, locator.rowAt(0).name));

    locator.element.search(stores[5000]?.city ?? '');
    await locator.element.updateComplete;
    expect(locator.rowAt(0).place).to.match(/^1 of /);
    expect(nodes()).to.be.at.most(600);
  });

  it('shows on its button how many more rows come', async () => {
    const locator = await mountLocator();
    await locator.filter('Germany');
    await until(() => locator.rows().length === 25);
    const { length } = locator.element.results;
    expect(length).to.be.within(79, 100);
    await locator.press('Show 25 more');
    await locator.press('Show 25 more');
    await locator.press(`Show ${length - 75} more`);
    expect(locator.rows()).to.have.length(length);
  });
});

describe('<store-locator> by keyboard', () => {
  usePage();

  /** Presses Tab and tells what has focus; a box that scrolls is no stop of ours. */
  async function tab(locator: LocatorHarness, key = 'Tab'): Promise<string> {
    await sendKeys({ press: key });
    const { activeElement } = locator.root;
    return activeElement?.matches('.scroller') ? tab(locator, key) : locator.focused;
  }

  it('moves focus from the search through rows and their links, in reading order', async () => {
    const locator = await mountLocator({ attributes: { 'without-map': '' } });
    await locator.narrowable();
    const before = document.createElement('button');
    locator.stage.prepend(before);
    before.focus();
    const [first] = locator.names() as [string];
    const stops: string[] = [];
    for (let press = 0; press < 9; press++) stops.push(await tab(locator));
    expect(stops).to.deep.equal([
      'Find a store',
      'Near me',
      'Filters',
      'All countries',
      first,
      `Google Maps: ${first}, opens in a new tab`,
      `Directions: ${first}, opens in a new tab`,
      'Make this my store',
      'Show 25 more',
    ]);
  });

  for (const key of ['Enter', ' '])
    it(`selects a row with "${key}", keeps focus and shows the actions of the store`, async () => {
      const locator = await mountLocator();
      const { name, button } = locator.rowAt(1);
      button.focus();
      await sendKeys({ press: key });
      await locator.element.updateComplete;
      expect(locator.row(name).selected).to.equal(true);
      expect(locator.focused).to.equal(name);
      const directions = `Directions: ${name}, opens in a new tab`;
      await until(() => byRole(locator.root, 'link', directions).length);
      expect(await tab(locator)).to.equal(`Google Maps: ${name}, opens in a new tab`);
      expect(await tab(locator)).to.equal(directions);
      expect(await tab(locator)).to.equal('Make this my store');
      await locator.isAccessible();
    });

  it('takes text in the box, clears it, and does not submit a form with Enter', async () => {
    const locator = await mountLocator();
    const before = locator.rowAt(0).place;
    locator.box.focus();
    await sendKeys({ type: 'lyon' });
    await until(() => locator.options().length);
    await sendKeys({ press: 'Escape' });
    await until(() => locator.names().every((name) => name.includes('Lyon')));
    await sendKeys({ press: 'Enter' });
    await locator.element.updateComplete;
    expect([locator.box.value, locator.focused]).to.deep.equal(['lyon', 'Find a store']);
    for (let key = 0; key < 4; key++) await sendKeys({ press: 'Backspace' });
    await until(() => locator.rowAt(0).place === before);
  });

  it('moves focus past the map, into it, and back to the row from a pin', async () => {
    const locator = await mountLocator({ properties: { coordinates } });
    await locator.mapShown();
    await locator.narrowable();
    const [store] = locator.element.stores;
    const name = store?.name ?? '';
    locator.element.selectStore(store?.id ?? 0);
    await until(() => locator.names().includes(name));
    await until(() => locator.pins().includes(name));
    locator.pin(name).focus();
    await sendKeys({ press: 'Escape' });
    expect(locator.focused).to.equal(name);
    const skip = locator.button('Skip map');
    skip.focus();
    await sendKeys({ press: 'Enter' });
    expect(locator.map?.contains(locator.root.activeElement)).to.equal(false);
  });
});
