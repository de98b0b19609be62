import { expect } from '@open-wc/testing';
import { mountLocator, type LocatorHarness } from '../../support/harness/locator.js';
import { isListing, until, usePage } from '../../support/harness/page.js';

describe('focus on a control of <store-locator> that goes once it is used', () => {
  usePage();

  const line = ({ root }: LocatorHarness) => root.querySelector<HTMLElement>('[role=status]');
  const pressByKey = async (locator: LocatorHarness, name: string): Promise<void> => {
    locator.button(name).focus();
    await locator.press(name);
  };

  async function narrowed(): Promise<LocatorHarness> {
    const locator = await mountLocator();
    await locator.narrowable();
    await locator.choose('Country', 'Germany');
    await until(() => locator.buttons().includes('Clear filters'));
    return locator;
  }

  it('moves to the line that counts the stores when “Clear filters” goes', async () => {
    const locator = await narrowed();
    await pressByKey(locator, 'Clear filters');
    await until(() => locator.root.activeElement === line(locator));
    await locator.lineSays(/^612 stores/);
    await locator.isAccessible();
    locator.box.focus();
    expect(line(locator)?.hasAttribute('tabindex')).to.equal(false);
  });

  it('moves to the line that counts the stores when “Show all stores”, in the place of an empty list, goes', async () => {
    const locator = await mountLocator();
    await locator.narrowable();
    await locator.filter('qqqzzw');
    await until(() => locator.buttons().includes('Show all stores'));
    await pressByKey(locator, 'Show all stores');
    await until(() => locator.root.activeElement === line(locator));
    await locator.lineSays(/^612 stores/);
  });

  for (const [what, label, every] of [
    ['country', 'Country', 'All countries'],
    ['region', 'Region', 'All regions'],
  ] as const)
    it(`moves to the line that counts the stores when the choice of a ${what} goes, as no stores are left to choose from`, async () => {
      const locator = await narrowed();
      await locator.choose('Region', 'Bayern');
      await locator.filter('qqqzzw');
      await until(() => locator.root.querySelector('[part~=message]'));
      locator.root.querySelector<HTMLElement>(`select[aria-label=${label}]`)?.focus();
      await locator.choose(label, every);
      expect(locator.root.querySelector(`select[aria-label=${label}]`) === null).to.equal(true);
      await until(() => locator.root.activeElement === line(locator));
    });

  it('stays where the page has put it on a press of “Clear filters”', async () => {
    const locator = await narrowed();
    const own = document.createElement('input');
    locator.stage.append(own);
    locator.button('Clear filters').addEventListener('click', () => own.focus());
    await pressByKey(locator, 'Clear filters');
    await locator.lineSays(/^612 stores/);
    await locator.element.updateComplete;
    expect(document.activeElement).to.equal(own);
  });

  it('does not move to the line that counts the stores after a tap, which sets no focus in some browsers', async () => {
    const locator = await narrowed();
    await locator.press('Clear filters');
    await locator.lineSays(/^612 stores/);
    await locator.element.updateComplete;
    expect(locator.root.activeElement).to.equal(null);
  });
});

describe('focus on a row of <store-locator>', () => {
  const page = usePage();

  async function focused(): Promise<LocatorHarness> {
    page().amend<readonly unknown[]>(isListing, (entries) => entries.toReversed());
    const locator = await mountLocator();
    await locator.narrowable();
    await locator.filter('Lyon');
    await until(() => locator.rows().length === 4);
    locator.rowAt(2).link.focus();
    return locator;
  }

  it('stays on the link in the row when a new order moves the row', async () => {
    const locator = await focused();
    const { link, name } = locator.rowAt(2);
    const before = locator.names();
    await locator.choose('Order', 'By name');
    expect(locator.names()).to.not.deep.equal(before);
    expect(locator.names()).to.include(name);
    expect(locator.root.activeElement === link).to.equal(true);
  });

  it('moves to the line that counts the stores when the row is no longer listed', async () => {
    const locator = await focused();
    locator.element.search('Paris');
    await until(() => locator.root.activeElement === locator.root.querySelector('[role=status]'));
    expect(locator.names().some((name) => name.includes('Lyon'))).to.equal(false);
  });
});
