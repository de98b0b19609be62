import { expect } from '@open-wc/testing';
import { useHours } from '../../support/harness/hours.js';
import type { LocatorHarness } from '../../support/harness/locator.js';
import { until, usePage } from '../../support/harness/page.js';
import { byRole, isShown } from '../../support/harness/stage.js';

const button = ({ root }: LocatorHarness): HTMLElement | undefined =>
  byRole<HTMLElement>(root, 'button', /^Open now/)[0];

describe('the filter “Open now” of <store-locator>', () => {
  usePage();
  const hours = useHours();

  it('leaves the stores that are open, and follows the clock', async () => {
    const locator = await hours.mount(
      { hours: 'Mo-Fr 09:00-19:00' },
      { hours: 'Mo-Fr 09:00-10:40' },
      { hours: 'Mo-Fr 11:00-19:00' },
      { hours: 'Mo-Fr by phone' },
    );
    await locator.press('Filters');
    const [open, closing, later] = [0, 1, 2].map((nth) => hours.rowOf(locator, nth).name);
    await until(() => button(locator)?.textContent?.includes('(2)'));
    await locator.press(/^Open now/);
    await until(() => locator.rows().length === 2);
    expect(locator.names().sort()).to.deep.equal([open, closing].sort());
    await locator.lineSays(/Open now/);
    await locator.isAccessible();
    hours.advance(40);
    await until(() => locator.rows().length === 1);
    expect(locator.names()).to.deep.equal([open]);
    hours.advance(20);
    await until(() => locator.rows().length === 2);
    expect(locator.names().sort()).to.deep.equal([open, later].sort());
    await locator.press(/^Open now/);
    await until(() => locator.rows().length > 2);
  });

  it('is shown together with the fields, so that the header stays calm', async () => {
    const locator = await hours.mount({ hours: 'Mo-Fr 09:00-19:00' });
    const isSeen = (): boolean => isShown(button(locator)!);
    await until(() => button(locator));
    expect(isSeen()).to.equal(false);
    await locator.press('Filters');
    expect(isSeen()).to.equal(true);
    await locator.press(/^Open now/);
    await locator.press('Filters (1)');
    expect(isSeen()).to.equal(false);
    await locator.lineSays(/Open now/);
  });

  it('says that no store is left, and brings back those that open', async () => {
    const locator = await hours.mount({ hours: 'Mo-Fr 11:00-19:00' });
    await locator.press('Filters');
    await until(() => button(locator)?.textContent?.includes('(0)'));
    await locator.press(/^Open now/);
    await locator.lineSays(/No store is left/);
    hours.advance(60);
    await until(() => locator.rows().length === 1);
  });

  it('is not there where no store’s status is known', async () => {
    const locator = await hours.mount({ hours: 'Mo-Fr by phone' });
    await locator.narrowable();
    await locator.press('Filters');
    expect(button(locator)).to.equal(undefined);
  });
});
