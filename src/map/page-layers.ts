import { addRules } from './add-rules.js';
import * as layers from './leaflet-layers.js';
import styles from './layers.css';

/**
 * Leaflet's layers, for a page.
 * @param sheet of the map, for what they look like
 */
export function pageLayers(sheet: CSSStyleSheet): object {
  addRules(sheet, styles);
  return layers;
}
