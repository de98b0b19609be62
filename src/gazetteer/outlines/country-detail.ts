import type { MapCountry, MapPlace, MapPlaces } from '../../domain/map/map-place.js';
import type { MapView } from '../../domain/map/map-view.js';
import type { Outlines } from '../../domain/map/outlines.js';
import type { Store } from '../../domain/store/store.js';
import { yieldToMain } from '../../scheduling/yield-to-main.js';
import { type CityTier, decodeCityTier } from '../shards/city-tier.js';
import { countriesInView, knowHomes } from './countries-in-view.js';
import { decodeDetailOutline } from '../shards/detail-outline.js';
import { joinOutlines } from './join-outlines.js';
import { loadWorld } from './load-outlines.js';
import { neighboursInView } from './neighbours-in-view.js';
import type { Reader } from '../shards/reader.js';
import { cachedShard, missingShard } from '../shards/shard-cache.js';
import type { CountryLabel } from '../shards/world-outline.js';

export interface CountryDetail {
  readonly outlines: Outlines;
  readonly places: MapPlaces;
}

/** From here on there is room for more towns than a country's outline names. */
const TOWNS_ZOOM = 7;
/** Of a neighbour, only large towns are named until then. */
const LARGE_TOWN = 250_000;
/** From so many on, what is next to them stays coarse. */
const MOST = 16;

/**
 * Loads what the map is to show of the countries that come into view; what it has shown, it goes on showing. A file
 * that can't be had is left out.
 * @param lang for the names of countries (BCP 47)
 * @returns a function; `withNeighbours`: of countries without stores too, so that a coast is not fine here and coarse
 * there; `isWanted`: no file is asked for once it is not. It gives undefined when there is nothing new, or when
 * something newer is on its way
 */
export function countryDetail(
  read: Reader,
  lang: string,
): (
  stores: readonly Store[],
  view: MapView,
  withNeighbours?: boolean,
  isWanted?: () => boolean,
) => Promise<CountryDetail | undefined> {
  const countries = new Set<string>();
  const neighbours = new Set<string>();
  const withTowns = new Set<string>();
  let wanted = -1;

  return async (stores, view, withNeighbours = false, isWanted = () => true) => {
    const world = await loadWorld(read);
    await knowHomes(stores);
    if (!isWanted()) return undefined;
    for (const code of countriesInView(stores, view)) {
      countries.add(code);
      neighbours.delete(code);
      if (view.zoom >= TOWNS_ZOOM) withTowns.add(code);
    }
    if (withNeighbours && countries.size && countries.size < MOST)
      for (const code of neighboursInView(world.labels, view)) {
        if (!countries.has(code)) neighbours.add(code);
        countries.add(code);
      }
    const size = 2 * countries.size + withTowns.size - neighbours.size;
    if (size === wanted) return undefined;
    wanted = size;
    const loaded = await Promise.all(
      [...countries].map(async (code) => ({
        outline: await cachedShard(read, `outline-${code}.bin`, decodeDetailOutline),
        leastPeople: neighbours.has(code) && view.zoom < TOWNS_ZOOM ? LARGE_TOWN : 0,
        tier: withTowns.has(code)
          ? await cachedShard(read, `cities-${code}-1.bin`, decodeCityTier)
          : undefined,
      })),
    );
    const towns: MapPlace[] = [];
    for (const { outline, tier, leastPeople } of loaded) {
      await yieldToMain();
      const all = tier ? townsOf(tier) : (outline?.towns ?? []);
      towns.push(...all.filter(({ population }) => population >= leastPeople));
    }
    if (size !== wanted) return undefined;
    // The same is new again once its files can be had.
    if (missingShard(read)) wanted = -1;
    return {
      outlines: joinOutlines(
        world,
        loaded.flatMap(({ outline }) => outline ?? []),
      ),
      places: {
        countries: countryNames(world.labels, lang),
        towns: towns.sort((a, b) => b.population - a.population),
      },
    };
  };
}

function townsOf({ keys, city }: CityTier): MapPlace[] {
  return keys
    .map((_, i) => city(i))
    .filter(({ name, population }) => population && !/\d/.test(name));
}

function countryNames(labels: readonly CountryLabel[], lang: string): MapCountry[] {
  const names = new Intl.DisplayNames(lang, { type: 'region' });
  return labels.map((label) => ({ ...label, name: names.of(label.countryCode) ?? '' }));
}
