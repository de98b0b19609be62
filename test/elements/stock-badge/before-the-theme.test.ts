import { expect } from '@open-wc/testing';
import { inventoryAnswer, startBadge } from '../../support/badge-harness.js';
import { freshScenario, isInventory, until, usePage } from '../../support/page-harness.js';

/** 12 is sold, and is in no shop's inventory. */
const inventory = {
  11: { 61: 'in_stock', 62: 'in_stock' },
  13: { 61: 'low_stock', 62: 'out_of_stock' },
};
const checking = 'Checking stock…';
const notKnown = 'Stock not known: ask the store';
const inStock = 'In stock at 2 stores';
const low = 'Low stock at 1 store';

/** What is pasted, what the form beside it names, what is said with the answer, and what in the end. */
const situations = [
  ['11', '12', checking, notKnown],
  [undefined, '12', checking, notKnown],
  ['11', '13', checking, low],
  ['11', '11', inStock, inStock],
] as const;

// In a file of its own: what follows the theme comes once a page, after the first answers.
describe('<stock-badge> before it follows the theme', () => {
  const page = usePage();

  it('says nothing of one variant while the form beside it names another', async () => {
    page().answer(isInventory, () => inventoryAnswer(inventory));
    const baseUrl = freshScenario();
    const badges = situations.map(([pasted, named], index) => {
      const section = document.createElement('section');
      section.dataset.stage = '';
      section.innerHTML = `<form action="/cart/add"><input name="id" value="${named}"></form>`;
      document.body.append(section);
      const badge = startBadge({
        parent: section,
        attributes: { 'base-url': baseUrl, 'product-id': `${index + 1}`, unknown: 'show' },
        properties: { variantId: pasted },
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
      expect([first, last], situation).to.include.members(said);
      expect(badge.says(), situation).to.equal(last);
    }
  });
});
