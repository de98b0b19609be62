import { platformId } from '../../domain/platform-id.js';

/** What an event says of a variant; `variantId` is undefined when it says nothing yet. */
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

/** The id of a thing, or the thing where it is an id; '' for no thing, undefined when it was not told of. */
function idOf(thing: unknown): string | undefined {
  if (thing === undefined) return undefined;
  return platformId(fields(thing).id ?? thing);
}

/** A product that takes the first one's place: '' when it is the same, or none is named. */
const nextOf = (productId: string, ...named: readonly unknown[]): string =>
  named.map((each) => idOf(each)).find((id) => id && id !== productId) ?? '';

function said(
  variant: unknown,
  product: unknown,
  next: unknown,
  { isVague = false }: { isVague?: boolean } = {},
): SaidVariant {
  const productId = idOf(product) ?? '';
  const own = fields(fields(variant).product).id ?? fields(variant).product_id;
  return {
    variantId: idOf(variant),
    // Of a combined listing's next product, its variant speaks of that one.
    productId: productId || (idOf(own) ?? ''),
    nextProductId: nextOf(productId, next, productId ? own : undefined),
    isVague,
  };
}

/** The events with which themes tell of a variant, and how each is read. */
export const variantEvents: Readonly<Record<string, (event: Event) => SaidVariant>> = {
  'shopify:product:select': (event) => {
    const { product, detail } = event as Event & { product?: unknown; detail?: unknown };
    const { variantId, productId } = fields(detail);
    return said(variantId, product ?? productId, undefined);
  },
  'variant:update': (event) => {
    const { resource, data } = fields((event as CustomEvent).detail);
    const { productId, newProduct } = fields(data);
    return said(resource, productId, newProduct ?? undefined);
  },
  // Its id may be of an option's value.
  'variant:selected': (event) => {
    const { resource } = fields((event as CustomEvent).detail);
    return said(resource, undefined, undefined, { isVague: true });
  },
  'variant:change': (event) => {
    const { variant, product, productId } = fields((event as CustomEvent).detail);
    return said(variant, product ?? productId, undefined);
  },
};

/** What a `shopify:product:select` event promises to say once the theme knows; undefined when it promises nothing. */
export async function promisedVariant(event: Event): Promise<SaidVariant | undefined> {
  const { promise, product } = event as Event & { promise?: Promise<unknown>; product?: unknown };
  if (!promise) return undefined;
  try {
    const { variant } = fields(await promise);
    return said(variant, product, undefined);
  } catch {
    // The theme has failed to look it up: what was known still stands.
    return undefined;
  }
}
