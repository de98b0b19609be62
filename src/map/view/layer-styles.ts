import styles from './layers.css';

const styled = new WeakSet<CSSStyleSheet>();

/** Adds the looks of Leaflet's layers to a map's sheet, once: streets need them, and so does what a page adds. */
export function addLayerStyles(sheet: CSSStyleSheet): void {
  if (styled.has(sheet)) return;
  styled.add(sheet);
  // A sheet in use takes one rule at a time, and a group of rules is one.
  sheet.insertRule(`@media all {${styles}}`, sheet.cssRules.length);
}
