import styles from './layers.css';

const styled = new WeakSet<CSSStyleSheet>();

/**
 * Adds the styles of Leaflet's layers to a map's sheet, once. Streets need them, and so do layers
 * that a page adds.
 */
export function addLayerStyles(sheet: CSSStyleSheet): void {
  if (styled.has(sheet)) return;
  styled.add(sheet);
  // `insertRule` takes one rule at a time, and a group of rules counts as one.
  sheet.insertRule(`@media all {${styles}}`, sheet.cssRules.length);
}
