import type { Place } from '../search/place.js';
import type { LatLng } from './store.js';

/** A place as a merchant's geocoder returns it. */
export interface GeocodedPlace extends LatLng {
  /** The name that the visitor reads, such as the street or the town. */
  readonly name: string;
  /** The region, which distinguishes the place from others of that name. */
  readonly region?: string | undefined;
  /** ISO 3166-1 alpha-2. */
  readonly countryCode?: string | undefined;
  /** Default 'city'. For a region or country the stores in it are shown, without distances. */
  readonly kind?: Place['kind'] | undefined;
  /** Default 'address'. */
  readonly precision?: Place['precision'] | undefined;
  /** The uncertainty of the point, or the size of the place, in metres; default 0. */
  readonly radiusMeters?: number | undefined;
  /** True when the text is the place's whole name, so that Enter may choose it at once. */
  readonly isExact?: boolean | undefined;
}

/** Turns text into places, the likeliest first. */
export type Geocoder = (text: string, signal: AbortSignal) => Promise<readonly GeocodedPlace[]>;
