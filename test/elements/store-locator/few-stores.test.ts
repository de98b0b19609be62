import { expect } from '@open-wc/testing';
import { mountLocator, type LocatorHarness } from '../../support/harness/locator.js';
import { until, usePage } from '../../support/harness/page.js';
import { exactly, placed } from '../../support/harness/places.js';

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/** Four stores are within 25 miles of Lyon. */
const inMiles = exactly({ attributes: { units: 'mi' } });

const numberedPins = ({ root }: LocatorHarness): HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>('.map-pin:not([data-number=""])'),
];

/** Returns the number that a row shows before its name; '' for none. */
const numberOf = (row: Element): string => {
  const name = row.querySelector<HTMLElement>('.name')!;
  const isDrawn = getComputedStyle(name, '::before').position === 'absolute';
  return (isDrawn && name.dataset.number) || '';
};

const drawn = (pin: Element): Box => pin.querySelector('svg')!.getBoundingClientRect();

const isOver = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

const isWithin = (inner: Box, outer: Box): boolean =>
  inner.left >= outer.left &&
  inner.right <= outer.right &&
  inner.top >= outer.top &&
  inner.bottom <= outer.bottom;

/** Searches, and waits until the map rests with so many numbered pins. */
async function searched(locator: LocatorHarness, text: string, count: number): Promise<void> {
  locator.element.search(text);
  await locator.lineSays(new RegExp(`of ${text}, `));
  await until(() => numberedPins(locator).length === count);
  await until(() => !locator.root.querySelector('.leaflet-zoom-anim, .leaflet-pan-anim'));
  await until(() => document.getAnimations().every(({ playState }) => playState !== 'running'));
}

describe('few stores around a place in <store-locator>', () => {
  usePage();

  for (const [width, isNarrow] of [
    ['390px', true],
    ['1000px', false],
  ] as const) {
    it(`are each in view on the map, and none covers another, at ${width}`, async () => {
      const locator = await mountLocator({ ...inMiles, style: `width: ${width}` });
      await placed(locator);
      if (isNarrow) await locator.press('Map');
      await locator.mapShown();
      for (const [town, count] of [
        ['Lyon', 4],
        ['London', 6],
      ] as const) {
        await searched(locator, town, count);
        const map = locator.root.querySelector('.map')!.getBoundingClientRect();
        const pins = [...locator.root.querySelectorAll('.map-pin > svg:first-child')];
        const nearest = locator.element.results.slice(0, count).map(({ id }) => `${id}`);
        const numbered = numberedPins(locator);
        expect(numbered.map(({ dataset }) => dataset.id).sort()).to.deep.equal(nearest.sort());
        for (const pin of numbered) {
          expect(isWithin(drawn(pin), map), `${town}: ${pin.ariaLabel}`).to.equal(true);
          const others = pins.filter((svg) => !pin.contains(svg));
          expect(
            others.filter((svg) => isOver(drawn(pin), svg.getBoundingClientRect())),
          ).to.deep.equal([]);
        }
      }
    });
  }

  it('share their numbers with their rows, in the order of the list', async () => {
    const locator = await mountLocator(inMiles);
    await placed(locator);
    await locator.mapShown();
    await searched(locator, 'Lyon', 4);
    const rows = [...locator.root.querySelectorAll<HTMLElement>('.scroller .row[data-id]')];
    expect(rows.slice(0, 5).map(numberOf)).to.deep.equal(['1', '2', '3', '4', '']);
    const byId = new Map(numberedPins(locator).map(({ dataset }) => [dataset.id, dataset.number]));
    for (const row of rows.slice(0, 4)) expect(byId.get(row.dataset.id)).to.equal(numberOf(row));
    // The number is drawn, and is no part of the text.
    const heading = locator.root.querySelector('.scroller .name')!;
    expect(heading.textContent.trim()).to.equal(locator.element.results[0]?.name);
    await locator.choose('Order', 'By name');
    await until(() => {
      const [first] = locator.root.querySelectorAll<HTMLElement>('.scroller .row[data-id]');
      return (
        numberedPins(locator).find(({ dataset }) => dataset.number === '1')?.dataset.id ===
        first?.dataset.id
      );
    });
    await locator.isAccessible();
  });

  it('begin at the top of the list when another order has other stores there', async () => {
    const locator = await mountLocator(inMiles);
    await placed(locator);
    await locator.mapShown();
    await searched(locator, 'London', 6);
    await locator.choose('Order', 'By name');
    await until(() => {
      const rows = [...locator.root.querySelectorAll<HTMLElement>('.scroller .row[data-id]')];
      const numbers = rows.slice(0, 7).map(numberOf).join();
      const ids = new Set(numberedPins(locator).map(({ dataset }) => dataset.id));
      return (
        numbers === '1,2,3,4,5,6,' && rows.slice(0, 6).every(({ dataset }) => ids.has(dataset.id))
      );
    });
  });

  it('show the number in the card below a narrow map', async () => {
    const locator = await mountLocator({ ...inMiles, style: 'width: 390px' });
    await placed(locator);
    await locator.press('Map');
    await locator.mapShown();
    await searched(locator, 'Lyon', 4);
    numberedPins(locator)
      .find(({ dataset }) => dataset.number === '3')
      ?.click();
    const card = await until(() => locator.root.querySelector('.docked'));
    expect(numberOf(card)).to.equal('3');
  });

  it('have no numbers where all stores are listed, nor without a map', async () => {
    const locator = await mountLocator(inMiles);
    await placed(locator);
    await locator.mapShown();
    await searched(locator, 'Lyon', 4);
    locator.element.search('');
    await until(() => !numberedPins(locator).length);
    expect(locator.root.querySelector('.name[data-number]')).to.equal(null);
    locator.element.search('Lyon');
    await until(() => locator.root.querySelector('.name[data-number]'));
    locator.element.withoutMap = true;
    await until(() => !locator.root.querySelector('.name[data-number]'));
  });

  it('stand around the mark of the searched place, which a country does not have', async () => {
    const locator = await mountLocator(inMiles);
    await placed(locator);
    await locator.mapShown();
    await searched(locator, 'Lyon', 4);
    const mark = await until(() => locator.root.querySelector('.map-origin'));
    expect([mark.role, mark.ariaLabel]).to.deep.equal(['img', 'Searched place: Lyon']);
    locator.element.search('France');
    await until(() => !locator.root.querySelector('.map-origin'));
  });
});
