import { expect } from '@open-wc/testing';
import type { Store } from '../../../src/domain/store/store.js';
import { mountLocator, type LocatorHarness } from '../../support/harness/locator.js';
import { isListing, until, usePage } from '../../support/harness/page.js';
import { exactly, placed } from '../../support/harness/places.js';
import { demoEntries } from '../../support/fakes/snapshot-file.js';
import { isShown } from '../../support/harness/stage.js';
import { frames, nextTask } from '../../support/harness/waiting.js';

const narrow = { style: 'width: 390px' };

const over = (element: Element, pointerType = 'mouse'): boolean =>
  element.dispatchEvent(
    new PointerEvent('pointerover', { pointerType, bubbles: true, composed: true }),
  );
const markedPins = (locator: LocatorHarness): HTMLElement[] => [
  ...locator.root.querySelectorAll<HTMLElement>('.map-marked'),
];
const isPointed = (locator: LocatorHarness, id: number): boolean =>
  locator.root.querySelector(`.scroller [data-id="${id}"]`)?.matches('.pointed') === true;

/** Shows a handful of stores. With enough room, each store has its own pin. */
async function singlePins(locator: LocatorHarness, least = 4): Promise<HTMLElement[]> {
  locator.element.search('New Zealand');
  await locator.lineSays(/^4 stores/);
  await locator.mapShown();
  // Excludes pins of the earlier view and clusters of several stores.
  const found = new Set(locator.element.results.map(({ id }) => `${id}`));
  const pins = () =>
    [...locator.root.querySelectorAll<HTMLElement>('[part~=pin]')].filter(({ dataset }) =>
      found.has(dataset.id ?? ''),
    );
  await until(() => pins().length >= least);
  return pins();
}

/** 40 stores in Lyon and 20 in Paris: the gazetteer has nothing to add to either. */
const atTwoPoints = demoEntries.slice(0, 60).map((entry, nth) => ({
  ...entry,
  ...(nth < 40 ? { lat: 45.76, lng: 4.83 } : { lat: 48.86, lng: 2.35 }),
}));

describe('rows and pins of <store-locator>', () => {
  usePage();

  it('are marked together while the pointer or focus is on either, and nothing moves', async () => {
    const locator = await mountLocator(exactly());
    await placed(locator);
    await singlePins(locator);
    const [first, second] = locator.element.results as [Store, Store];
    const boxes = async (): Promise<(string | undefined)[]> => {
      // The map marks pins in a separate task.
      await nextTask();
      return markedPins(locator).map(({ dataset }) => dataset.id);
    };
    const { scrollTop } = locator.root.querySelector('.scroller') as Element;
    over(locator.rowAt(0).button);
    // Pins of the earlier view may remain until the map has come to rest.
    await until(() => markedPins(locator).length > 0);
    expect(await boxes()).to.deep.equal([`${first.id}`]);
    locator.rowAt(1).button.focus();
    expect(await boxes()).to.deep.equal([`${second.id}`]);
    const pin = locator.root.querySelector<HTMLElement>(`[part~=pin][data-id="${first.id}"]`);
    over(pin as Element);
    expect([isPointed(locator, first.id), isPointed(locator, second.id)]).to.deep.equal([
      true,
      false,
    ]);
    over(locator.root.querySelector('.line') as Element);
    expect([(await boxes()).length, isPointed(locator, first.id)]).to.deep.equal([0, false]);
    over(pin as Element);
    locator.element.dispatchEvent(new PointerEvent('pointerleave'));
    expect([(await boxes()).length, isPointed(locator, first.id)]).to.deep.equal([0, false]);
    expect(locator.root.querySelector('.scroller')?.scrollTop).to.equal(scrollTop);
    expect(locator.element.selectedStore).to.equal(undefined);
  });

  it('belong to one store: a store selected on a phone’s map has its row in the list', async () => {
    const locator = await mountLocator({ ...exactly(), ...narrow });
    await locator.narrowable();
    const scroller = locator.root.querySelector<HTMLElement>('.scroller') as HTMLElement;
    const ids = [...scroller.querySelectorAll<HTMLElement>('[data-id]')].map(
      (row) => row.dataset.id,
    );
    await locator.press('Map');
    await locator.mapShown();
    locator.element.selectStore(Number(ids[9]));
    await until(() => locator.root.querySelector('.docked .name'));
    await locator.press('List');
    const isInView = (): boolean => {
      const row = scroller.querySelector('[aria-current=true]')?.getBoundingClientRect();
      const view = scroller.getBoundingClientRect();
      return !!row && row.top >= view.top - 1 && row.bottom <= view.bottom + 1;
    };
    await until(isInView);
    // A list that the visitor has scrolled keeps its scroll position.
    scroller.scrollTop = 0;
    await until(() => !isInView());
    await locator.press('Map');
    await locator.press('List');
    await frames();
    expect(scroller.scrollTop).to.equal(0);
    // A second choice of the same store scrolls to its row again.
    await locator.press('Map');
    locator.root.querySelector<HTMLElement>('.docked .name button')?.click();
    await locator.press('List');
    await until(isInView);
  });

  it('belong to one store also where its row does not match the search', async () => {
    const locator = await mountLocator({ ...exactly(), ...narrow });
    await locator.narrowable();
    const { id } = locator.element.results[60] as Store;
    await locator.filter('Wien');
    await locator.press('Map');
    await locator.mapShown();
    locator.element.selectStore(id);
    await until(() => locator.root.querySelector('.docked .name'));
    await locator.press('List');
    const { root } = locator;
    await until(() => {
      const row = root.querySelector('.scroller [aria-current=true]')?.getBoundingClientRect();
      const view = root.querySelector('.scroller')!.getBoundingClientRect();
      return row && row.top >= view.top - 1 && row.bottom <= view.bottom + 1;
    });
    expect(locator.box.value).to.equal('Wien');
  });

  it('are not marked by a finger, which selects at once', async () => {
    const locator = await mountLocator(exactly());
    await placed(locator);
    await singlePins(locator);
    over(locator.rowAt(0).button, 'touch');
    expect(markedPins(locator)).to.have.length(0);
  });

  for (const dir of ['ltr', 'rtl'])
    it(`are reached by keys where the page is ${dir}: pins by arrows in their direction, the row by Escape`, async () => {
      const locator = await mountLocator({ ...exactly(), style: `direction: ${dir}` });
      await placed(locator);
      const pins = await singlePins(locator);
      const yOf = (pin: Element): number => pin.getBoundingClientRect().y;
      const [north, south] = [...pins].sort((one, other) => yOf(one) - yOf(other)) as [
        HTMLElement,
        HTMLElement,
      ];
      expect(pins.filter(({ tabIndex }) => tabIndex === 0)).to.have.length(1);
      south.focus();
      south.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'ArrowUp', bubbles: true, cancelable: true }),
      );
      const focused = locator.root.activeElement as HTMLElement;
      expect(focused.dataset.id).to.equal(north.dataset.id);
      expect(pins.filter(({ tabIndex }) => tabIndex === 0)).to.have.length(1);
      focused.click();
      await locator.element.updateComplete;
      const selected = locator.element.selectedStore;
      expect(selected?.id).to.equal(Number(focused.dataset.id));
      await until(() => locator.root.querySelector('.map-selected'));
      locator.root.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }),
      );
      expect(locator.focused).to.equal(selected?.name);
    });
});

describe('a cluster of too many stores at one point in <store-locator>', () => {
  const page = usePage();

  it('is shown as a list; a narrow locator switches to its list, with focus on the switch', async () => {
    page().answer(isListing, () => Response.json(atTwoPoints));
    // Else the first view is of the country that the clock of the machine suggests.
    const attributes = { units: 'km', countries: 'NL' };
    const locator = await mountLocator({ ...narrow, attributes });
    await placed(locator);
    const { stores } = locator.element;
    await locator.press('Map');
    await locator.mapShown();
    const pin = await until(() =>
      [...locator.root.querySelectorAll<HTMLElement>('[part~=pin]')].find((candidate) =>
        candidate.getAttribute('aria-label')?.startsWith('40 stores close together'),
      ),
    );
    pin.focus();
    pin.click();
    await locator.lineSays('40 stores in this part of the map');
    expect(locator.element.results.map(({ id }) => id)).to.deep.equal(
      stores.slice(0, 40).map(({ id }) => id),
    );
    expect(isShown(locator.rowAt(0).item)).to.equal(true);
    expect(locator.focused).to.equal('List');
    await locator.press('Show all stores');
    expect(locator.element.results).to.have.length(stores.length);
  });
});

describe('a narrow <store-locator>', () => {
  usePage();

  it('shows the store that is selected on the map below it, with its links', async () => {
    const locator = await mountLocator({ ...exactly(), ...narrow });
    await placed(locator);
    await locator.press('Map');
    const [pin] = await singlePins(locator, 1);
    pin?.click();
    await locator.element.updateComplete;
    const card = locator.root.querySelector<HTMLElement>('.docked') as HTMLElement;
    expect(isShown(card)).to.equal(true);
    const store = locator.element.selectedStore as Store;
    expect(card.querySelector('.name')?.textContent.trim()).to.equal(store.name);
    expect(card.querySelector('a')?.href).to.equal(store.mapsUrl);
    expect(card.querySelector('a')?.ariaLabel).to.equal(
      `Google Maps: ${store.name}, opens in a new tab`,
    );
    const map = locator.root.querySelector('.map') as HTMLElement;
    scrollTo(0, document.documentElement.scrollHeight);
    expect(map.getBoundingClientRect().bottom).to.be.at.most(card.getBoundingClientRect().top + 1);
    expect(map.offsetHeight).to.be.above(150);
    await locator.isAccessible();
  });

  it('shows the selected store in view where the window ends before the map does', async () => {
    const locator = await mountLocator({ ...exactly(), ...narrow });
    await placed(locator);
    await locator.press('Map');
    const [pin] = await singlePins(locator, 1);
    const map = locator.root.querySelector('.map') as HTMLElement;
    locator.stage.style.marginBlockStart = '2000px';
    const belowMap = map.getBoundingClientRect().bottom - innerHeight;
    scrollBy(0, belowMap - map.offsetHeight / 3);
    pin?.click();
    await locator.element.updateComplete;
    const card = locator.root.querySelector('.docked') as HTMLElement;
    expect(map.getBoundingClientRect().bottom + card.offsetHeight).to.be.above(innerHeight + 50);
    expect(card.getBoundingClientRect().bottom).to.be.closeTo(innerHeight, 1);
    const { left, top } = card.getBoundingClientRect();
    const front = locator.root.elementFromPoint(left + 4, top + 4);
    expect(card.contains(front), 'before the map').to.equal(true);
    scrollTo(0, 0);
  });
});
