import { platformId } from '../../domain/platform-id.js';
import { ancestors } from '../ancestors.js';

/** The product that the markup around an element names: a form's `product-id`, or the nearest `data-product-id`. */
export function declaredProduct(element: Element): string {
  for (const ancestor of ancestors(element)) {
    const inForm = ancestor.matches('form')
      ? ancestor.querySelector<HTMLInputElement>('[name="product-id"]')?.value
      : undefined;
    const id = platformId(inForm ?? ancestor.getAttribute('data-product-id') ?? '');
    if (id) return id;
  }
  return '';
}
