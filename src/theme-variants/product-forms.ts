import { platformId } from '../domain/store/platform-id.js';
import { ancestors } from '../controllers/look/ancestors.js';

/** Returns the controls that hold a form's variant. Of radio buttons it returns the checked one. */
export const idControls = (root: ParentNode): HTMLInputElement[] => [
  ...root.querySelectorAll<HTMLInputElement>('[name=id]:not([type=radio]:not(:checked))'),
];

/** Returns the `id` controls of cart forms, in a page or a part of it. */
export const cartControls = (root: ParentNode = document): HTMLInputElement[] =>
  idControls(root).filter(({ form }) => form?.matches('[action*="/cart/add"]'));

/** Returns the variant that the page's address names; '' for none. */
export const addressVariant = (): string =>
  platformId(new URLSearchParams(location.search).get('variant') ?? '');

/** Returns the variants that the page's address and the forms nearest to an element name. */
export function variantsNear(element: Element): string[] {
  let near: HTMLInputElement[] = [];
  for (const box of ancestors(element))
    if (!near.length) near = cartControls().filter((control) => box.contains(control));
  return [addressVariant(), ...near.map(({ value }) => platformId(value))].filter((id) => id);
}
