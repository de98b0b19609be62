import { addStyles } from './add-styles.js';
import styles from './layers.css';

const styled = new WeakSet<CSSStyleSheet>();

/**
 * Adds the styles of Leaflet's layers to a map's sheet, once. Streets need them, and so do layers
 * that a page adds.
 */
export function addLayerStyles(sheet: CSSStyleSheet): void {
  if (styled.has(sheet)) return;
  styled.add(sheet);
  addStyles(sheet, styles);
}
