import { addLayerStyles } from './layer-styles.js';
import * as layers from './leaflet-layers.js';

/**
 * Leaflet's layers, for a page.
 * @param sheet of the map, for what they look like
 */
export function pageLayers(sheet: CSSStyleSheet): object {
  addLayerStyles(sheet);
  return layers;
}
