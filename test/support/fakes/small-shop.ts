import {
  inventoryAnswer,
  mountBadge,
  type BadgeHarness,
  type BadgeOptions,
} from '../harness/badge.js';
import { ChooserHarness } from '../harness/chooser.js';
import { isInventory, isListing, type PageHarness } from '../harness/page.js';

/** Shops 1 to 12, a kilometre apart. */
export const shops = Array.from({ length: 12 }, (_, index) => ({
  id: index + 1,
  name: `Shop ${index + 1}`,
  country: 'France',
  city: 'Lyon',
  platform_location_id: `${61 + index}`,
  latitude: 45 + index / 100,
  longitude: 5,
}));

/**
 * The service of a shop with few stores. Variant 1 is in stock at the first store, low at the
 * second, and out of stock at the third.
 */
export function answerAsSmallShop(page: PageHarness): void {
  const row = { 61: 'in_stock', 62: 'low_stock', 63: 'out_of_stock' };
  page.answer(isInventory, () => inventoryAnswer({ 1: row }));
  page.answer(isListing, () => inventoryAnswer(shops));
}

/** A badge of its variant 1, and what it leads to. */
export async function mountChooser({ attributes, ...options }: BadgeOptions = {}): Promise<{
  readonly badge: BadgeHarness;
  readonly dialog: ChooserHarness;
}> {
  const badge = await mountBadge({ attributes: { 'variant-id': '1', ...attributes }, ...options });
  return { badge, dialog: new ChooserHarness(badge) };
}
