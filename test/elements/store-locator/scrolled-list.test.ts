import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { mountLocator, type LocatorHarness } from '../../support/locator-harness.js';
import { until, usePage } from '../../support/page-harness.js';
import type { RowHarness } from '../../support/row-harness.js';

const scrollerOf = (locator: LocatorHarness): Element =>
  locator.root.querySelector('.scroller') as Element;

/** What of the list can be seen. */
function viewOf(locator: LocatorHarness): { readonly top: number; readonly bottom: number } {
  const { top, bottom } = scrollerOf(locator).getBoundingClientRect();
  return { top: Math.max(0, top), bottom: Math.min(innerHeight, bottom) };
}

function rowsInView(locator: LocatorHarness): RowHarness[] {
  const view = viewOf(locator);
  return locator.rows().filter(({ item }) => {
    const { top, bottom } = item.getBoundingClientRect();
    return !item.matches('.kept') && bottom > view.top && top < view.bottom;
  });
}

const rankOf = ({ place }: RowHarness): number => Number(place.split(' ')[0]) - 1;

/** Rows are in view from top to bottom, and more stand on either side, as far as there are any. */
function isSupplied(locator: LocatorHarness): boolean {
  const view = viewOf(locator);
  const rows = locator.rows().filter(({ item }) => !item.matches('.kept'));
  const seen = rowsInView(locator);
  const [first, last] = [seen[0], seen.at(-1)];
  if (!first || !last || !rows[0] || !rows.at(-1)) return false;
  const { length } = locator.element.results;
  const begins = rankOf(first) === 0 || first.item.getBoundingClientRect().top <= view.top;
  const isFull =
    begins &&
    (rankOf(last) === length - 1 || last.item.getBoundingClientRect().bottom >= view.bottom);
  const above = rankOf(first) - rankOf(rows[0]);
  const below = rankOf(rows.at(-1)!) - rankOf(last);
  return (
    isFull &&
    (above >= 3 || rankOf(rows[0]) === 0) &&
    (below >= 3 || rankOf(rows.at(-1)!) === length - 1)
  );
}

const nodes = (locator: LocatorHarness): number =>
  locator.rows()[0]?.item.parentElement?.querySelectorAll('*').length ?? 0;

/** Scrolls, waits for rows, and tells how far the row that was topmost then has moved. */
async function scroll(locator: LocatorHarness, scroller: Element, by: number): Promise<number> {
  scroller.scrollBy(0, by);
  const [top] = rowsInView(locator);
  const before = top?.item.getBoundingClientRect().top ?? NaN;
  await until(() => isSupplied(locator));
  await locator.element.updateComplete;
  return Math.abs((top?.item.getBoundingClientRect().top ?? NaN) - before);
}

const settings = [
  ['its own box', {}, scrollerOf],
  [
    'the page',
    { style: '--store-locator-height: auto' },
    () => document.scrollingElement as Element,
  ],
  [
    'a box around it',
    { style: 'height: 420px; overflow: auto; --store-locator-height: auto' },
    (locator: LocatorHarness) => locator.stage,
  ],
] as const;

describe('a list of 10,000 stores that is scrolled', () => {
  usePage();
  afterEach(() => document.scrollingElement?.scrollTo(0, 0));

  /** All of them, in the service's order. */
  async function mountAll(options = {}): Promise<LocatorHarness> {
    const locator = await mountLocator({ scenario: 'ten-thousand', ...options });
    await locator.narrowable();
    await locator.type('Halvarenne');
    await until(() => locator.rows()[0]?.place === '1 of 10000');
    await locator.lineSays(/^10,000 stores match/);
    return locator;
  }

  for (const [where, options, scrollerIn] of settings)
    it(`in ${where} goes on and back by itself, and no row moves`, async function () {
      this.timeout(60_000);
      const locator = await mountAll(options);
      const scroller = scrollerIn(locator);
      await until(() => isSupplied(locator));
      const before = [locator.line(), locator.focused];
      const moved: number[] = [];
      let most = 0;
      for (let step = 0; step < 16; step++) {
        moved.push(await scroll(locator, scroller, 500));
        most = Math.max(most, nodes(locator));
      }
      const deepest = rankOf(rowsInView(locator)[0]!);
      expect(deepest).to.be.above(60);
      expect(locator.buttons()).to.include('Previous 25');
      for (let step = 0; step < 16; step++) {
        moved.push(await scroll(locator, scroller, -500));
        most = Math.max(most, nodes(locator));
      }
      expect(Math.max(...moved)).to.be.at.most(1);
      expect(most).to.be.at.most(600);
      scroller.scrollTo(0, 0);
      await until(() => rowsInView(locator)[0]?.place === '1 of 10000');
      expect(locator.buttons().some((name) => name.startsWith('Previous'))).to.equal(false);
      expect([locator.line(), locator.focused]).to.deep.equal(before);
    });

  it('shows the rows at the place that the scroll bar was dragged to', async () => {
    const locator = await mountAll();
    const scroller = scrollerOf(locator);
    await until(() => isSupplied(locator));
    for (let step = 0; step < 12; step++) await scroll(locator, scroller, 900);
    const middle = scroller.scrollTop / 2;
    const deepest = rankOf(rowsInView(locator)[0]!);
    scroller.scrollTo(0, middle);
    await until(() => isSupplied(locator));
    expect(rankOf(rowsInView(locator)[0]!)).to.be.within(deepest * 0.4, deepest * 0.6);
    scroller.scrollTo(0, 0);
    await until(() => isSupplied(locator) && rowsInView(locator)[0]?.place === '1 of 10000');
  });

  it('keeps the row that has focus in the page, and goes on from it by the arrow keys', async () => {
    const locator = await mountAll();
    await until(() => isSupplied(locator));
    const { name, button } = locator.rowAt(1);
    const third = locator.rowAt(2).name;
    button.focus();
    for (let step = 0; step < 12; step++) await scroll(locator, scrollerOf(locator), 900);
    expect(locator.focused).to.equal(name);
    expect(rankOf(rowsInView(locator)[0]!)).to.be.above(60);
    expect(nodes(locator)).to.be.at.most(600);
    await sendKeys({ press: 'ArrowDown' });
    await until(() => locator.focused === third);
    await until(() => isSupplied(locator) && rowsInView(locator).some((row) => row.name === third));
    expect(locator.root.querySelector('.kept')).to.equal(null);
  });

  it('adds rows beyond its edge when the frame is painted, and missing ones in the frame itself', async () => {
    const locator = await mountAll();
    await until(() => isSupplied(locator));
    const scroller = scrollerOf(locator);
    const lastPlace = () => locator.rowAt(-1).place;
    /** Of the last row, in the frame of the scroll: before it, and after what the list does in it. */
    const inFrameOf = async (top: number): Promise<readonly [string, string]> => {
      const before = lastPlace();
      const isScrolled = new Promise((done) =>
        scroller.addEventListener('scroll', done, { once: true }),
      );
      scroller.scrollTop = top;
      await isScrolled;
      // Asked for after the list's own frame, which is this one's.
      await new Promise(requestAnimationFrame);
      return [before, lastPlace()];
    };
    const rows = locator.rows().map(({ item }) => item);
    const spare = rows.at(-2)!.getBoundingClientRect().top - viewOf(locator).bottom - 20;
    expect(spare).to.be.above(0);
    const [before, inFrame] = await inFrameOf(scroller.scrollTop + spare);
    expect(inFrame).to.equal(before);
    await until(() => isSupplied(locator) && lastPlace() !== before);

    for (let step = 0; step < 6; step++) await scroll(locator, scroller, 900);
    // Nothing but what is left free above the rows.
    const [far, there] = await inFrameOf(400);
    expect(there).to.not.equal(far);
    await until(() => isSupplied(locator));
  });

  it('goes on once its tab is looked at again', async () => {
    const locator = await mountAll();
    await until(() => isSupplied(locator));
    const usual = globalThis.requestAnimationFrame;
    for (let frame = 0; frame < 3; frame++) await new Promise(usual);
    const waiting: FrameRequestCallback[] = [];
    // A hidden tab has no frames.
    globalThis.requestAnimationFrame = (run) => waiting.push(run);
    scrollerOf(locator).scrollTo(0, 3000);
    await new Promise((done) => scrollerOf(locator).addEventListener('scroll', done));
    globalThis.requestAnimationFrame = usual;
    expect(waiting).to.have.length.above(0);
    for (const run of waiting) run(performance.now());
    await until(() => isSupplied(locator));
  });
});

describe('a list whose beginning is above what is seen of the page', () => {
  usePage();
  afterEach(() => document.scrollingElement?.scrollTo(0, 0));

  it('brings the row that gets focus into what is seen', async () => {
    const locator = await mountLocator({
      attributes: { countries: 'FR' },
      style: 'margin-block-end: 3000px; --store-locator-height: 700px',
    });
    await locator.narrowable();
    const scroller = scrollerOf(locator);
    document.scrollingElement?.scrollBy(0, scroller.getBoundingClientRect().top + 250);
    scroller.scrollTop = 500;
    await until(() => scroller.scrollTop === 500 && scroller.getBoundingClientRect().top < -200);
    const first = locator.rows().find(({ button }) => button.getBoundingClientRect().top > 0);
    first?.button.focus({ preventScroll: true });
    const name = locator.focused;
    await sendKeys({ press: 'ArrowUp' });
    await until(() => locator.focused !== name);
    const { top, bottom } = locator.root.activeElement!.getBoundingClientRect();
    expect(top).to.be.at.least(0);
    expect(bottom).to.be.at.most(innerHeight);
  });
});

describe('a list of <store-locator> that is scrolled', () => {
  usePage();

  it('stays so where a theme moves the element', async () => {
    const locator = await mountLocator();
    await locator.narrowable();
    await locator.choose('Order', 'By name');
    const scroller = scrollerOf(locator);
    for (let pages = 5; pages > 0; pages--) await scroll(locator, scroller, 800);
    for (let frames = 2; frames > 0; frames--) await new Promise(requestAnimationFrame);
    const [top] = rowsInView(locator);
    const { scrollTop } = scroller;
    const elsewhere = document.createElement('div');
    locator.stage.append(elsewhere);
    elsewhere.append(locator.element);
    await until(() => isSupplied(locator));
    await locator.element.updateComplete;
    expect(scrollTop).to.be.above(3000);
    expect(scroller.scrollTop).to.be.closeTo(scrollTop, 1);
    expect(rowsInView(locator)[0]?.name).to.equal(top?.name);
  });
});
