/** How a store's position was found; it limits the precision of distances. */
export const Precision = {
  /** supplied by the merchant, found in the item or in its map URL */
  Exact: 'exact',
  /** geocoded from the full address at build time */
  Address: 'address',
  /** the middle of its postal code */
  Postcode: 'postcode',
  /** the middle of its town */
  City: 'city',
} as const;
export type Precision = (typeof Precision)[keyof typeof Precision];

/** A point on the earth in degrees (WGS 84). */
export interface LatLng {
  readonly lat: number;
  readonly lng: number;
}

/** A store's position and its precision. */
export interface Position extends LatLng {
  readonly precision: Precision;
  /** The true point lies within this many metres; 0 when exact. */
  readonly radiusMeters: number;
}

/** A merchant's location as the page shows it. Replaced, never mutated; compare by `id`. */
export interface Store {
  /** The service's own number of the store. */
  readonly id: number;
  /** The `store_id` that the service gives to some locations. The service does not document it. */
  readonly storeId?: number | undefined;
  /**
   * The id of the location on the commerce platform, a string of digits; '' when the service has
   * none.
   */
  readonly platformLocationId: string;
  readonly name: string;
  /** Street and number. All texts of a store are trimmed and may be ''. */
  readonly address: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  /** The country's name as the service spells it. */
  readonly country: string;
  /** ISO 3166-1 alpha-2 in capitals; undefined when the name is not known. */
  readonly countryCode: string | undefined;
  /** The service's Google Maps address as given, or else a Google Maps search for the store. */
  readonly mapsUrl: string;
  readonly position: Position | undefined;
  /**
   * The unchecked `details` of a snapshot (`snapshot.schema.json`). Undefined for stores of other
   * sources.
   */
  readonly details?: Readonly<Record<string, unknown>> | undefined;
}
