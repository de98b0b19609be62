import type { LeafletMap } from '../view/leaflet.js';
import type { StreetsLayer } from './streets-layer.js';

/** From this zoom on, a view may show main roads. */
const LEAST_ZOOM = 9;

/** The streets of a map, whose code is loaded when a view may show some. */
export interface LateStreets {
  /** The layer, once it is loaded. */
  readonly layer: StreetsLayer | undefined;
  /** Sets the address of `streets.json`, or undefined for no streets. */
  readonly setSrc: (src: string | undefined) => void;
}

/** @param load loads the function that creates the layer; rejects once the map is gone */
export function createLateStreets(
  map: LeafletMap,
  load: () => Promise<(src: string) => StreetsLayer>,
): LateStreets {
  let src: string | undefined;
  let layer: StreetsLayer | undefined;
  const begin = (): void => {
    if (!src || layer || map.getZoom() < LEAST_ZOOM) return;
    load().then(
      (create) => {
        if (src) layer ??= create(src);
      },
      () => undefined,
    );
  };
  map.on('moveend', begin);
  return {
    get layer() {
      return layer;
    },
    setSrc(next) {
      layer?.stop();
      layer = undefined;
      src = next;
      begin();
    },
  };
}
