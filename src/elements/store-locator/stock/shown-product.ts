import type { ReactiveController } from '@lit/reactive-element';
import type { VariantShown } from '../../../controllers/variants/variant-follower.js';
import { platformId } from '../../../domain/platform-id.js';
import type { LocatorAttributes } from '../locator-attributes.js';

/** Digits where the platform's ids are some, else the text as it is. */
const idOf = (id: string): string => platformId(id) || id.trim();

/** The product and variant whose stock is shown: as the page says, and where it names no variant as the theme does. */
export class ShownProduct implements VariantShown, ReactiveController {
  readonly #host: LocatorAttributes;
  #own: string | undefined;
  #productId = '';
  #followed: string | undefined;

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
    const id = this.#host.variantId ?? this.#followed;
    return id == null ? undefined : idOf(id);
  }

  set variantId(id: string) {
    this.#followed = id;
    this.#host.requestUpdate();
  }

  get follow(): 'auto' | 'none' {
    return this.#productId && this.#host.variantId == null ? 'auto' : 'none';
  }

  hostUpdate(): void {
    const { productId } = this.#host;
    if (productId === this.#own) return;
    this.#own = productId;
    this.#productId = idOf(productId ?? '');
    this.#followed = undefined;
  }
}
