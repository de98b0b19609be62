import { distanceMeters } from '../../domain/distance/distance-meters.js';
import { findPostcode } from '../locate/find-postcode.js';
import { decodeCityTier } from '../shards/city-tier.js';
import { decodePostalShard } from '../shards/postal-shard.js';
import { hasPostalShard, postalShardName } from '../shards/postal-shard-name.js';
import type { Reader } from '../shards/reader.js';
import { cachedShard } from '../shards/shard-cache.js';

/**
 * The areas of codes that no list has which is free to use: the first two digits, then the state or
 * city. An area ends where the next one begins.
 */
const AREAS: Readonly<Record<string, string>> = {
  AR: '10Buenos Aires|15',
  MX:
    '00Mexico City|20Aguascalientes|21Baja California|23Baja California Sur|24Campeche|25Coahuila|28Colima|29Chiapas|' +
    '31Chihuahua|34Durango|36Guanajuato|39Guerrero|42Hidalgo|44Jalisco|50State of Mexico|58Michoacán|62Morelos|63Nayarit|' +
    '64Nuevo León|68Oaxaca|72Puebla|76Querétaro|77Quintana Roo|78San Luis Potosí|80Sinaloa|83Sonora|86Tabasco|' +
    '87Tamaulipas|90Tlaxcala|91Veracruz|97Yucatán|98Zacatecas',
};

const MAX_ERROR_METERS = 25_000;

/**
 * Returns the name of the town or state around a code that no list has, such as a code of a large
 * company. Codes that follow each other are near each other.
 */
export async function areaOfCode(
  { countryCode, key }: { readonly countryCode: string; readonly key: string },
  read: Reader,
): Promise<string | undefined> {
  const area = AREAS[countryCode]
    ?.split('|')
    .findLast((entry) => entry.slice(0, 2) <= key.slice(0, 2))
    ?.slice(2);
  if (area) return area;
  if (!hasPostalShard(countryCode, key)) return undefined;
  const shard = await cachedShard(read, postalShardName(countryCode, key), decodePostalShard);
  const point = shard && findPostcode(shard, key);
  if (!point || point.known || point.errorMeters > MAX_ERROR_METERS) return undefined;
  const tier = await cachedShard(read, `cities-${countryCode}-1.bin`, decodeCityTier);
  const near = (tier?.keys ?? [])
    .map((_, i) => tier!.city(i))
    .filter((city) => distanceMeters(city, point) < point.errorMeters);
  return near.sort((a, b) => b.population - a.population)[0]?.name;
}
