import { distanceMeters } from '../../domain/distance/distance-meters.js';
import { exactPosition } from '../../domain/store/exact-position.js';
import { Precision, type Position } from '../../domain/store/store.js';

// https://nominatim.org/release-docs/latest/customize/Ranking/
const houseRank = 28;
const streetRank = 26;
const townRank = 13;

const houseMeters = 100;
const streetMeters = { least: 250, most: 2_000 };
const areaMeters = { least: 1_000, most: 30_000 };

const towns =
  /^(city|town|village|hamlet|municipality|borough|suburb|quarter|neighbourhood|locality)$/;

/**
 * Returns the position in one result of the format `jsonv2`, with the precision of the place found:
 * a house, a street, a postal code or a town. Returns undefined for larger areas, because they are
 * too vague for an address. If a provider leaves out `place_rank`, the type decides.
 */
export function nominatimPosition(result: unknown): Position | undefined {
  const fields = (result ?? {}) as Readonly<Record<string, unknown>>;
  const point = exactPosition(fields.lat, fields.lon);
  const rank = rankOf(fields);
  if (!point || rank < townRank) return undefined;
  if (rank >= houseRank)
    return { ...point, precision: Precision.Address, radiusMeters: houseMeters };

  const isStreet = rank >= streetRank && !isPostcode(fields);
  const { least, most } = isStreet ? streetMeters : areaMeters;
  const meters = reachMeters(fields.boundingbox);
  if (meters > most) return undefined;
  const precision = isStreet
    ? Precision.Address
    : isPostcode(fields)
      ? Precision.Postcode
      : Precision.City;
  return { ...point, precision, radiusMeters: Math.round(Math.max(least, meters)) };
}

const isPostcode = ({ addresstype, type }: Readonly<Record<string, unknown>>): boolean =>
  (addresstype ?? type) === 'postcode';

function rankOf(fields: Readonly<Record<string, unknown>>): number {
  if (typeof fields.place_rank === 'number') return fields.place_rank;
  const category = fields.category ?? fields.class;
  const type = String(fields.addresstype ?? fields.type);
  if (category === 'highway') return streetRank;
  if (isPostcode(fields) || towns.test(type)) return townRank;
  return category === 'boundary' || /^(county|state|region|country)$/.test(type) ? 0 : houseRank;
}

/**
 * Returns the distance from the middle of a box `[south, north, west, east]` to its corners, or 0
 * when the value is no box.
 */
function reachMeters(box: unknown): number {
  const [south, north, west, east] = Array.isArray(box) ? box.map(Number) : [];
  const meters = distanceMeters(
    { lat: south ?? NaN, lng: west ?? NaN },
    { lat: north ?? NaN, lng: east ?? NaN },
  );
  return meters / 2 || 0;
}
