import { expect } from '@open-wc/testing';
import { inventoryAnswer, startBadge, type BadgeHarness } from '../../support/harness/badge.js';
import { isInventory, until, usePage } from '../../support/harness/page.js';
import { Ledger } from '../../support/harness/ledger.js';

const inventory = {
  11: { 61: 'in_stock' },
  12: { 61: 'low_stock' },
  13: { 61: 'out_of_stock' },
};
const options = ['11', '12', '13'].map((id) => `<option>${id}</option>`).join('');

/** A part of a page with a form of its own; undefined where its badge would be: it has none. */
function startPart(control: string, badge?: Readonly<Record<string, string>>): Part {
  const section = document.createElement('section');
  section.dataset.stage = '';
  section.innerHTML = `<form action="/cart/add">${control}</form>`;
  document.body.prepend(section);
  const attributes = { 'variant-id': '11', 'platform-location-id': '61', ...badge };
  return {
    control: section.querySelector('[name=id]') as HTMLInputElement,
    section,
    badge: badge && startBadge({ parent: section, attributes }),
  };
}

interface Part {
  readonly control: HTMLInputElement;
  readonly section: HTMLElement;
  readonly badge: BadgeHarness | undefined;
}

const input = '<input type="hidden" name="id" value="11">';
const choose = (control: HTMLInputElement, id: string): void => {
  control.value = id;
  control.dispatchEvent(new Event('change', { bubbles: true }));
};

/** It hears the page. */
async function followed(badge: BadgeHarness | undefined): Promise<BadgeHarness> {
  await badge!.saysSo('In stock');
  await until(() => badge!.root.adoptedStyleSheets.length > 1);
  return badge!;
}

describe('<stock-badge> and controls that a script writes to without an event', () => {
  const page = usePage();
  beforeEach(() => page().answer(isInventory, () => inventoryAnswer(inventory)));

  for (const [what, control] of [
    ['a list', `<select name="id">${options}</select>`],
    ['a field that the theme hides', '<input name="id" value="11" style="display: none">'],
    ['a hidden field', input],
  ] as const)
    it(`follows ${what}`, async () => {
      const part = startPart(control, {});
      const badge = await followed(part.badge);
      part.control.value = '12';
      await badge.saysSo('Low stock');
      part.control.value = '13';
      await badge.saysSo('Out of stock');
      part.control.value = '11';
      await badge.saysSo('In stock');
    });

  it('follows options that are a control each', async () => {
    const radio = (id: string) => `<input type="radio" name="id" value="${id}">`;
    const { badge: found, section } = startPart(['11', '12', '13'].map(radio).join(''), {});
    const [first, second] = section.querySelectorAll('input');
    first!.checked = true;
    const badge = await followed(found);
    second!.checked = true;
    await badge.saysSo('Low stock');
    first!.checked = true;
    await badge.saysSo('In stock');
  });

  it('no longer looks at forms once it has left the page', async () => {
    const ledger = new Ledger();
    try {
      const part = startPart(`<select name="id">${options}</select>`, {});
      await followed(part.badge);
      await until(() => ledger.held.setInterval);
      part.section.remove();
      await until(() => !ledger.held.setInterval);
    } finally {
      ledger.close();
    }
  });
});

describe('<stock-badge> and further forms of its product', () => {
  const page = usePage();
  beforeEach(() => page().answer(isInventory, () => inventoryAnswer(inventory)));

  it('follows a bar without a badge of its own, and then its own form again', async () => {
    const bar = startPart(`<select name="id">${options}</select>`);
    const part = startPart(input, {});
    const badge = await followed(part.badge);
    choose(bar.control, '12');
    await badge.saysSo('Low stock');
    choose(part.control, '13');
    await badge.saysSo('Out of stock');
    choose(bar.control, '11');
    await badge.saysSo('In stock');
  });

  it('ignores a card with a badge of its own, and a form of another product', async () => {
    const card = startPart(input, {});
    const other = startPart('<input type="hidden" name="id" value="91">');
    const part = startPart(input, {});
    const badge = await followed(part.badge);
    await followed(card.badge);
    choose(card.control, '12');
    await card.badge!.saysSo('Low stock');
    choose(other.control, '92');
    await badge.element.updateComplete;
    expect([badge.says(), card.badge!.says()]).to.deep.equal(['In stock', 'Low stock']);
  });

  it('ignores the cards of a part that names the product for which it recommends them', async () => {
    const cards = startPart('<input type="hidden" name="id" value="91">');
    cards.section.dataset.productId = '4711';
    cards.section.insertAdjacentHTML(
      'beforeend',
      '<form action="/cart/add"><input name="id" value="93"></form>',
    );
    const part = startPart(input, { 'product-id': '4711' });
    const badge = await followed(part.badge);
    choose(cards.control, '92');
    await badge.element.updateComplete;
    expect([badge.says(), badge.element.variantId]).to.deep.equal(['In stock', '11']);
    choose(part.control, '12');
    await badge.saysSo('Low stock');
  });

  it('follows a script that writes to a field while the page is still being read', async () => {
    const part = startPart(input, {});
    const badge = await followed(part.badge);
    Object.defineProperty(document, 'readyState', { configurable: true, value: 'loading' });
    try {
      part.control.value = '12';
      await badge.saysSo('Low stock');
    } finally {
      Reflect.deleteProperty(document, 'readyState');
    }
  });
});
