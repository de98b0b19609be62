import { platformId } from '../domain/store/platform-id.js';
import { ancestors } from '../controllers/ancestors.js';

/** The controls that say which variant a form is about; of radio buttons the chosen one. */
export const idControls = (root: ParentNode): HTMLInputElement[] => [
  ...root.querySelectorAll<HTMLInputElement>('[name=id]:not([type=radio]:not(:checked))'),
];

/** The controls of the forms that put a product into the cart, in a page or a part of it. */
export const cartControls = (root: ParentNode = document): HTMLInputElement[] =>
  idControls(root).filter(({ form }) => form?.matches('[action*="/cart/add"]'));

/** The variant that the page's address names; '' for none. */
export const addressVariant = (): string =>
  platformId(new URLSearchParams(location.search).get('variant') ?? '');

/** The variants that are named by the page's address and by the forms nearest to an element. */
export function variantsNear(element: Element): string[] {
  let near: HTMLInputElement[] = [];
  for (const box of ancestors(element))
    if (!near.length) near = cartControls().filter((control) => box.contains(control));
  return [addressVariant(), ...near.map(({ value }) => platformId(value))].filter((id) => id);
}
