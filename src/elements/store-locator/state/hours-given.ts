import type { Store } from '../../../domain/store/store.js';
import type { LocatorAttributes } from '../locator-attributes.js';

/**
 * Returns the unchecked opening hours of a store: the page's, or else a snapshot's. A falsy value
 * means that its row keeps no line for a status.
 */
export const hoursGiven = (
  { details }: Pick<LocatorAttributes, 'details'>,
  { id, platformLocationId, details: own }: Store,
): unknown => (details?.details?.[platformLocationId] ?? details?.details?.[id] ?? own)?.hours;
