/**
 * The events by which themes tell of a variant. `read-variant-event.ts` has a reader for each. The
 * badge keeps them from its first load on, until the readers have loaded.
 */
export const variantEventTypes = [
  'shopify:product:select',
  'variant:update',
  'variant:selected',
  'variant:change',
] as const;
