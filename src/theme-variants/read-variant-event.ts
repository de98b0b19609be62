import { platformId } from '../domain/store/platform-id.js';

/** An event's word about a variant; `variantId` is undefined when it says nothing yet. */
export interface SaidVariant {
  readonly variantId: string | undefined;
  readonly productId: string;
  readonly nextProductId: string;
  readonly isVague: boolean;
}

type Fields = Readonly<Record<string, unknown>>;

/** The object itself; an empty one where it is none. */
const fields = (value: unknown): Fields =>
  typeof value === 'object' && value ? (value as Fields) : {};

/** The id of a thing, or the thing where it is an id; '' for none, undefined when not told of. */
function idOf(thing: unknown): string | undefined {
  if (thing === undefined) return undefined;
  return platformId(fields(thing).id ?? thing);
}

interface Further {
  /** The product that takes the first one's place, by the theme's word. */
  readonly newProduct?: unknown;
  /** The product afterwards: the same one, or one that has taken its place. */
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
  // Themes call a product by the next one's id once they have drawn it.
  const productId = [idOf(product), own].find((id) => id && id !== next) ?? '';
  // Of a combined listing's next product, its variant speaks of that one.
  const turned = [own, idOf(later)].find((id) => id && productId && id !== productId);
  return { variantId: idOf(variant), productId, nextProductId: next || (turned ?? ''), isVague };
}

/** The events with which themes tell of a variant, and how each is read. */
export const variantEvents: Readonly<Record<string, (event: Event) => SaidVariant>> = {
  'shopify:product:select': (event) => {
    const { product, detail } = event as Event & { product?: unknown; detail?: unknown };
    const { variantId, productId, connectedProductUrl } = fields(detail);
    // In a combined listing it may be the next product's, which the promise will name.
    return said(variantId, product ?? productId, { isVague: !!connectedProductUrl });
  },
  'variant:update': (event) => {
    const { resource, data } = fields((event as CustomEvent).detail);
    const { productId, newProduct } = fields(data);
    return said(resource, productId, { newProduct });
  },
  // Its id may be of an option's value.
  'variant:selected': (event) => {
    const { resource } = fields((event as CustomEvent).detail);
    return said(resource, undefined, { isVague: true });
  },
  'variant:change': (event) => {
    const detail = fields((event as CustomEvent).detail);
    const { variant, product, productId } = detail;
    // A variant that a theme has looked for in vain is undefined.
    return said('variant' in detail ? (variant ?? '') : undefined, product ?? productId);
  },
};

/** The word that a `shopify:product:select` event promises; undefined when it promises none. */
export async function promisedVariant(event: Event): Promise<SaidVariant | undefined> {
  const { promise, product } = event as Event & { promise?: Promise<unknown>; product?: unknown };
  if (!promise) return undefined;
  try {
    const { variant, detail } = fields(await promise);
    const { resource, newProduct, productId } = fields(detail);
    const shown = variant ?? resource ?? variant;
    return said(shown, product ?? productId, { newProduct, later: productId });
  } catch {
    // The theme has failed to look it up: what was known still stands.
    return undefined;
  }
}
