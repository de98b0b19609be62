import { platformId } from '../domain/store/platform-id.js';
import type { variantEventTypes } from './variant-event-types.js';

/** The variant that an event names. `variantId` is undefined when the event does not say yet. */
export interface SaidVariant {
  readonly variantId: string | undefined;
  readonly productId: string;
  readonly nextProductId: string;
  readonly isVague: boolean;
}

type Fields = Readonly<Record<string, unknown>>;

/** Returns the object itself, or an empty object for other values. */
const fields = (value: unknown): Fields =>
  typeof value === 'object' && value ? (value as Fields) : {};

/** Returns the id of an object, or the id itself; '' for none, undefined for an undefined value. */
function idOf(thing: unknown): string | undefined {
  if (thing === undefined) return undefined;
  return platformId(fields(thing).id ?? thing);
}

interface Further {
  /** The product that replaces the first one, as the theme says. */
  readonly newProduct?: unknown;
  /** The product after the change: the same product, or one that has replaced it. */
  readonly later?: unknown;
  readonly isVague?: boolean;
}

function said(
  variant: unknown,
  product: unknown,
  { newProduct, later, isVague = false }: Further = {},
): SaidVariant {
  const own = idOf(fields(fields(variant).product).id ?? fields(variant).product_id);
  const next = idOf(newProduct ?? undefined);
  // Themes use the next product's id for a product once they have drawn the next one.
  const productId = [idOf(product), own].find((id) => id && id !== next) ?? '';
  // The variant of a combined listing's next product names that next product.
  const turned = [own, idOf(later)].find((id) => id && productId && id !== productId);
  return { variantId: idOf(variant), productId, nextProductId: next || (turned ?? ''), isVague };
}

type VariantEventType = (typeof variantEventTypes)[number];

const readers: Readonly<Record<VariantEventType, (event: Event) => SaidVariant>> = {
  'shopify:product:select': (event) => {
    const { product, detail } = event as Event & { product?: unknown; detail?: unknown };
    const { variantId, productId, connectedProductUrl } = fields(detail);
    // In a combined listing the variant may be the next product's. The event's promise will name
    // that product.
    return said(variantId, product ?? productId, { isVague: !!connectedProductUrl });
  },
  'variant:update': (event) => {
    const { resource, data } = fields((event as CustomEvent).detail);
    const { productId, newProduct } = fields(data);
    return said(resource, productId, { newProduct });
  },
  // The id in this event may be the id of an option's value.
  'variant:selected': (event) => {
    const { resource } = fields((event as CustomEvent).detail);
    return said(resource, undefined, { isVague: true });
  },
  'variant:change': (event) => {
    const detail = fields((event as CustomEvent).detail);
    const { variant, product, productId } = detail;
    // The variant is undefined when a theme has looked for it in vain.
    return said('variant' in detail ? (variant ?? '') : undefined, product ?? productId);
  },
};

/** Returns the variant that an event of `variantEventTypes` names. */
export const variantOf = (event: Event): SaidVariant =>
  readers[event.type as VariantEventType](event);

/** Resolves to the variant that an event promises; undefined without a promise. */
export async function promisedVariant(event: Event): Promise<SaidVariant | undefined> {
  const { promise, product } = event as Event & { promise?: Promise<unknown>; product?: unknown };
  if (!promise) return undefined;
  try {
    const { variant, detail } = fields(await promise);
    const { resource, newProduct, productId } = fields(detail);
    const shown = variant ?? resource ?? variant;
    return said(shown, product ?? productId, { newProduct, later: productId });
  } catch {
    // The theme has failed to look up the variant. The earlier variant stays.
    return undefined;
  }
}
