import { platformId } from '../../domain/store/platform-id.js';
import type { CartItem, Reservation } from '../../domain/store/reservation.js';
import { decodeId, record, extraFields } from './record.js';

/** Keeps the text with its line breaks: a server stores or prints it, and knows its own limits. */
const asItCame = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? `${value}` : '';

/** Decodes a reservation. Returns undefined without an integer `id`. */
export function decodeReservation(value: unknown): Reservation | undefined {
  const item = record(value) ?? {};
  const id = decodeId(item.id);
  if (id === undefined) return undefined;
  const customer = record(item.customer) ?? {};
  const items = record(item.cart)?.items;
  return {
    id,
    locationId: decodeId(item.location_id),
    customer: {
      name: asItCame(customer.name),
      email: asItCame(customer.email),
      phone: asItCame(customer.phone),
      instructions: asItCame(customer.instructions),
    },
    cart: { items: Array.isArray(items) ? items.flatMap(decodeCartItem) : [] },
    fulfilled: typeof item.fulfilled === 'boolean' ? item.fulfilled : undefined,
    createdAt: asItCame(item.created_at),
    updatedAt: asItCame(item.updated_at),
  };
}

function decodeCartItem(value: unknown): CartItem | [] {
  const item = record(value);
  if (!item) return [];
  return {
    productId: platformId(item.product_id) || asItCame(item.product_id),
    variantId: platformId(item.variant_id) || asItCame(item.variant_id),
    extra: extraFields(item, ['product_id', 'variant_id']),
  };
}
