import type { LatLng } from '../../domain/store/store.js';
import { nameKey } from '../names/name-key.js';
import { ShardKind, shardReader } from './shard-reader.js';

/** A town or city, or a part of one that addresses name like a town. */
export interface City extends LatLng {
  readonly name: string;
  /** The number of the region in the country's first tier, from 1. It is 0 when there is none. */
  readonly region: number;
  /** The population within 5%, or 0 when unknown. */
  readonly population: number;
}

/** A tier of a country's places: the larger ones, or all others. */
export interface CityTier {
  /** True when the country has a second file, with smaller places and names in foreign scripts. */
  readonly more: boolean;
  /**
   * First-level regions with their names and codes, the English name first. Only the first tier has
   * them.
   */
  readonly regions: readonly (readonly string[])[];
  /**
   * The sorted keys (see `nameKey`) of the places' main names. The index in this list is the number
   * of a place.
   */
  readonly keys: readonly string[];
  readonly city: (index: number) => City;
  /**
   * Other names, sorted by their keys. `otherPlaces` holds the places they mean, numbered across
   * both tiers.
   */
  readonly otherNames: readonly string[];
  readonly otherKeys: readonly string[];
  readonly otherPlaces: Uint32Array;
  /** The value is 1 for a name that is shown in its script. */
  readonly otherShown: Uint32Array;
  /**
   * The names of parts of regions, and of islands, as `regions` has them. Only the last tier has
   * them.
   */
  readonly parts: readonly (readonly string[])[];
  readonly part: (index: number) => Part;
}

/** The middle of a part of a region, or of an island, and how far it reaches. */
export interface Part extends LatLng {
  readonly radiusMeters: number;
}

/** @throws RangeError when the bytes are no city shard */
export function decodeCityTier(bytes: Uint8Array): CityTier {
  const shard = shardReader(bytes, ShardKind.Cities);
  const more = shard.count() === 1;
  const regions = lines(shard.lines()).map((names) => names.split('|'));
  const unitsPerDegree = shard.count();
  const length = shard.count();
  const text = shard.lines();
  const [south, lat] = [shard.count(), shard.numbers(length)];
  const [west, lng] = [shard.count(), shard.numbers(length)];
  const steps = shard.numbers(length);
  const region = shard.numbers(length);
  const others = shard.count();
  const otherText = shard.lines();
  const otherPlaces = shard.column(others);
  const otherShown = shard.column(others);
  const parts = lines(shard.lines()).map((names) => names.split('|'));
  const [partLat, partLng, partKilometers] = [1, 2, 3].map(() => shard.column(parts.length));
  const names = lines(text);
  return {
    more,
    regions,
    keys: lines(nameKey(text)),
    city: (i) => ({
      name: names[i]!,
      lat: (south + lat(i)) / unitsPerDegree - 90,
      lng: (west + lng(i)) / unitsPerDegree - 180,
      population: steps(i) ? 100 * 2 ** ((steps(i) - 1) / 8) : 0,
      region: region(i),
    }),
    otherNames: lines(otherText),
    otherKeys: lines(nameKey(otherText)),
    otherPlaces,
    otherShown,
    parts,
    part: (i) => ({
      lat: partLat![i]! / unitsPerDegree - 90,
      lng: partLng![i]! / unitsPerDegree - 180,
      radiusMeters: 1000 * partKilometers![i]!,
    }),
  };
}

const lines = (text: string): string[] => (text ? text.split('\n') : []);
