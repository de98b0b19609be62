import type { City, CityTier } from '../shards/city-tier.js';
import { normalizeText } from '../../domain/search/normalize-text.js';
import { nameKey } from '../names/name-key.js';
import { lowerBound } from '../shards/lower-bound.js';

/** The length from which the beginning of a name is enough, if the state agrees. */
const MIN_BEGUN = 4;

/**
 * Returns the places of a country that have this key as their name or another name (see `nameKey`).
 */
export function citiesNamed(tiers: readonly CityTier[], key: string): City[] {
  const found = new Set<number>();
  let offset = 0;
  for (const { keys, otherKeys, otherPlaces } of tiers) {
    for (let i = lowerBound(keys, key); keys[i] === key; i++) found.add(offset + i);
    for (let i = lowerBound(otherKeys, key); otherKeys[i] === key; i++) found.add(otherPlaces[i]!);
    offset += keys.length;
  }
  return [...found].map((index) => cityAt(tiers, index)).filter((city) => city !== undefined);
}

/**
 * Returns the places of a country whose main name begins with a name, and goes on with other words:
 * Rothenburg ob der Tauber.
 */
export function citiesBegun(tiers: readonly CityTier[], name: string): City[] {
  const key = nameKey(name);
  if (key.length < MIN_BEGUN) return [];
  const begun = `${normalizeText(name)} `;
  return tiers.flatMap(({ keys, city }) => {
    const found: City[] = [];
    for (let i = lowerBound(keys, key); keys[i]?.startsWith(key); i++)
      if (normalizeText(city(i).name).startsWith(begun)) found.push(city(i));
    return found;
  });
}

/** Returns a place by its index across all tiers. */
export function cityAt(tiers: readonly CityTier[], index: number): City | undefined {
  for (const { keys, city } of tiers) {
    if (index < keys.length) return city(index);
    index -= keys.length;
  }
  return undefined;
}

/** Returns all names of a place, the main one first. */
export const namesOf = (tiers: readonly CityTier[], index: number): readonly string[] => [
  cityAt(tiers, index)?.name ?? '',
  ...tiers.flatMap(({ otherNames, otherPlaces }) =>
    otherNames.filter((_, i) => otherPlaces[i] === index),
  ),
];
