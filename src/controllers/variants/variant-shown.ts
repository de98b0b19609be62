import type { ReactiveControllerHost } from 'lit';

/** Which variant of which product is shown, by ids of the platform in any form. */
export interface VariantShown {
  productId?: string | undefined;
  /** undefined: nobody has said which; '': none */
  variantId?: string | undefined;
  follow?: 'auto' | 'none' | undefined;
}

export type VariantHost = VariantShown & ReactiveControllerHost & HTMLElement;
