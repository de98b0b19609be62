import { platformId } from '../domain/platform-id.js';
import type { CartItem, Reservation } from '../domain/reservation.js';
import { decodeId } from './decode-id.js';
import { extraFields } from './extra-fields.js';
import { record } from './record.js';
import { text } from './text.js';

const longestInstructions = 5_000;

/** A reservation; undefined without an integer `id`. */
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
      name: text(customer.name),
      email: text(customer.email),
      phone: text(customer.phone),
      instructions: text(customer.instructions, longestInstructions),
    },
    cart: { items: Array.isArray(items) ? items.flatMap(decodeCartItem) : [] },
    fulfilled: typeof item.fulfilled === 'boolean' ? item.fulfilled : undefined,
    createdAt: text(item.created_at),
    updatedAt: text(item.updated_at),
  };
}

function decodeCartItem(value: unknown): CartItem | [] {
  const item = record(value);
  if (!item) return [];
  return {
    productId: platformId(item.product_id),
    variantId: platformId(item.variant_id),
    extra: extraFields(item, ['product_id', 'variant_id']),
  };
}
