import { platformId } from '../../domain/platform-id.js';
import { partOf } from './cart-context.js';
import { declaredProduct } from './declared-product.js';
import { isListedElsewhere, type Hearer } from './hearer.js';
import { controlsNow } from './controls-now.js';
import { isSameSpot, spotOf, type Spot } from './spot.js';

/** Of a page that is drawn anew for hours, forms that are gone are not remembered for ever. */
const mostSpots = 50;

const hasCopy = (control: Element, { id }: Spot): boolean =>
  id !== '' &&
  [...document.querySelectorAll(`[id="${CSS.escape(id)}"]`)].some(
    (each) => !each.contains(control),
  );

/** What in the page speaks of a product: its forms' controls, and what has told of its variants. */
export class OwnSources {
  /** They may name a variant that the inventory does not. */
  readonly known = new WeakSet<Element>();
  /** Controls that stand where one of the product's stood, or stands: what they say from the start is said for it. */
  readonly heirs = new WeakSet<Element>();
  /** What has named the product by `data-product-id`: it may name the next one when it tells of that. */
  readonly declarers = new WeakSet<Element>();
  /** Where those controls stand, or stood, that it had from the start or has listened to. */
  readonly #spots = new Map<Element, Spot>();
  /** Controls that have been judged: one that comes to name a variant of the product does not become its own. */
  readonly #judged = new WeakSet<Element>();
  #isFirst = true;

  /** @param hasHeirs whether what is drawn in the place of a control is its heir */
  add(source: Element, hasHeirs = true): void {
    this.known.add(source);
    if (hasHeirs && controlsNow().some((control) => control === source))
      this.#spots.set(source, spotOf(source));
  }

  /** To be called before something is heard: themes draw their forms anew at any time. */
  look(hearer: Hearer): void {
    const { productId } = hearer;
    this.#findHeirs(hearer);
    for (const control of controlsNow()) {
      if (!this.#judged.has(control) && this.#isOwn(control, hearer)) this.known.add(control);
      this.#judged.add(control);
      if (this.known.has(control) && this.#isOthers(control, hearer)) this.#forget(control);
      if (this.#spots.has(control) || (this.#isFirst && this.known.has(control)))
        this.#spots.set(control, spotOf(control));
    }
    this.#isFirst = false;
    for (const each of document.querySelectorAll('[data-product-id]'))
      if (platformId(each.getAttribute('data-product-id') ?? '') === productId)
        this.declarers.add(each);
  }

  /** A form that is drawn anew where the product's was is the product's, whatever it says; not one of several. */
  #findHeirs(hearer: Hearer): void {
    for (const [control, spot] of this.#spots) {
      const isGone = !control.isConnected;
      // A copy has the same id for a while.
      if (!isGone && !hasCopy(control, spot)) continue;
      const isHeir = (each: HTMLInputElement): boolean =>
        !this.known.has(each) &&
        (isGone || partOf(each) !== partOf(control)) &&
        isSameSpot(spot, spotOf(each)) &&
        !declaredProduct(each) &&
        !isListedElsewhere(platformId(each.value), hearer);
      const [heir, other] = controlsNow().filter(isHeir);
      if (heir && !other) {
        this.add(heir);
        this.heirs.add(heir);
      }
      if (isGone && (heir || this.#spots.size > mostSpots)) this.#spots.delete(control);
    }
  }

  /** It has been taken for its own before the inventory of the other was there. */
  #isOthers(control: HTMLInputElement, hearer: Hearer): boolean {
    const id = platformId(control.value);
    return !hearer.table?.has(id) && !declaredProduct(control) && isListedElsewhere(id, hearer);
  }

  #forget(control: Element): void {
    this.known.delete(control);
    this.#spots.delete(control);
  }

  #isOwn(control: HTMLInputElement, { productId, variantId, table }: Hearer): boolean {
    const declared = declaredProduct(control);
    if (declared) return declared === productId;
    const id = platformId(control.value);
    return table?.has(id) === true || (id !== '' && id === variantId);
  }
}
