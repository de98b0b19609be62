import type { LatLng, Precision } from '../store/store.js';

/**
 * A place that a visitor may mean by a query: a town, a postal code, a region or a country. It may
 * also be the visitor's own position.
 */
export interface Place extends LatLng {
  /** The name by which the place was found, or the postal code. */
  readonly name: string;
  /**
   * The name of the first-level region around the place. It is '' when it is unknown, and for
   * regions and countries.
   */
  readonly region: string;
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string;
  /**
   * A store is either in a region or country or not in it, so no distance is given. The point of
   * such a place is its largest town. `here` is the visitor's own position.
   */
  readonly kind: 'postcode' | 'city' | 'region' | 'country' | 'here';
  readonly precision: Precision;
  /** Most addresses of the place lie within this many metres. */
  readonly radiusMeters: number;
  /** The number of people, within 5%. Undefined for postal codes and when it is unknown. */
  readonly population?: number | undefined;
  /** The names and codes that addresses may use for the region, country or town. */
  readonly aliases?: readonly string[] | undefined;
  /** For a region: the names of the other regions of its country and of their parts. */
  readonly others?: readonly string[] | undefined;
  /**
   * True when the query is the whole name of the place, not only its beginning, and no part of the
   * query contradicts the place.
   */
  readonly isExact?: boolean | undefined;
  /**
   * True when the query is the whole name of a part of the place. The place is then offered, but
   * the name is never taken for it.
   */
  readonly isByPart?: boolean | undefined;
  /** True when the query hardly tells that the place is meant. It is offered, but never taken. */
  readonly isOffered?: boolean | undefined;
}

/** True for a place that stores are in, not near. */
export const isArea = ({ kind }: Pick<Place, 'kind'>): boolean =>
  kind === 'region' || kind === 'country';

const surePeople = 100_000;

/** True when hardly anybody means another place by this one's whole name. */
export const isSurePlace = ({ kind, population = 0 }: Place): boolean =>
  kind === 'postcode' || population >= surePeople;
