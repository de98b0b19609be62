import type { Place } from '../../domain/search/place.js';
import { Precision } from '../../domain/store/store.js';
import { nameKey } from '../names/name-key.js';
import type { Reader } from '../shards/reader.js';
import { cachedShard } from '../shards/shard-cache.js';
import { shardReader } from '../shards/shard-reader.js';

/** The kind of this shard, which only this search reads (see `ShardKind`). */
export const AIRPORTS = 25;
const UNITS_PER_DEGREE = 100;
const RADIUS_METERS = 5_000;
/** The length from which the last words of an airport's name are enough, such as "Heathrow". */
const MIN_LENGTH = 5;
/** The population up to which a town is less likely meant than an airport of the same name. */
const SMALL_PEOPLE = 20_000;
const WORDS =
  /\b(?:(?:international\s+)?airport|aeroport\w*|aeropuerto|a[eé]roport|flughafen|luchthaven|lotnisko)\b/giu;

interface Airport {
  readonly place: Place;
  readonly code: string;
  readonly keys: readonly string[];
}

function decodeAirports(bytes: Uint8Array): Airport[] {
  const shard = shardReader(bytes, AIRPORTS);
  const codes = shard.lines().split('\n');
  const names = shard.lines().split('\n');
  const lats = shard.column(codes.length);
  const lngs = shard.column(codes.length);
  return codes.map((both, i) => {
    const [code, countryCode, name] = [both.slice(0, 3), both.slice(3), names[i]!];
    // Some have two names, such as "Ezeiza/Ministro Pistarini".
    const keys = [name, ...name.split('/')].flatMap((one) => {
      const words = one.split(/[\s-]+/);
      return words.map((_, from) => nameKey(words.slice(from).join(' ')));
    });
    return {
      ...{ code, keys },
      place: {
        ...{ name: `${name} (${code})`, region: '', countryCode, kind: 'city', isExact: true },
        lat: lats[i]! / UNITS_PER_DEGREE - 90,
        lng: lngs[i]! / UNITS_PER_DEGREE - 180,
        precision: Precision.City,
        radiusMeters: RADIUS_METERS,
      },
    };
  });
}

/** Whether a text may name an airport, if these places are found by it. */
export const mayBeAirport = (text: string, places: readonly Place[]): boolean =>
  /^[A-Z]{3}$/.test(text) || text.search(WORDS) >= 0 || !places.length;

/**
 * Adds large airports by their three-letter code, or by their name or its last words. They come
 * before small towns of that name, unless only the airport is in another country.
 */
export async function withAirports(
  text: string,
  places: readonly Place[],
  countries: readonly string[],
  read: Reader,
): Promise<Place[]> {
  const plain = text.replace(WORDS, ' ').trim();
  const isNamed = plain !== text.trim();
  const key = nameKey(plain);
  const isCode = /^[a-z]{3}$/i.test(plain) && (isNamed || /^[A-Z]+$/.test(plain) || !places.length);
  const airports = (await cachedShard(read, 'airports.bin', decodeAirports)) ?? [];
  const matches = ({ code, keys }: Airport): unknown =>
    (isCode && code === plain.toUpperCase()) ||
    (isNamed && key && keys[0]!.startsWith(key)) ||
    (key.length >= MIN_LENGTH && keys.includes(key));
  const isOwn = ({ countryCode }: Place): boolean => countries.includes(countryCode);
  const found = airports
    .filter(matches)
    .map(({ place }) => place)
    .sort((a, b) => Number(isOwn(b)) - Number(isOwn(a)));
  const exact = places.filter(({ isExact }) => isExact);
  const isFirst =
    !exact.length ||
    exact.every(({ population = 0 }) => population < SMALL_PEOPLE && found.some(isOwn));
  return isFirst ? [...found, ...places] : [...places.slice(0, 1), ...found, ...places.slice(1)];
}
