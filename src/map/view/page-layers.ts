import { addLayerStyles } from './layer-styles.js';
import * as layers from './leaflet-layers.js';

/**
 * Returns Leaflet's layers for a page.
 * @param sheet the map's sheet, which receives the styles of the layers
 */
export function pageLayers(sheet: CSSStyleSheet): object {
  addLayerStyles(sheet);
  return layers;
}
