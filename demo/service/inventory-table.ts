import type { Listing } from './service-data.js';
import type { ProductRecord } from './product-record.js';

/**
 * Maps a variant's id to stores' platform ids, and each of these to `in_stock`, `low_stock` or
 * `out_of_stock`. A store that has counted nothing is missing.
 */
export type InventoryTable = Record<string, Record<string, string>>;

/** No store has this product: it is sold out. */
const soldOut = 'solstice-midi-dress';

/** The shelves of a shop: the same at every run, a little different for each variant and store. */
export function inventoryTable(product: ProductRecord, listing: Listing): InventoryTable {
  // a gift card is on no shelf, so the platform does not track it
  if (product.handle === 'gift-card') return {};
  // In some scenarios a location is not on the platform.
  const platformIds = listing
    .slice()
    .map((location) => location.platform_location_id)
    .filter(Boolean);
  return Object.fromEntries(
    product.variants.map((variant) => [
      String(variant.id),
      Object.fromEntries(
        platformIds.flatMap((platformId) => {
          const isSoldOut = product.handle === soldOut;
          const status = isSoldOut ? 'out_of_stock' : statusAt(`${variant.id}:${platformId}`);
          return status ? [[platformId, status]] : [];
        }),
      ),
    ]),
  );
}

function statusAt(shelf: string): string | undefined {
  const share = hash(shelf) / 2 ** 32;
  if (share < 0.55) return 'in_stock';
  if (share < 0.7) return 'low_stock';
  return share < 0.95 ? 'out_of_stock' : undefined;
}

/** FNV-1a, then stirred: neighbouring ids must not get neighbouring values. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at++)
    value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d);
  return (value ^ (value >>> 13)) >>> 0;
}
