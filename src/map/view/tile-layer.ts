import { addLayerStyles } from './layer-styles.js';
import { GridLayer, TileLayer } from './leaflet-tiles.js';
import type { MapTiles } from '../store-map.js';

/** Leaflet stops the loading of a tile with a `data:` image, which a strict page refuses. */
class StrictTileLayer extends TileLayer {
  override _removeTile(key: string): void {
    this._tiles[key]?.el.removeAttribute('src');
    GridLayer.prototype._removeTile.call(this, key);
  }

  override _abortLoading(): void {
    for (const [key, { el, coords }] of Object.entries(this._tiles)) {
      if (coords.z !== this._tileZoom && !el.complete) this._removeTile(key);
    }
  }
}

/**
 * @param sheet the map's sheet, which receives the styles of tiles
 * @param onFailed called when none of the first tiles could be loaded
 */
export function createTileLayer(
  { url, attribution }: MapTiles,
  maxZoom: number,
  sheet: CSSStyleSheet,
  onFailed: () => void,
): TileLayer {
  addLayerStyles(sheet);
  const layer = new StrictTileLayer(url, {
    maxZoom,
    attribution,
    // OpenStreetMap and others refuse requests that do not say which site they come from.
    referrerPolicy: 'strict-origin-when-cross-origin',
  });
  let works = false;
  layer.once('tileload', () => {
    works = true;
  });
  layer.once('load', () => {
    // The call is delayed, because Leaflet is still working on the layer.
    if (!works) queueMicrotask(onFailed);
  });
  return layer;
}
