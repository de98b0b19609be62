import type { ReactiveController } from 'lit';
import type { VariantShown } from '../../../../theme-variants/variant-follower.js';
import { platformId } from '../../../../domain/store/platform-id.js';
import type { LocatorAttributes } from '../../locator-attributes.js';

/** Returns the digits of a platform's id, or else the trimmed text. */
const idOf = (id: string): string => platformId(id) || id.trim();

/**
 * The product and variant whose stock is shown. They start with the page's attributes. Later
 * changes by the page and by the theme count alike: the latest change wins.
 */
export class ShownProduct implements VariantShown, ReactiveController {
  readonly #host: LocatorAttributes;
  /** The attributes that the page set last. */
  #said: Pick<LocatorAttributes, 'productId' | 'variantId'> = {};
  #productId = '';
  #variantId: string | undefined;

  constructor(host: LocatorAttributes) {
    this.#host = host;
    host.addController(this);
  }

  /** The id of the product; '' when there is none. */
  get productId(): string {
    return this.#productId;
  }

  /** Sets the next product of a combined listing. */
  set productId(id: string) {
    this.#productId = id;
    this.#host.requestUpdate();
  }

  /** The id of the variant; undefined: no variant is known yet; '': there is none. */
  get variantId(): string | undefined {
    return this.#variantId;
  }

  set variantId(id: string | undefined) {
    this.#variantId = id;
    // Write the attribute, as a badge does, so that a script can set the first variant once more.
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
    // A morph by the theme may write an id that the theme has announced before.
    const isOther = productId !== last.productId && id !== this.#productId;
    if (isOther) this.#productId = id;
    if (isOther || variantId !== last.variantId)
      this.#variantId = variantId == null ? undefined : idOf(variantId);
  }
}
