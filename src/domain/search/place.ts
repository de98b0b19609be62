import type { LatLng, Precision } from '../store/store.js';

/** A town, a postal code, a region or a country that a visitor may mean by what was typed, or where the visitor is. */
export interface Place extends LatLng {
  /** The name that it was found by, or the postal code. */
  readonly name: string;
  /** The first-level region around it; '' when it is not known, and for regions and countries. */
  readonly region: string;
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string;
  /**
   * Nobody is near a region or country: stores are in it or not. Its point is that of its largest town. `here`: the
   * visitor's own position.
   */
  readonly kind: 'postcode' | 'city' | 'region' | 'country' | 'here';
  readonly precision: Precision;
  /** Most addresses of the place lie within this many metres. */
  readonly radiusMeters: number;
  /** Within 5%; undefined for postal codes and where it is not known. */
  readonly population?: number | undefined;
  /** The names and codes that addresses may have for it: of regions, countries and towns. */
  readonly aliases?: readonly string[] | undefined;
  /** Of a region: what the others of its country, and their parts, are called. */
  readonly others?: readonly string[] | undefined;
  /** What was typed names it whole, not only the beginning of it, and says nothing that does not agree. */
  readonly isExact?: boolean | undefined;
  /** What was typed is all of the name of a part of it: a reading, but never what the name is taken for. */
  readonly isByPart?: boolean | undefined;
}

/** Whether a place is one that stores are in, and not one that they are near. */
export const isArea = ({ kind }: Pick<Place, 'kind'>): boolean =>
  kind === 'region' || kind === 'country';

const surePeople = 100_000;

/** Whether hardly anybody means another place by this one's whole name. */
export const isSurePlace = ({ kind, population = 0 }: Place): boolean =>
  kind === 'postcode' || population >= surePeople;
