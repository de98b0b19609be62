/** A page's word that a variant has been chosen. */
export interface VariantSignal {
  /** Where it comes from: a control, an event's target, or the root for the page's address. */
  readonly source: Element;
  /** '' when no variant is. */
  readonly variantId: string;
  /** The product that it is about; '' when it does not say. */
  readonly productId: string;
  /** The product that takes its place, in a listing that combines several; '' when none does. */
  readonly nextProductId: string;
  /** The id may be of something else than a variant: only one that is known counts. */
  readonly isVague: boolean;
  /** Nobody has chosen it: the control has come just now, and says it from the start. */
  readonly isNew?: boolean | undefined;
  /** A later signal has a higher number, whenever its variant became known. */
  readonly order: number;
}
