import { platformId } from '../../domain/platform-id.js';
import { ancestors } from '../ancestors.js';
import { controlsNow } from './controls-now.js';

/** Whether forms of several variants are in an element: it is about none of them, as a row of recommendations is. */
function isAroundSeveral(element: Element): boolean {
  const controls = controlsNow().filter((control) => element.contains(control));
  return new Set(controls.map(({ value }) => platformId(value))).size > 1;
}

/**
 * The product that the markup around an element names: a form's `product-id`, or the nearest `data-product-id`; '' for
 * none.
 *
 * @param besides what is not looked for
 */
export function declaredProduct(element: Element, besides = ''): string {
  for (const ancestor of ancestors(element)) {
    const inForm = ancestor.matches('form')
      ? ancestor.querySelector<HTMLInputElement>('[name="product-id"]')?.value
      : undefined;
    const id = platformId(inForm ?? ancestor.getAttribute('data-product-id') ?? '');
    if (id && id !== besides && (inForm || !isAroundSeveral(ancestor))) return id;
  }
  return '';
}

/** The nearest element around one, or that one, that names a product by attribute. */
export function declarerOf(element: Element): Element | undefined {
  for (const ancestor of ancestors(element))
    if (ancestor.hasAttribute('data-product-id')) return ancestor;
  return undefined;
}
