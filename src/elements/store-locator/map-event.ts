import { DetailEvent } from '../detail-event.js';

interface MapFields {
  /** Leaflet's `Map`: `event.map as L.Map`, with the types of `@types/leaflet`. */
  readonly map: unknown;
}

/**
 * The map is ready: it has a view, and no pins yet. Fired again when the map was removed and is
 * made anew.
 */
export class StoreLocatorMapEvent extends DetailEvent<MapFields> {
  declare readonly map: MapFields['map'];

  constructor(fields: MapFields) {
    super('store-locator-map', fields);
  }
}

declare global {
  interface HTMLElementEventMap {
    'store-locator-map': StoreLocatorMapEvent;
  }
}
