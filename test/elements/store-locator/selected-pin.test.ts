import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { mountLocator, type LocatorHarness } from '../../support/harness/locator.js';
import { until, usePage } from '../../support/harness/page.js';
import { exactly, placed } from '../../support/harness/places.js';
import { stillPicture } from '../../support/harness/still-picture.js';

/** Whether the selected pin is as a whole on the map, above the card and in the window. */
function isClear({ root }: LocatorHarness, id: number): boolean {
  const [pin, map, card] = [`.map-selected[data-id="${id}"] svg`, '.map', '.docked'].map(
    (selector) => root.querySelector(selector)?.getBoundingClientRect(),
  );
  if (!pin || !map || !card?.height) return false;
  return pin.top >= map.top && pin.bottom <= Math.min(map.bottom, card.top) && pin.left >= map.left;
}

describe('the selected pin of a narrow <store-locator>', () => {
  usePage();
  afterEach(() => setViewport({ width: 800, height: 600 }));

  for (const [width, height] of [
    [390, 400],
    [568, 320],
    [320, 256],
  ] as const)
    it(`is in view as a whole above the card at ${width} × ${height}`, async () => {
      await setViewport({ width, height });
      const locator = await mountLocator({ ...exactly(), style: 'width: auto' });
      await placed(locator);
      await locator.press('Map');
      locator.element.search('New Zealand');
      await locator.lineSays(/^4 stores/);
      const found = new Set(locator.element.results.map(({ id }) => `${id}`));
      const shown = () =>
        [...locator.root.querySelectorAll<HTMLElement>('[part~=pin]')].filter(({ dataset }) =>
          found.has(dataset.id ?? ''),
        );
      await until(() => shown().length);
      // Pins of the view before are shown until the map has come to the results.
      await stillPicture(locator);
      const pins = shown();
      const yOf = (pin: Element): number => pin.getBoundingClientRect().y;
      const ids = pins.sort((one, other) => yOf(other) - yOf(one)).map(({ dataset }) => dataset.id);
      locator.root.querySelector('.map-pane')!.scrollIntoView({ block: 'end' });
      for (const id of ids) {
        const pin = await until(() =>
          locator.root.querySelector<HTMLElement>(`[part~=pin][data-id="${id}"]`),
        );
        pin.click();
        await until(() => isClear(locator, Number(id)));
      }
      await locator.isAccessible();
    });

  it('stays in view above a card that says much', async () => {
    await setViewport({ width: 390, height: 844 });
    const locator = await mountLocator({ ...exactly(), style: 'width: auto' });
    await placed(locator);
    await locator.press('Map');
    locator.element.search('New Zealand');
    await locator.lineSays(/^4 stores/);
    const { id } = locator.element.results[0]!;
    const fields = Object.fromEntries([...'abcdefghij'].map((name) => [name, 'x '.repeat(100)]));
    locator.element.details = { by: 'id', details: { [id]: { hours: '24/7', fields } } };
    await until(() => locator.root.querySelector(`[part~=pin][data-id="${id}"]`));
    locator.element.selectStore(id);
    await until(() => locator.root.querySelector('.docked dl'));
    await until(() => isClear(locator, id));
    const heightOf = (part: string): number => locator.root.querySelector(part)!.clientHeight;
    expect(heightOf('.docked')).to.be.at.most(heightOf('.map-pane') / 2);
    await locator.isAccessible();
  });
});
