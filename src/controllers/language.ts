import { ancestors } from './ancestors.js';

/** The language of the page where the element stands: the nearest `lang`, through shadow roots; else the visitor's. */
export function languageOf(element: Element): string {
  for (const ancestor of ancestors(element)) {
    const lang = ancestor.getAttribute('lang');
    if (lang) return lang;
  }
  return navigator.language;
}
