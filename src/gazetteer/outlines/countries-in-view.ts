import type { MapView } from '../../domain/map/map-view.js';
import type { Store } from '../../domain/store/store.js';
import { territoryOf } from '../locate/territory-of.js';
import { timeSlicer } from '../../scheduling/time-slicer.js';

/**
 * The zoom from which the detail of countries is visible. The detail of a few countries that fill
 * the view is visible earlier.
 */
const DETAIL_ZOOM = 5;
const DETAIL_ZOOM_OF_FEW = 2;
const FEW = 2;
const MOST = 6;

const homes = new WeakMap<Store, string>();

/** Returns the territory of a store. It is cached, because the map asks at every move. */
function homeOf(store: Store, country: string): string {
  let home = homes.get(store);
  if (!home) homes.set(store, (home = territoryOf(country, store)));
  return home;
}

/** Computes in slices the territories that `countriesInView` needs for thousands of stores. */
export async function knowHomes(stores: readonly Store[]): Promise<void> {
  const { isDue, rest } = timeSlicer(() => performance.now(), undefined);
  for (const store of stores) {
    if (!store.countryCode || homes.has(store)) continue;
    homeOf(store, store.countryCode);
    if (isDue()) await rest();
  }
}

/**
 * Returns the countries (ISO 3166-1 alpha-2) whose detail is worth loading. They have stores in
 * view, and the country with the most stores comes first.
 */
export function countriesInView(stores: readonly Store[], view: MapView): string[] {
  if (view.zoom < DETAIL_ZOOM_OF_FEW) return [];
  const counts = new Map<string, number>();
  for (const store of stores) {
    const { position, countryCode } = store;
    if (!position || !countryCode) continue;
    const { lat, lng } = position;
    const east = (((lng - view.west) % 360) + 360) % 360;
    if (lat < view.south || lat > view.north || east > view.east - view.west) continue;
    const home = homeOf(store, countryCode);
    counts.set(home, (counts.get(home) ?? 0) + 1);
  }
  if (view.zoom < DETAIL_ZOOM && counts.size > FEW) return [];
  return [...counts]
    .sort((a, b) => b[1] - a[1])
    .slice(0, MOST)
    .map(([code]) => code);
}
