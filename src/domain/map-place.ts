import type { LatLng } from './store.js';

/** A name that the embedded basemap shows. */
export interface MapPlace extends LatLng {
  readonly name: string;
  /** Decides how large the name is written, and which of two that meet; 0: not known. */
  readonly population: number;
}

export interface MapPlaces {
  /** The most important first. */
  readonly countries: readonly MapPlace[];
  /** The largest first. */
  readonly towns: readonly MapPlace[];
}
