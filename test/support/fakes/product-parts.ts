import { holdInventory, inventoryAnswer, startBadge, type BadgeHarness } from '../harness/badge.js';
import { productOf } from '../harness/grid.js';
import { freshScenario, isInventory, until, usePage } from '../harness/page.js';
import { frames, staysTrue } from '../harness/waiting.js';

const own = { 11: { 61: 'in_stock' }, 12: { 61: 'low_stock' }, 13: { 61: 'out_of_stock' } };
const others = { 21: { 61: 'out_of_stock' }, 22: { 61: 'in_stock' } };
const nexts = { 32: { 61: 'out_of_stock' } };

export const said = {
  in: 'In stock',
  low: 'Low stock',
  out: 'Out of stock',
  unknown: 'Stock not known: ask the store',
} as const;

export const form = (id: string, more = ''): string =>
  `<form action="/cart/add"><input type="hidden" name="id" value="${id}">${more}</form>`;
export const list = (id: string): string => {
  const options = Object.keys(own).map(
    (each) => `<option ${each === id ? 'selected' : ''}>${each}</option>`,
  );
  return `<form action="/cart/add"><select name="id">${options.join('')}</select></form>`;
};

export const find = <T extends Element = HTMLElement>(part: ParentNode, selector: string): T =>
  part.querySelector<T>(selector)!;

export function tell(target: EventTarget, type: string, detail: object, fields: object = {}): void {
  const event = new CustomEvent(type, { bubbles: true, composed: true, detail });
  target.dispatchEvent(Object.assign(event, fields));
}

export function choose(part: ParentNode, id: string): void {
  const control = find<HTMLSelectElement>(part, '[name=id]');
  control.value = id;
  control.dispatchEvent(new Event('change', { bubbles: true }));
}

export function addPart(
  html: string,
  tag = 'section',
  parent: Element = document.body,
): HTMLElement {
  const part = document.createElement(tag);
  part.dataset.stage = '';
  part.innerHTML = html;
  parent.append(part);
  return part;
}

let runs = 0;

/** A page with products of variants 11 to 13, 21 and 22, and 32, other ones in each test. */
export function useProducts(): {
  readonly product: string;
  readonly other: string;
  readonly next: string;
  readonly base: string;
  /** Lets requests for the stock of `product` wait until the function that it gives is called. */
  hold(): () => void;
  /** A badge at store 61. */
  start(parent: Element, productId?: string, variantId?: string): BadgeHarness;
} {
  const page = usePage();
  const { href } = location;
  const ids = { product: '', other: '', next: '', base: '' };
  beforeEach(() => {
    runs++;
    const base = freshScenario();
    Object.assign(ids, { product: `81${runs}`, other: `82${runs}`, next: `83${runs}`, base });
    const tables = { [ids.product]: own, [ids.other]: others, [ids.next]: nexts };
    page().answer(isInventory, ({ url }) => inventoryAnswer(tables[`${productOf(new URL(url))}`]));
  });
  afterEach(() => history.replaceState({}, '', href));
  const isOwn = (url: URL): boolean => isInventory(url) && `${productOf(url)}` === ids.product;
  const hold = (): (() => void) => holdInventory(page(), own, isOwn);
  const start = (parent: Element, productId = ids.product, variantId = '11'): BadgeHarness =>
    startBadge({
      parent,
      attributes: {
        'base-url': ids.base,
        'product-id': productId,
        'variant-id': variantId,
        'platform-location-id': '61',
      },
    });
  return Object.assign(ids, { hold, start });
}

/**
 * Checks that a badge keeps this variant for longer than it takes to read silent controls again.
 */
export const keeps = (badge: BadgeHarness, variantId: string, says: string): Promise<void> =>
  staysTrue(
    () => badge.element.variantId === variantId && badge.says() === says,
    250,
    'controls that fire no event are read every 200 ms',
  );

/** They hear the page. */
export async function followed(...badges: readonly BadgeHarness[]): Promise<void> {
  for (const badge of badges) {
    await badge.settled();
    await until(() => badge.root.adoptedStyleSheets.length > 1);
  }
  await frames();
}
