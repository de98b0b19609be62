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
import { readOutlineList } from './outline-list.js';
import { cachedShard } from '../shards/shard-cache.js';
import type { CountryLabel } from '../shards/world-outline.js';

export interface CountryDetail {
  readonly outlines: Outlines;
  readonly places: MapPlaces;
  /** False when a file could not be read that may be there at another time. */
  readonly isWhole: boolean;
}

/** The zoom from which there is room for more towns than a country's outline names. */
const TOWNS_ZOOM = 7;
/** The population from which a neighbouring country's towns are named below that zoom. */
const LARGE_TOWN = 250_000;
/** The number of countries from which their neighbours stay coarse. */
const MOST = 16;

/**
 * Creates a function that loads the detail of countries that come into view. Countries that were
 * shown once stay visible. A file that can't be read is left out. A neighbour's is asked for where
 * the folder's list names it: shops upload the files of their own countries.
 * @param lang language of the names of countries (BCP 47)
 * @returns a function that resolves with undefined when there is nothing new, or when a newer call
 *   has begun. `withNeighbours` adds countries without stores, so that fine and coarse coasts do
 *   not meet. It requests no file once `isWanted` returns false.
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
  let listed: ReturnType<typeof readOutlineList> | undefined;
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
    if (withNeighbours && countries.size && countries.size < MOST) {
      listed ??= readOutlineList(read);
      // A list that could not be read is read anew by the next call.
      listed.catch(() => (listed = undefined));
      const there = await listed;
      if (!isWanted()) return undefined;
      const labels = world.labels.filter(({ countryCode }) => there.has(countryCode));
      for (const code of neighboursInView(labels, view)) {
        if (!countries.has(code)) neighbours.add(code);
        countries.add(code);
      }
    }
    const size = 2 * countries.size + withTowns.size - neighbours.size;
    if (size === wanted) return undefined;
    wanted = size;
    const loaded = await Promise.all(
      [...countries].map(async (code) => ({
        code,
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
    const isWhole = loaded.every(
      ({ code, outline, tier }) => outline && (tier ?? !withTowns.has(code)),
    );
    // The next call with the same countries has to try again.
    if (!isWhole) wanted = -1;
    return {
      isWhole,
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
