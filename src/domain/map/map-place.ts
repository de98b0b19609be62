import type { LatLng } from '../store/store.js';

/** A name that the embedded basemap shows. */
export interface MapPlace extends LatLng {
  readonly name: string;
  /**
   * Decides the size of the name, and which of two overlapping names is drawn. 0 when it is
   * unknown.
   */
  readonly population: number;
}

export interface MapCountry extends LatLng {
  readonly name: string;
  /**
   * The width of a square as large as the country's largest part. A country that is much narrower
   * than its name gets no name.
   */
  readonly widthDegrees: number;
}

export interface MapPlaces {
  /** The countries, the largest first. */
  readonly countries: readonly MapCountry[];
  /** The towns, the largest first. */
  readonly towns: readonly MapPlace[];
}
