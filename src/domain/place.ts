import type { LatLng, Precision } from './store.js';

/** A town or postal code that a visitor may mean by what was typed, or where the visitor is. */
export interface Place extends LatLng {
  /** The town, by the name it was found by, or the postal code. */
  readonly name: string;
  /** The first-level region around it; '' when it is not known. */
  readonly region: string;
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string;
  /** `here`: the visitor's own position. */
  readonly kind: 'postcode' | 'city' | 'here';
  readonly precision: Precision;
  /** Most addresses of the place lie within this many metres. */
  readonly radiusMeters: number;
  /** Within 5%; undefined for postal codes and where it is not known. */
  readonly population?: number | undefined;
  /** What was typed names it whole, not only the beginning of it. */
  readonly isExact?: boolean | undefined;
}
