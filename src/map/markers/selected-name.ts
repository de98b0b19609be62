import type { LeafletMap } from '../view/leaflet.js';
import { nameBox, pinBox } from './pin-box.js';
import type { Pin } from './pin.js';
import { meet, type PixelBox } from './pixel-box.js';

/** The class of a button whose name stands above it. */
const NAME_ABOVE = 'map-name-above';
/** The usual size of a name at most. Measuring it would cost a layout. */
const NAME_SIZE = { offsetWidth: 180, offsetHeight: 44 };

/** Puts the selected pin's name below it, or above it if it would hide more pins below. */
export function placeName(map: LeafletMap, pins: readonly Pin[]): void {
  const own = pins.find(({ selected }) => selected);
  if (!own) return;
  const at = map.latLngToLayerPoint(own.spot);
  const others = pins
    .filter((pin) => pin !== own)
    .map(({ spot }) => pinBox(spot, map.latLngToLayerPoint(spot), 1));
  const [below, above] = [false, true].map((isAbove) => {
    const box = nameBox(own.spot, at, NAME_SIZE, isAbove);
    return others.filter((other) => meet(box, other)).length;
  });
  own.button.classList.toggle(NAME_ABOVE, below! > above!);
}

/** Returns the area that the name of the selected pin covers, in pixels of the map's layers. */
export const nameBoxes = (map: LeafletMap, pins: readonly Pin[]): PixelBox[] =>
  pins.flatMap(({ button, spot }) => {
    const name = button.querySelector<HTMLElement>('.map-name');
    const isAbove = button.classList.contains(NAME_ABOVE);
    return name ? nameBox(spot, map.latLngToLayerPoint(spot), name, isAbove) : [];
  });
