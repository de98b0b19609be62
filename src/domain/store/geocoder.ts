import type { Place } from '../search/place.js';
import type { LatLng } from './store.js';

/** A place as a merchant's geocoder gives it. */
export interface GeocodedPlace extends LatLng {
  /** What the visitor reads, such as the street or the town. */
  readonly name: string;
  /** What tells it from others of that name. */
  readonly region?: string | undefined;
  /** ISO 3166-1 alpha-2. */
  readonly countryCode?: string | undefined;
  /** Default 'city'. Of a region or country the stores in it are shown, and no distances. */
  readonly kind?: Place['kind'] | undefined;
  /** Default 'address'. */
  readonly precision?: Place['precision'] | undefined;
  /** How far off the point may be, or how large the place is; default 0. */
  readonly radiusMeters?: number | undefined;
  /** The text names it whole, so that Enter may take it at once. */
  readonly isExact?: boolean | undefined;
}

/** Turns text into places, the likeliest first. */
export type Geocoder = (text: string, signal: AbortSignal) => Promise<readonly GeocodedPlace[]>;
