/** What a page has said of variants from the first status on until somebody understands it. */
export interface EarlyVariants {
  readonly events: readonly Event[];
  /** What its controls and its address said at first. */
  readonly said: ReadonlyMap<Element, string>;
}
