import { platformId } from '../../domain/platform-id.js';
import { ancestors } from '../ancestors.js';

/** Of options that are controls each, the chosen one says what a form puts into the cart. */
const find = (root: ParentNode): HTMLInputElement[] => [
  ...root.querySelectorAll<HTMLInputElement>('[name=id]:not([type=radio]:not(:checked))'),
];

/** The `id` controls of the product forms of a page, or in a part of it. */
export const cartControls = (root: ParentNode = document): HTMLInputElement[] =>
  find(root).filter(({ form }) => form?.matches('[action*="/cart/add"]'));

/** The `id` control of the form that is named by its id, wherever that form leads. */
export const controlOfForm = (formId: string): HTMLInputElement | undefined =>
  // A form's `id` property is its control of that name.
  find(document).find(({ form }) => form?.getAttribute('id') === formId);

/** The variant that the page's address names; '' for none. */
export const addressVariant = (): string =>
  platformId(new URLSearchParams(location.search).get('variant') ?? '');

/** The variants named by the address, and by the form that an element names or those nearest. */
export function variantsNear(element: Element, formId: string | undefined): string[] {
  let near: readonly (HTMLInputElement | undefined)[] = [];
  if (formId) near = [controlOfForm(formId)];
  else
    for (const box of ancestors(element))
      if (!near.length) near = cartControls().filter((control) => box.contains(control));
  return [addressVariant(), ...near.map((control) => platformId(control?.value))].filter(
    (id) => id,
  );
}
