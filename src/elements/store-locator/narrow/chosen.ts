/** What the visitor has narrowed and ordered the list by. Replaced, never mutated; compare by identity. */
export interface Chosen {
  /** As `countryOf` gives it. */
  readonly country?: string | undefined;
  readonly state?: string | undefined;
  /** Labels of the merchant's filters that are on. */
  readonly filters: readonly string[];
  /** `name` or `distance`; default: those with stock first, where a product is asked for, by distance, or as the list is. */
  readonly order?: string | undefined;
}

export const nothingChosen: Chosen = { filters: [] };

export const isNarrowed = ({ country, state, filters }: Chosen): boolean =>
  Boolean(country ?? state) || filters.length > 0;
