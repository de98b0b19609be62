import { expect } from '@open-wc/testing';
import { configure } from '../../../src/configure.js';
import { mountLocator, type LocatorHarness } from '../../support/locator-harness.js';
import { until, usePage } from '../../support/page-harness.js';

const scroller = (locator: LocatorHarness): Element =>
  locator.root.querySelector('.scroller') as Element;

describe('<store-locator> to whom the visitor comes back', () => {
  const page = usePage();
  const entries = performance.getEntriesByType.bind(performance);
  /** As if the page had been opened so. */
  const openedBy = (type: string): void => {
    performance.getEntriesByType = (name) =>
      name === 'navigation' ? [{ type } as unknown as PerformanceEntry] : entries(name);
  };
  afterEach(() => {
    performance.getEntriesByType = entries;
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith('store-locator:place:')) sessionStorage.removeItem(key);
  });

  /** Goes on to the 40th store of Germany, selects nothing, and leaves. */
  async function leave(): Promise<number> {
    const locator = await mountLocator({ attributes: { countries: 'FR' } });
    await locator.narrowable();
    await locator.choose('Country', 'Germany');
    await locator.next();
    scroller(locator).scrollTo(0, 900);
    const { scrollTop } = scroller(locator);
    dispatchEvent(new Event('pagehide'));
    locator.stage.remove();
    page().next();
    return scrollTop;
  }

  async function comeBack(): Promise<LocatorHarness> {
    const locator = await mountLocator({ attributes: { countries: 'FR' } });
    await locator.narrowable();
    await until(() => locator.choices('Country').includes('United Kingdom (64)'));
    return locator;
  }

  it('is where they were in the list, through the browser’s history', async () => {
    configure({ persist: true });
    const left = await leave();
    openedBy('back_forward');
    const locator = await mountLocator({ attributes: { countries: 'FR' } });
    await until(() => locator.chosen('Country').startsWith('Germany'));
    expect(locator.rows()).to.have.length(50);
    await until(() => Math.abs(scroller(locator).scrollTop - left) <= 1);
  });

  for (const [how, type, persist] of [
    ['by a link', 'navigate', true],
    ['where nothing may be kept', 'back_forward', false],
  ] as const)
    it(`begins anew ${how}`, async () => {
      configure({ persist });
      await leave();
      openedBy(type);
      const locator = await comeBack();
      expect(locator.chosen('Country')).to.equal('All countries');
      expect([locator.rows().length, scroller(locator).scrollTop]).to.deep.equal([25, 0]);
    });
});
