/** A product as the shop's platform describes it: what the demo's product pages show. */
export interface ProductRecord {
  readonly id: number;
  readonly handle: string;
  readonly title: string;
  readonly currency: string;
  readonly options: readonly { readonly name: string; readonly values: readonly string[] }[];
  readonly variants: readonly VariantRecord[];
}

export interface VariantRecord {
  readonly id: number;
  readonly title: string;
  /** one value for each of the product's options */
  readonly options: readonly string[];
  readonly price: string;
}
