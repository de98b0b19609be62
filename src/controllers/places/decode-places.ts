import type { Place } from '../../domain/search/place.js';
import { Precision } from '../../domain/store/store.js';

const kinds: readonly Place['kind'][] = ['postcode', 'city', 'region', 'country'];

const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');
const isWithin = (value: unknown, limit: number): value is number =>
  typeof value === 'number' && Math.abs(value) <= limit;

function decodePlace(value: unknown): Place | undefined {
  const { lat, lng, name, region, countryCode, kind, precision, radiusMeters, isExact } = (value ??
    {}) as Readonly<Record<keyof Place, unknown>>;
  if (!isWithin(lat, 90) || !isWithin(lng, 180) || !text(name)) return undefined;
  return {
    lat,
    lng,
    name: text(name),
    region: text(region),
    countryCode: text(countryCode).toUpperCase(),
    kind: kinds.find((known) => known === kind) ?? 'city',
    precision: Object.values(Precision).find((known) => known === precision) ?? Precision.Address,
    radiusMeters: isWithin(radiusMeters, Number.MAX_VALUE) ? Math.max(0, radiusMeters) : 0,
    isExact: isExact === true,
  };
}

/** Decodes a geocoder's answer. Leaves out places without a name or a position. */
export const decodePlaces = (value: unknown): readonly Place[] =>
  Array.isArray(value) ? value.map(decodePlace).filter((place) => place !== undefined) : [];
