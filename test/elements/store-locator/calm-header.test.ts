import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { mountLocator, type LocatorHarness } from '../../support/harness/locator.js';
import { isShown } from '../../support/harness/stage.js';
import { startStock } from '../../support/harness/stock.js';
import { until, usePage } from '../../support/harness/page.js';

const top = (element: Element): number => element.getBoundingClientRect().top;

/** Returns the height of everything above the first row. */
const aboveRows = (locator: LocatorHarness): number =>
  top(locator.rowAt(0).item) - top(locator.element);

/** Returns the number of rows that are in view as a whole when the list begins at the top. */
function rowsInView(locator: LocatorHarness): number {
  locator.rowAt(0).item.scrollIntoView({ block: 'start' });
  return locator.rows().filter(({ item }) => {
    const { top: from, bottom } = item.getBoundingClientRect();
    return from >= -1 && bottom <= innerHeight + 1;
  }).length;
}

describe('the header of <store-locator>', () => {
  usePage();
  afterEach(() => setViewport({ width: 800, height: 600 }));

  for (const [width, height, most] of [
    [1280, 800, 150],
    [390, 844, 240],
  ] as const)
    it(`takes at most ${most} px above the first row at ${width} × ${height}`, async () => {
      await setViewport({ width, height });
      const locator = await mountLocator({ attributes: { countries: 'FR' } });
      await locator.narrowable();
      expect(aboveRows(locator)).to.be.at.most(most);
      await locator.isAccessible();
    });

  for (const [width, height, most] of [
    [1280, 800, 150],
    [390, 844, 240],
  ] as const)
    for (const lang of ['en', 'de', 'ar', 'pl'])
      it(`takes no more for a product, in the language ${lang}, at ${width} × ${height}`, async () => {
        await setViewport({ width, height });
        const locator = startStock({ attributes: { lang } });
        const seen = (part: string) => locator.root.querySelector(part);
        await until(() => seen('.choices button'));
        await locator.filter('Lyon');
        await until(() => locator.element.results.length < 50);
        await until(() => seen('[part~=row-stock] path'));
        await locator.isAccessible();
        const first = seen('[part=list] li')!;
        expect(top(first) - top(locator.element)).to.be.at.most(most);
        const button = seen('.choices button')!.getBoundingClientRect();
        const note = seen('.stock-note span')!.getBoundingClientRect();
        expect(note.bottom).to.be.at.most(button.bottom + 1);
        expect(note.top).to.be.at.least(button.top - 1);
      });

  it('has its fields behind one button, which tells whether they are open', async () => {
    const locator = await mountLocator();
    await locator.narrowable();
    const select = () => locator.root.querySelector('.fields select');
    const button = () => locator.button('Filters');
    expect(isShown(select()!)).to.equal(false);
    expect(button().ariaExpanded).to.equal('false');
    await locator.press('Filters');
    expect(isShown(select()!)).to.equal(true);
    expect(button().ariaExpanded).to.equal('true');
    await locator.isAccessible();
    await locator.choose('Country', 'France');
    await locator.lineSays(/^90 stores in France$/);
    await until(() => locator.buttons().includes('Clear filters'));
    await locator.press('Filters (1)');
    expect(isShown(select()!)).to.equal(false);
  });

  it('stays as high when the features arrive', async () => {
    const locator = await mountLocator({ attributes: { countries: 'FR' } });
    const before = aboveRows(locator);
    await locator.narrowable();
    expect(aboveRows(locator)).to.equal(before);
  });

  for (const [width, height] of [
    [320, 256],
    [568, 320],
    [640, 400],
    [844, 390],
  ] as const)
    it(`leaves room for two rows or more at ${width} × ${height}`, async () => {
      await setViewport({ width, height });
      const locator = await mountLocator({ attributes: { countries: 'FR' } });
      await locator.narrowable();
      // The styles of short windows come with the code for the list, later on a slow machine.
      await until(() => rowsInView(locator) >= 2);
    });
});
