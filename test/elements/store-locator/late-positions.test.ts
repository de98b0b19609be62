import { expect } from '@open-wc/testing';
import { mountLocator, startLocator, type LocatorHarness } from '../../support/harness/locator.js';
import { isPage, until, usePage } from '../../support/harness/page.js';

const waiting = /^Show \d+ nearer stores?$/;
const positionsFile = new URL('../../../demo/service/data/positions.json', import.meta.url).href;
const isPositions = ({ href }: URL): boolean => href.split('?')[0] === positionsFile;
const isGazetteer = ({ pathname }: URL): boolean => /\/(cities|postal|towns)-/.test(pathname);
const supplied = { units: 'km', 'coordinates-src': positionsFile };

const scrollerOf = (locator: LocatorHarness): HTMLElement =>
  locator.root.querySelector<HTMLElement>('.scroller')!;

/** The row that is the topmost in view. */
const topmost = (locator: LocatorHarness) => {
  const { top } = scrollerOf(locator).getBoundingClientRect();
  return locator.rows().find(({ item }) => item.getBoundingClientRect().bottom > top + 2)!;
};

/** The first rows with their heights, for the message of a failure. */
const heights = (locator: LocatorHarness): string =>
  locator
    .rows()
    .slice(0, 4)
    .map(({ item }) => `${item.offsetHeight} px: ${item.innerText.replace(/\s+/g, ' ')}`)
    .join('\n');

/**
 * Returns a check that the topmost row has not moved, and that the middle of a row is still within
 * it.
 */
function staysInView(locator: LocatorHarness, row = topmost(locator)): () => void {
  const first = topmost(locator);
  const { top } = first.item.getBoundingClientRect();
  const box = row.item.getBoundingClientRect();
  const middle = Math.max(top + 10, (box.top + box.bottom) / 2);
  const before = heights(locator);
  return () => {
    expect(topmost(locator).name).to.equal(first.name);
    const told = `before:\n${before}\nnow:\n${heights(locator)}\nthe top of the row`;
    expect(first.item.getBoundingClientRect().top, told).to.be.closeTo(top, 1);
    const now = row.item.getBoundingClientRect();
    expect(middle).to.be.within(now.top, now.bottom);
  };
}

/** Moves the mouse over it, as a visitor does. */
const pointAt = (target: Element): void =>
  void target.dispatchEvent(
    new PointerEvent('pointermove', { bubbles: true, composed: true, pointerType: 'mouse' }),
  );

const frames = async (count: number): Promise<void> => {
  for (let left = count; left > 0; left--) await new Promise(requestAnimationFrame);
};

/** Waits until nothing changes any more for what has been held. */
async function answered(locator: LocatorHarness): Promise<void> {
  await until(() => locator.element.stores.some(({ position }) => position));
  await locator.lineSays(/^\d+ stores? within .* of Lyon, France$/);
  await frames(3);
}

/** The rows of an answer that has nothing to wait for. */
async function askedAgain(locator: LocatorHarness): Promise<readonly string[]> {
  locator.element.search('');
  await locator.element.updateComplete;
  locator.element.search('Lyon');
  await until(() => locator.rows().some(({ distance }) => distance));
  return locator.names();
}

async function enter(locator: LocatorHarness, text: string): Promise<void> {
  await locator.type(text);
  await locator.key('Enter');
}

describe('positions that arrive after Enter in <store-locator>, while its words are the answer,', () => {
  const page = usePage();
  let locator: LocatorHarness;
  let release: () => void;

  /** All pages are in, and no position. */
  async function start(
    isHeld = isPositions,
    attributes: Readonly<Record<string, string>> = supplied,
  ): Promise<void> {
    release = page().hold(isHeld);
    locator = await mountLocator({ attributes });
    await locator.narrowable();
    await enter(locator, 'Lyon');
    await locator.lineSays('4 stores match “Lyon”');
  }

  for (const [whose, isHeld, attributes] of [
    ['the merchant’s', isPositions, supplied],
    ['the gazetteer’s', isGazetteer, { units: 'km', 'data-url': '/src/gazetteer/data/' }],
  ] as const)
    it(`leave focus and rows where they are: ${whose}`, async () => {
      await start(isHeld, attributes);
      const row = locator.rowAt(2);
      row.button.focus({ preventScroll: true });
      const names = locator.names();
      const isInView = staysInView(locator, row);
      let blurs = 0;
      row.button.addEventListener('blur', () => blurs++);
      release();
      await answered(locator);
      expect(locator.focused).to.equal(row.name);
      expect(locator.root.activeElement === row.button).to.equal(true);
      expect(blurs).to.equal(0);
      expect(locator.names().slice(0, 4)).to.deep.equal(names);
      isInView();
      // The stores of the town itself are told by their addresses.
      expect(
        locator
          .rows()
          .slice(4)
          .map(({ distance }) => distance),
      ).to.not.include('');
      expect(locator.element.results).to.have.length(612);
      await locator.isAccessible();
    });

  it('leave the rows below a resting pointer where they are', async () => {
    await start();
    const row = locator.rowAt(1);
    pointAt(row.button);
    const names = locator.names();
    const isInView = staysInView(locator, row);
    release();
    await answered(locator);
    expect(locator.names().slice(0, 4)).to.deep.equal(names);
    isInView();
  });

  it('leave the topmost row of a scrolled list where it is', async () => {
    await start();
    // Four rows are more than it shows.
    locator.element.style.setProperty('--store-locator-height', '360px');
    scrollerOf(locator).scrollTop = 100;
    await frames(2);
    const isInView = staysInView(locator);
    expect(scrollerOf(locator).scrollTop).to.be.above(0);
    release();
    await answered(locator);
    isInView();
  });

  for (const [who, act] of [
    ['has not turned to the list', () => {}],
    ['has left it again with the pointer', () => [locator.rowAt(0).item, locator.box].map(pointAt)],
  ] as const)
    it(`are the order of the list at once for who ${who}`, async () => {
      await start();
      act();
      release();
      await answered(locator);
      expect(locator.names()).to.deep.equal(await askedAgain(locator));
      expect([locator.focused, scrollerOf(locator).scrollTop]).to.deep.equal(['Find a store', 0]);
    });

  it('are the order of the list at once when another meaning of the words is chosen', async () => {
    await start();
    locator.rowAt(2).button.focus();
    release();
    await answered(locator);
    await enter(locator, 'Paris');
    await locator.lineSays(/ of Paris, France$/);
    await locator.press('Paris, Texas, United States');
    await locator.lineSays(/ Paris, United States/);
    expect(locator.buttons().filter((name) => waiting.test(name))).to.deep.equal([]);
  });
});

describe('positions that arrive in <store-locator> after a place for distances was found', () => {
  const page = usePage();
  let locator: LocatorHarness;
  let release: () => void;

  /**
   * One page of three has arrived, and a place is chosen early. The list has the service's order.
   */
  beforeEach(async () => {
    page().hold(isPage(2));
    release = page().hold(isPositions);
    locator = startLocator({ attributes: supplied });
    await until(() => locator.rows().length);
    await locator.narrowable();
    await enter(locator, 'Lyon');
    await locator.lineSays(/Lyon, France/);
    await frames(2);
  });

  const placed = async (): Promise<void> => {
    await until(() => locator.rows().some(({ distance }) => distance));
    await frames(3);
  };

  it('leave the topmost row of a list that is scrolled by 300 px, and the nearest stores wait for a tap', async () => {
    const scroller = scrollerOf(locator);
    scroller.scrollTop = 300;
    await frames(2);
    const isInView = staysInView(locator);
    release();
    await placed();
    isInView();
    await locator.press(waiting);
    await until(() => locator.focused === locator.rowAt(0).name);
    expect(locator.rowAt(0).item.textContent).to.include('Freiburg');
    expect(scroller.scrollTop).to.equal(0);
  });

  for (const [how, act] of [
    ['focus', (row: HTMLElement) => row.querySelector('button')?.focus({ preventScroll: true })],
    ['the pointer', pointAt],
  ] as const)
    it(`leave the row that has ${how}, and a list at its beginning`, async () => {
      const row = locator.rowAt(2);
      act(row.item);
      const names = locator.names();
      const isInView = staysInView(locator, row);
      const { focused } = locator;
      release();
      await placed();
      expect(locator.names()).to.deep.equal(names);
      expect(locator.focused).to.equal(focused);
      isInView();
      expect(scrollerOf(locator).scrollTop).to.equal(0);
      expect(locator.buttons().some((name) => waiting.test(name))).to.equal(true);
    });

  it('order the list anew for a visitor who is not in it', async () => {
    release();
    await placed();
    // Stores that the gazetteer places may be the first that have a distance.
    await until(() => locator.rowAt(0).item.textContent?.includes('Freiburg'));
    expect(locator.buttons().filter((name) => waiting.test(name))).to.deep.equal([]);
  });
});
