import { expect } from '@open-wc/testing';
import { inventoryAnswer, startBadge } from '../../support/harness/badge.js';
import { freshScenario, isInventory, until, usePage } from '../../support/harness/page.js';

/** 12 is sold, and is in no shop's inventory. */
const inventory = {
  11: { 61: 'in_stock', 62: 'in_stock' },
  13: { 61: 'low_stock', 62: 'out_of_stock' },
};
const checking = 'Checking stock…';
const notKnown = 'Stock not known: ask the store';
const inStock = 'In stock at 2 stores';
const low = 'Low stock at 1 store';

/**
 * The pasted variant, the variant beside it, the first and last label, and the variant of the form
 * in `for`.
 */
const situations = [
  ['11', '12', checking, notKnown],
  [undefined, '12', checking, notKnown],
  ['11', '13', checking, low],
  ['11', '11', inStock, inStock],
  ['11', '11', checking, low, '13'],
] as const;

/** The number of stores comes a moment after the first status. */
const uncounted = (text: string): string => text.replace(/(at \d+|in some) stores?$/, 'in stores');

// In a file of its own: what follows the theme comes once a page, after the first answers.
describe('<stock-badge> before it follows the theme', () => {
  const page = usePage();

  it('does not show one variant while the form beside it has another', async () => {
    page().answer(isInventory, () => inventoryAnswer(inventory));
    const baseUrl = freshScenario();
    const addForm = (tag: string, attributes: string, variant: string): HTMLElement => {
      const part = document.createElement(tag);
      part.dataset.stage = '';
      part.innerHTML = `<form ${attributes}><input name="id" value="${variant}"></form>`;
      document.body.append(part);
      return part;
    };
    const badges = situations.map(([pasted, named, , , byId], index) => {
      const section = addForm('section', 'action="/cart/add"', named);
      if (byId) addForm('article', 'id="far"', byId);
      const badge = startBadge({
        parent: section,
        attributes: { 'base-url': baseUrl, 'product-id': `${index + 1}`, unknown: 'show' },
        properties: { variantId: pasted, htmlFor: byId && 'far' },
      });
      const said: string[] = [];
      for (const type of ['stock-badge-load', 'stock-badge-change'])
        badge.element.addEventListener(type, () => said.push(badge.says()));
      return { badge, said };
    });
    await until(() => badges.every(({ badge }) => badge.root.adoptedStyleSheets.length > 1));
    await until(() => badges.every(({ said }) => said.length > 1));
    for (let frames = 0; frames < 4; frames++)
      await new Promise((done) => requestAnimationFrame(done));
    for (const [index, { badge, said }] of badges.entries()) {
      const [pasted, named, first, last] = situations[index]!;
      const situation = `${pasted ?? 'none'} is pasted beside ${named}`;
      // On a busy machine what follows the theme may be there before the first answer is.
      expect([first, last].map(uncounted), situation).to.include.members(said.map(uncounted));
      await until(() => badge.says() === last);
    }
  });
});
