import { DetailEvent } from '../detail-event.js';

interface MapFields {
  /** Leaflet's `Map`: `event.map as L.Map`, with the types of `@types/leaflet`. */
  readonly map: unknown;
}

/**
 * There is a map, with a view and without pins yet. Another one comes where the map was taken away
 * and put back.
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
