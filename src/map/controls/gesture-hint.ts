import type { LeafletMap } from '../view/leaflet.js';

/**
 * The missing part of a gesture: without it, the gesture belongs to the page and not to the map.
 */
export type GestureNeed = 'fingers' | 'key';

interface GestureEvent {
  /** Undefined when the gesture is the map's and needs nothing more. */
  readonly need: GestureNeed | undefined;
}

const TYPE = 'gesture';

/** Notifies the listeners of `onGesture`. */
export function tellGesture(map: LeafletMap, need?: GestureNeed): void {
  map.fire(TYPE, { need });
}

export function onGesture(map: LeafletMap, heard: (need: GestureNeed | undefined) => void): void {
  map.on(TYPE, (event) => heard((event as unknown as GestureEvent).need));
}
