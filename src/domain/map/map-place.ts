import type { LatLng } from '../store/store.js';

/** A name that the embedded basemap shows. */
export interface MapPlace extends LatLng {
  readonly name: string;
  /** Decides how large the name is written, and which of two that meet; 0: not known. */
  readonly population: number;
}

export interface MapCountry extends LatLng {
  readonly name: string;
  /** Of its largest part, were that a square: where it is much narrower than its name it is not named. */
  readonly widthDegrees: number;
}

export interface MapPlaces {
  /** The largest first. */
  readonly countries: readonly MapCountry[];
  /** The largest first. */
  readonly towns: readonly MapPlace[];
}
