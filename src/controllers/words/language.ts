import { ancestors } from '../look/ancestors.js';

/**
 * Returns the language of the place of an element: the nearest `lang`, through shadow roots, or
 * else the visitor's language.
 */
export function languageOf(element: Element): string {
  for (const ancestor of ancestors(element)) {
    const lang = ancestor.getAttribute('lang');
    if (lang) return lang;
  }
  return navigator.language;
}
