import type { ReactiveController } from 'lit';
import type { VariantShown } from '../../../../theme-variants/variant-follower.js';
import { platformId } from '../../../../domain/store/platform-id.js';
import type { LocatorAttributes } from '../../locator-attributes.js';

/** Digits where the platform's ids are some, else the text as it is. */
const idOf = (id: string): string => platformId(id) || id.trim();

/**
 * The product and variant whose stock is shown. The page's own words are where it starts: the theme's count alike, and
 * the latest wins.
 */
export class ShownProduct implements VariantShown, ReactiveController {
  readonly #host: LocatorAttributes;
  /** What the page has said last. */
  #said: Pick<LocatorAttributes, 'productId' | 'variantId'> = {};
  #productId = '';
  #variantId: string | undefined;

  constructor(host: LocatorAttributes) {
    this.#host = host;
    host.addController(this);
  }

  /** '' where there is none. */
  get productId(): string {
    return this.#productId;
  }

  /** The next product of a combined listing. */
  set productId(id: string) {
    this.#productId = id;
    this.#host.requestUpdate();
  }

  /** undefined: nobody has said which; '': none. */
  get variantId(): string | undefined {
    return this.#variantId;
  }

  set variantId(id: string | undefined) {
    this.#variantId = id;
    // As a badge's: a script that writes the first one again means it.
    this.#host.variantId = id;
    this.#said = { ...this.#said, variantId: id };
    this.#host.requestUpdate();
  }

  get follow(): 'auto' | 'none' | undefined {
    return this.#host.follow;
  }

  hostUpdate(): void {
    const { productId, variantId } = this.#host;
    const last = this.#said;
    this.#said = { productId, variantId };
    const id = idOf(productId ?? '');
    // A theme's morph may write down what it has told before.
    const isOther = productId !== last.productId && id !== this.#productId;
    if (isOther) this.#productId = id;
    if (isOther || variantId !== last.variantId)
      this.#variantId = variantId == null ? undefined : idOf(variantId);
  }
}
