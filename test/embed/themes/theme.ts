import { latency } from '../../support/harness/waiting.js';

/** A product as a theme knows it: ids are numbers there. */
export interface ThemeProduct {
  readonly id: number;
  readonly variants: readonly number[];
}

/** A product as a theme draws it and its server would send it. */
export interface Drawing {
  readonly product: ThemeProduct;
  readonly variantId: number;
}

/** A theme family, imitated: how it draws a product, and how it tells of a variant. */
export interface Theme {
  /** The section's markup. */
  draw(drawing: Drawing): string;
  /** The shopper chooses: nothing is known of the server's answer yet. */
  begin?: ((section: Element, drawing: Drawing) => void) | undefined;
  /** The server's answer is there. @returns the section that shows it */
  show(section: Element, drawing: Drawing, before: Drawing): Element;
}

/** The markup of a product's badge, as a merchant has pasted it into the section. */
export function badgeMarkup({ product, variantId }: Drawing): string {
  const { searchParams } = new URL(location.href);
  const pasted = searchParams.get('pasted');
  const variant = pasted === 'none' ? '' : `variant-id="${pasted ?? variantId}"`;
  const store = searchParams.get('store');
  const bound = store ? `platform-location-id="${store}"` : '';
  const productId = searchParams.get('product') ?? product.id;
  return `<stock-badge class="main" product-id="${productId}" ${variant} ${bound}>Ask a store</stock-badge>`;
}

export function parse(html: string): Element {
  const template = document.createElement('template');
  template.innerHTML = html;
  return template.content.firstElementChild as Element;
}

/** Safari lets a page and its frames write their addresses a hundred times in ten seconds. */
const mostWrites = 90;
const writesMs = 10_500;
const ofAll = parent as Window & { addressWrites?: number[] };

/** Waits until an address can be written. */
export async function addressFree(): Promise<void> {
  const writes = (ofAll.addressWrites ??= []);
  const [oldest = -Infinity] = writes.slice(-mostWrites);
  const waitMs = writes.length < mostWrites ? 0 : oldest + writesMs - Date.now();
  if (waitMs > 0) await latency(waitMs);
}

/** The page's address, as themes keep it. */
export function writeAddress(variantId: number): void {
  (ofAll.addressWrites ??= []).push(Date.now());
  const url = new URL(location.href);
  url.searchParams.set('variant', String(variantId));
  history.replaceState({}, '', url);
}
