import type { LeafletMap } from '../view/leaflet.js';

/** A gesture of the page's, which moves the map only with this. */
export type GestureNeed = 'fingers' | 'key';

interface GestureEvent {
  /** Undefined: the gesture is the map's, and needs nothing more. */
  readonly need: GestureNeed | undefined;
}

const TYPE = 'gesture';

/** Tells those who listen by `onGesture`. */
export function tellGesture(map: LeafletMap, need?: GestureNeed): void {
  map.fire(TYPE, { need });
}

export function onGesture(map: LeafletMap, heard: (need: GestureNeed | undefined) => void): void {
  map.on(TYPE, (event) => heard((event as unknown as GestureEvent).need));
}
