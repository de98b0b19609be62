import products from '../../../demo/service/data/products.json' with { type: 'json' };
import { announcing } from './announcing.js';
import { doubleCopies } from './double-copies.js';
import { morphing } from './morphing.js';
import { promising } from './promising.js';
import { replacing } from './replacing.js';
import { silentAddress, silentControl } from './silent.js';
import { addressFree, parse, type Drawing, type Theme, type ThemeProduct } from './theme.js';
import { latency } from '../../support/harness/waiting.js';

const themes: Readonly<Record<string, Theme>> = {
  'double-copies': doubleCopies,
  morphing,
  promising,
  announcing,
  replacing,
  'silent-control': silentControl,
  'silent-address': silentAddress,
};
const query = new URLSearchParams(location.search);
const theme = themes[query.get('theme') ?? ''] ?? doubleCopies;
const [product, next] = products.map(({ id, variants }): ThemeProduct => ({
  id,
  variants: variants.map((variant) => variant.id),
})) as [ThemeProduct, ThemeProduct];

let shown: Drawing = {
  product,
  variantId: Number(query.get('variant')) || (product.variants[0] ?? 0),
};
let chosen = shown;
let drawn = 0;
let section = parse(theme.draw(shown));

/** A card of another product, with its own form, in the same page. */
const card = parse(`<section class="recommendations"><product-card>
  <form action="/cart/add"><input type="hidden" name="id" value="${next.variants[0]}" /></form>
  <stock-badge class="card" product-id="${next.id}" variant-id="${next.variants[0]}"></stock-badge>
</product-card></section>`);
/**
 * A quick view. Its form is drawn when somebody opens it, and until then it holds only a picker.
 */
const quickView = parse('<div role="dialog"><variant-picker></variant-picker></div>');
document.querySelector('main')?.append(section, card, quickView);

const answerMs = (): number => (shown.variantId % 7) * 2;

/** The shop as a shopper and its scripts have it. */
const shop = {
  product,
  next,
  /** How many choices have been answered and shown. */
  get drawn(): number {
    return drawn;
  },
  get section(): Element {
    return section;
  },

  /**
   * Chooses as shoppers do: the last choice need not be answered. Only the latest answer is shown.
   */
  async choose(variantId: number, of: ThemeProduct = chosen.product): Promise<void> {
    const drawing: Drawing = { product: of, variantId };
    chosen = drawing;
    theme.begin?.(section, drawing);
    await latency(answerMs());
    await addressFree();
    if (chosen !== drawing) return;
    section = theme.show(section, drawing, shown);
    shown = drawing;
    drawn++;
  },

  /** Fires the events that the other product's card and its quick view fire. */
  chooseInCard(variantId: number): void {
    const control = card.querySelector<HTMLInputElement>('[name="id"]');
    if (control) control.value = String(variantId);
    control?.dispatchEvent(new Event('change', { bubbles: true }));
    const detail = { variant: { id: variantId }, resource: { id: variantId }, data: {} };
    for (const type of ['variant:change', 'variant:update'])
      for (const { firstElementChild } of [card, quickView])
        firstElementChild?.dispatchEvent(new CustomEvent(type, { bubbles: true, detail }));
  },
};
export type Shop = typeof shop;
Object.assign(globalThis, { shop });
const service = query.get('service');
if (service) document.querySelector('[name$="base-url"]')?.setAttribute('content', service);
const script: string = '/dist/cdn/stock-badge.js';
void import(script);
