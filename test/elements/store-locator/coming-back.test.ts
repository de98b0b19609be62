import { expect } from '@open-wc/testing';
import { configure } from '../../../src/configure.js';
import { useGeolocation } from '../../support/fake-geolocation.js';
import { mountLocator, type LocatorHarness } from '../../support/locator-harness.js';
import { until, usePage } from '../../support/page-harness.js';
import { exactly } from '../../support/places-harness.js';

const scroller = (locator: LocatorHarness): Element =>
  locator.root.querySelector('.scroller') as Element;

/** The first row in view, and how much of it is above. Rows before it may be laid out a little higher or lower. */
function seen(locator: LocatorHarness): readonly [id: string | undefined, above: number] {
  const { top } = scroller(locator).getBoundingClientRect();
  const rows = [...locator.root.querySelectorAll<HTMLElement>('.scroller li[data-id]')];
  const row = rows.find((one) => one.getBoundingClientRect().bottom > top);
  return [row?.dataset.id, row ? top - row.getBoundingClientRect().top : 0];
}

const seesAgain = (locator: LocatorHarness, before: ReturnType<typeof seen>) =>
  until(() => {
    const [id, above] = seen(locator);
    return id === before[0] && Math.abs(above - before[1]) <= 1;
  });

describe('<store-locator> to whom the visitor comes back', () => {
  const page = usePage();
  const geolocation = useGeolocation();
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
    expect(locator.rows()).to.have.length(37);
    await until(() => Math.abs(scroller(locator).scrollTop - left) <= 1);
  });

  /** Leaves after a search, its answer scrolled, and comes back. */
  async function searchAndComeBack(
    search: (locator: LocatorHarness) => Promise<void>,
    attributes = {},
  ): Promise<{
    readonly locator: LocatorHarness;
    readonly names: string[];
    readonly top: ReturnType<typeof seen>;
  }> {
    configure({ persist: true });
    const left = await mountLocator(exactly({ attributes: { countries: 'FR', ...attributes } }));
    await left.narrowable();
    await search(left);
    scroller(left).scrollTo(0, 700);
    expect(scroller(left).scrollTop).to.be.above(100);
    const top = seen(left);
    const names = left.names();
    dispatchEvent(new Event('pagehide'));
    left.stage.remove();
    page().next();
    openedBy('back_forward');
    const locator = await mountLocator(exactly({ attributes: { countries: 'FR', ...attributes } }));
    return { locator, names, top };
  }

  it('has the words, the order and what narrows the list again', async () => {
    const { locator, names, top } = await searchAndComeBack(async (left) => {
      await left.type('Halvarenne');
      await left.choose('Country', 'Germany');
      await left.choose('Order', 'By name');
    });
    await seesAgain(locator, top);
    expect(locator.box.value).to.equal('Halvarenne');
    expect(locator.chosen('Country')).to.match(/^Germany/);
    expect(locator.chosen('Order')).to.equal('By name');
    expect(names).to.include.members(locator.names().slice(0, 20));
  });

  it('does not have it again in an element that the theme puts in the place of theirs', async () => {
    const { locator } = await searchAndComeBack(async (left) => {
      await left.type('Halvarenne');
      await left.choose('Country', 'Germany');
    });
    await until(() => locator.box.value === 'Halvarenne');
    await locator.type('');
    await locator.press('Clear filters');
    locator.stage.remove();
    const next = await comeBack();
    expect([next.box.value, next.chosen('Country')]).to.deep.equal(['', 'All countries']);
  });

  it('has what they narrowed beside a place again', async () => {
    const { locator } = await searchAndComeBack(async (left) => {
      await left.type('Lyon');
      (await left.offered('Lyon, Auvergne-Rhône-Alpes, France')).click();
      await left.lineSays(/ of Lyon, France/);
      await left.choose('Country', 'Germany');
      await left.lineSays(/ · only in Germany$/);
    });
    await locator.lineSays(/ · only in Germany$/);
    expect(locator.chosen('Country')).to.match(/^Germany/);
  });

  for (const attributes of [{}, { 'sync-url': '' }])
    it(`has the place that was searched for again ${Object.keys(attributes).join()}`, async () => {
      const { href } = location;
      try {
        const { locator, names, top } = await searchAndComeBack(async (left) => {
          await left.type('Lyon');
          (await left.offered('Lyon, Auvergne-Rhône-Alpes, France')).click();
          await until(() => left.rows()[0]?.distance);
          if ('sync-url' in attributes)
            await until(() => decodeURIComponent(location.search).includes('Rhône'));
        }, attributes);
        await seesAgain(locator, top);
        await locator.lineSays(/within .* of Lyon, France$/);
        expect(locator.names()).to.include.members(names.slice(0, 10));
      } finally {
        history.replaceState(history.state, '', href);
      }
    });

  it('does not have the visitor’s own position again', async () => {
    configure({ persist: true });
    const left = await mountLocator(exactly());
    await left.narrowable();
    await left.press('Near me');
    await until(() => geolocation().questions.length);
    geolocation().find(45.758, 4.835);
    await until(() => left.rows()[0]?.distance);
    dispatchEvent(new Event('pagehide'));
    const kept = Object.keys(sessionStorage).filter((key) =>
      key.startsWith('store-locator:place:'),
    );
    expect(kept).to.deep.equal([]);
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
      expect([locator.rows().length, scroller(locator).scrollTop]).to.deep.equal([12, 0]);
    });
});
