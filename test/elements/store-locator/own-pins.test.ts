import { expect } from '@open-wc/testing';
import { mountLocator, type LocatorHarness } from '../../support/harness/locator.js';
import { until, usePage } from '../../support/harness/page.js';
import { exactly, placed } from '../../support/harness/places.js';

const pale = '#ffe6f0';
const deep = '#5a0016';

/** A map of the four stores in New Zealand. */
async function mounted(attributes: Readonly<Record<string, string>> = {}): Promise<LocatorHarness> {
  const locator = await mountLocator(exactly({ attributes }));
  await placed(locator);
  locator.element.search('New Zealand');
  await locator.lineSays(/^4 stores/);
  await until(() => ids(locator).every((id) => pinOf(locator, id)));
  return locator;
}

const ids = (locator: LocatorHarness): number[] => locator.element.results.map(({ id }) => id);

const pinOf = ({ root }: LocatorHarness, id: number | undefined): HTMLElement | null =>
  root.querySelector(`.map-pin[data-id="${id}"]`);

const styleOf = (locator: LocatorHarness, id: number | undefined, part: string) =>
  getComputedStyle(pinOf(locator, id)!.querySelector(part)!);

const rgb = (hex: string): string =>
  `rgb(${[1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

/** Gives the stores of the result pins, in their order. */
function give(locator: LocatorHarness, ...pins: readonly (string | undefined)[]): void {
  const byId = ids(locator).map((id, nth) => [id, { pin: pins[nth] }] as const);
  locator.element.details = { details: Object.fromEntries(byId) };
}

const icons = ({ root }: LocatorHarness): HTMLImageElement[] => [
  ...root.querySelectorAll<HTMLImageElement>('.map-icon'),
];

describe('a pin of its own for a store', () => {
  usePage();

  it('has the store’s colour, an edge that is seen, and an eye that is seen on it', async () => {
    const locator = await mounted();
    const [first, second, third] = ids(locator);
    const usual = styleOf(locator, third, '.map-ink').fill;
    give(locator, pale, deep);
    await until(() => styleOf(locator, first, '.map-ink').fill === rgb(pale));
    expect(styleOf(locator, first, '.map-eye').fill).to.equal('rgb(0, 0, 0)');
    expect(styleOf(locator, first, '.map-ink').stroke).to.equal(
      getComputedStyle(locator.map!).color,
    );
    expect(styleOf(locator, second, '.map-ink').fill).to.equal(rgb(deep));
    expect(styleOf(locator, second, '.map-eye').fill).to.equal('rgb(255, 255, 255)');
    expect(styleOf(locator, third, '.map-ink').fill).to.equal(usual);
    await locator.isAccessible();
  });

  it('has the colour of newer details, and the usual one without any', async () => {
    const locator = await mounted();
    const [first] = ids(locator);
    const usual = styleOf(locator, first, '.map-ink').fill;
    give(locator, pale);
    await until(() => styleOf(locator, first, '.map-ink').fill === rgb(pale));
    give(locator, deep);
    await until(() => styleOf(locator, first, '.map-ink').fill === rgb(deep));
    locator.element.details = undefined;
    await until(() => styleOf(locator, first, '.map-ink').fill === usual);
  });

  it('has a picture in its head, and none when the picture cannot be loaded', async () => {
    const locator = await mounted();
    const [first, second] = ids(locator);
    give(locator, '/demo/locator.png', '/demo/no-such-picture.png');
    const icon = await until(() => icons(locator)[0]);
    expect(icon.parentElement === pinOf(locator, first)).to.equal(true);
    await until(() => icon.naturalWidth);
    await until(() => icons(locator).length === 1);
    expect(pinOf(locator, second)!.querySelector('.map-eye')).not.to.equal(null);

    const head = pinOf(locator, first)!.querySelector('.map-eye')!.getBoundingClientRect();
    const box = icon.getBoundingClientRect();
    expect(box.x + box.width / 2).to.be.closeTo(head.x + head.width / 2, 1);
    expect(box.y + box.height / 2).to.be.closeTo(head.y + head.height / 2, 1);
    await locator.isAccessible();
  });

  it('keeps its picture when the pin is drawn again', async () => {
    const locator = await mounted();
    const [first] = ids(locator);
    give(locator, '/demo/locator.png');
    const icon = await until(() => icons(locator)[0]);
    locator.element.selectStore(first!);
    await until(() => pinOf(locator, first)?.matches('.map-selected'));
    expect(icons(locator)[0] === icon).to.equal(true);
  });

  it('says the stock instead, in the store’s colour, while a product is on the page', async () => {
    const locator = await mounted({ 'product-id': '7001' });
    const [first, second] = ids(locator);
    await until(() => pinOf(locator, first)!.querySelector('.map-stock'));
    give(locator, '/demo/locator.png', deep);
    await until(() => styleOf(locator, second, '.map-ink').fill === rgb(deep));
    expect(icons(locator)).to.deep.equal([]);
    expect(pinOf(locator, first)!.querySelector('.map-stock')).not.to.equal(null);
  });
});
