import { expect } from '@open-wc/testing';
import { inventoryAnswer, mountBadge, variantId } from '../support/harness/badge.js';
import { mountLocator } from '../support/harness/locator.js';
import { isInventory, until, usePage } from '../support/harness/page.js';

/** Styles that a theme may set around an element and that must not reach its content. */
const hostile = `text-align: right; text-indent: 40px; text-transform: uppercase; letter-spacing: 3px;
  word-spacing: 10px; white-space: nowrap; word-break: break-all; line-height: 3;`;
const kept = [
  ...['text-align', 'text-indent', 'text-transform', 'letter-spacing', 'word-spacing'],
  ...['white-space', 'word-break', 'line-height'],
];
/**
 * Styles that elements inherit from the theme on purpose: its look, its direction, and the signs of
 * a surrounding link or of hidden content.
 */
const theirs = `font: italic 700 18px Georgia, serif; color: rgb(10, 20, 30); direction: rtl; cursor: pointer;
  visibility: hidden; hyphens: auto; text-shadow: 1px 1px red;`;
const inherited = ['font-family', 'font-weight', 'font-style', 'font-size', 'color', 'direction'];
inherited.push('cursor', 'visibility', 'hyphens', 'text-shadow');

const styleOf = (element: Element, names: readonly string[]): Record<string, string> => {
  const style = getComputedStyle(element);
  return Object.fromEntries(names.map((name) => [name, style.getPropertyValue(name)]));
};

describe('the style that elements inherit from a theme', () => {
  const page = usePage();
  const style = 'width: 160px; font: 16px/1.5 sans-serif;';

  it('does not cut or stretch a badge’s text', async () => {
    page().answer(isInventory, () => inventoryAnswer({ [variantId]: { 61: 'in_stock' } }));
    const mount = (more: string) => mountBadge({ style: style + more, children: ['Ask a store'] });
    const [usual, badge] = [await mount(''), await mount(hostile)];
    for (const each of [usual, badge]) {
      await each.chooseMyStore({ name: 'Lyon Part-Dieu', platformLocationId: '61' });
      await each.saysSo('In stock at Lyon Part-Dieu');
      await until(() => each.root.adoptedStyleSheets.length > 1);
      await until(() => each.part('label').parentElement?.matches('.two'));
    }
    for (const selector of ['slot', '[part=label]', '[part=detail]', 'button']) {
      const [here, there] = [usual, badge].map(({ root }) => root.querySelector(selector)!);
      expect(styleOf(there!, kept), selector).to.deep.equal(styleOf(here!, kept));
      const { width, height } = here!.getBoundingClientRect();
      expect(there!.getBoundingClientRect()).to.include({ width, height });
    }
    const label = badge.part('label');
    expect(label.getBoundingClientRect().height).to.be.at.least(40);
    expect(label.scrollWidth).to.be.at.most(label.clientWidth);
  });

  it('is taken over by a badge where it is the theme’s look or the direction of reading', async () => {
    const badge = await mountBadge({ style: theirs });
    expect(styleOf(badge.part('label'), inherited)).to.deep.equal(styleOf(badge.stage, inherited));
  });

  it('does not change a locator’s text', async () => {
    const usual = await mountLocator({ style });
    const locator = await mountLocator({
      style: style + hostile + 'text-shadow: 1px 1px red; hyphens: auto',
    });
    const names = [...kept, 'text-shadow', 'hyphens'];
    for (const selector of ['[part=row-name]', '[part=row-address]', 'input[type=search]']) {
      const [here, there] = [usual, locator].map(({ root }) => root.querySelector(selector)!);
      expect(styleOf(there!, names), selector).to.deep.equal(styleOf(here!, names));
    }
  });
});
