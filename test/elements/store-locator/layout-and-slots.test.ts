import { expect } from '@open-wc/testing';
import coordinates from '../../../demo/service/data/positions.json' with { type: 'json' };
import { mountLocator } from '../../support/harness/locator.js';
import { until, usePage } from '../../support/harness/page.js';
import { isShown } from '../../support/harness/stage.js';

const text = (tag: string, slot: string, content: string) =>
  Object.assign(document.createElement(tag), { slot, textContent: content });

const rulesForPrint = ({ adoptedStyleSheets }: ShadowRoot): CSSMediaRule[] =>
  adoptedStyleSheets
    .flatMap(({ cssRules }) => [...cssRules])
    .filter((rule): rule is CSSMediaRule => rule instanceof CSSMediaRule)
    .filter(({ media }) => media.mediaText === 'print');

/** Applies the rules for print to the screen, too, until the returned function is called. */
function seeAsPrinted(root: ShadowRoot): () => void {
  const rules = rulesForPrint(root);
  const see = (medium: string) => {
    for (const { media } of rules) media.mediaText = medium;
  };
  see('all');
  return () => see('print');
}

describe('the layout of <store-locator>', () => {
  usePage();

  for (const [what, layout, width] of [
    ['list and map', 'auto', 900],
    ['list and map in little room', 'split', 600],
    ['the map alone', 'auto', 400],
  ] as const)
    it(`is printed as a list where ${what} is shown`, async () => {
      const locator = await mountLocator({
        attributes: { layout },
        properties: { coordinates },
        style: `width: ${width}px`,
      });
      if (what === 'the map alone') {
        locator.rowAt(0).select();
        await locator.press('Map');
      }
      await locator.mapShown();
      // The code for printing may load after the pins.
      await until(() => rulesForPrint(locator.root).length);
      dispatchEvent(new Event('beforeprint'));
      await locator.element.updateComplete;
      const undo = seeAsPrinted(locator.root);
      try {
        const shown = ['.scroller .row', '.map-pane', '.docked', '.search', '.switch']
          .map((selector) => locator.root.querySelector<HTMLElement>(selector))
          .map((part) => part !== null && isShown(part));
        expect(shown).to.deep.equal([true, false, false, false, false]);
        const { item } = locator.rowAt(0);
        expect(item.getBoundingClientRect().width).to.be.above(width * 0.9);
        expect(locator.rows().length).to.be.above(12);
      } finally {
        undo();
        dispatchEvent(new Event('afterprint'));
      }
    });

  it('has no map with without-map, and none with layout="list"', async () => {
    for (const attribute of [{ 'without-map': '' }, { layout: 'list' }]) {
      const locator = await mountLocator({ attributes: attribute, properties: { coordinates } });
      await until(() => locator.element.stores.some(({ position }) => position));
      await locator.element.updateComplete;
      expect(locator.root.querySelector('[part~=map]')).to.equal(null);
      const row = locator.rowAt(0).item.getBoundingClientRect();
      expect(row.width).to.be.above(800);
    }
  });

  for (const [layout, width, both] of [
    ['auto', 900, true],
    ['auto', 400, false],
    ['split', 500, true],
    ['stacked', 900, false],
  ] as const)
    it(`layout="${layout}" at ${width} px shows ${both ? 'list and map' : 'one at a time'}`, async () => {
      const locator = await mountLocator({
        attributes: { layout },
        properties: { coordinates },
        style: `width: ${width}px`,
      });
      const shows = () => {
        const map = locator.root.querySelector('[part~=map]');
        return [isShown(locator.rowAt(0).item), !!map && isShown(map)];
      };
      if (both) {
        await locator.mapShown();
        expect(shows()).to.deep.equal([true, true]);
        expect(locator.buttons()).not.to.include('List');
        return;
      }
      expect(shows()).to.deep.equal([true, false]);
      const switches = ['List', 'Map'].map((name) => locator.button(name));
      for (const { offsetHeight } of switches) expect(offsetHeight).to.be.at.least(44);
      expect(switches.map(({ ariaPressed }) => ariaPressed)).to.deep.equal(['true', 'false']);
      locator.rowAt(0).select();
      await locator.press('Map');
      await locator.mapShown();
      expect(shows()).to.deep.equal([false, true]);
      expect(switches.map(({ ariaPressed }) => ariaPressed)).to.deep.equal(['false', 'true']);
      // The selected store stands below the map, with the same links and buttons.
      expect(locator.buttons()).to.include(locator.element.selectedStore?.name);
      await until(() => locator.buttons().includes('Make this my store'));
      const name = locator.root.querySelector('.docked .name button')!;
      expect(name.textContent).to.contain(locator.element.selectedStore?.name);
      // The area that selects a whole row on click reaches no further than the card.
      const { height } = getComputedStyle(name, '::after');
      expect(parseFloat(height)).to.be.below(200);
      await locator.isAccessible();
    });
});

describe('a locator that is made wide', () => {
  usePage();

  it('has no card below the map, because the row is beside it', async () => {
    const locator = await mountLocator({ properties: { coordinates }, style: 'width: 390px' });
    locator.element.search('Lyon');
    await until(() => locator.rows().some(({ distance }) => distance));
    locator.rowAt(0).select();
    await locator.press('Map');
    await locator.mapShown();
    const card = await until(() => locator.root.querySelector<HTMLElement>('.docked'));
    expect(isShown(card)).to.equal(true);
    locator.stage.style.width = '900px';
    await until(() => !isShown(card));
    expect(isShown(locator.rowAt(0).item)).to.equal(true);
  });
});

describe('a page’s addition to <store-locator>', () => {
  usePage();

  it('is shown in its slots', async () => {
    const children = [
      text('h3', 'heading', 'Our stores'),
      text('p', 'before-list', 'Open every day'),
      text('p', 'after-list', 'More to come'),
    ];
    const locator = await mountLocator({ children });
    const tops = [children[0], children[1], locator.rowAt(0).item, children[2]].map(
      (element) => element?.getBoundingClientRect().top ?? NaN,
    );
    expect(children.every(isShown)).to.equal(true);
    expect(tops).to.deep.equal([...tops].sort((a, b) => a - b));
    await locator.isAccessible();
  });

  it('can style parts and custom properties from outside', async () => {
    const sheet = document.createElement('style');
    sheet.textContent = `
      store-locator { --store-locator-height: 333px; --store-locator-accent: rgb(1, 2, 3) }
      store-locator::part(row-name) { letter-spacing: 7px }
      store-locator:state(partial) { outline: 5px solid }`;
    const locator = await mountLocator({ children: [sheet], scenario: 'page-2-fails' });
    expect(locator.element.offsetHeight).to.equal(333);
    expect(getComputedStyle(locator.rowAt(0).heading).letterSpacing).to.equal('7px');
    expect(getComputedStyle(locator.element).outlineWidth).to.equal('5px');
    for (const part of ['search', 'list', 'row', 'row-name', 'row-address', 'button']) {
      expect(locator.root.querySelectorAll(`[part~=${part}]`).length, part).to.be.above(0);
    }
  });
});
