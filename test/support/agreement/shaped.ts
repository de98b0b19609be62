import type { Chance } from './chance.js';
import type { Body } from './naive-stock.js';

const shapes: Readonly<Record<string, (body: Body, productId: string) => unknown>> = {
  usual: (body) => body,
  wrapped: (body) => ({ inventory: body }),
  'under the product': (body, productId) => ({ data: { [productId]: body } }),
};

/** A table in one of the shapes that services give it. */
export function shaped(
  body: Body,
  productId: string,
  chance: Chance,
): { readonly shape: string; readonly json: unknown } {
  const shape = chance.pick([...Object.keys(shapes), 'usual', 'usual']);
  return { shape, json: shapes[shape]!(body, productId) };
}
