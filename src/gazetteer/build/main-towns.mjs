import { mercator } from './simplify.mjs';

const MOST = 160;
/**
 * The least distances between two towns, in degrees on the map's scale. The first one that leaves
 * few enough towns is taken.
 */
const SPACES = [0.2, 0.28, 0.4, 0.56, 0.8, 1.1, 1.6, 2.2];

/** Returns the towns that a map of the whole country names: large ones, spread over the country. */
export function mainTowns(cities) {
  const byPeople = cities
    .filter(({ population }) => population > 0)
    .sort((a, b) => b.population - a.population || (a.name < b.name ? -1 : 1));
  for (const space of SPACES) {
    const kept = [];
    for (const city of byPeople) {
      const isNear = ({ lng, lat }) =>
        Math.hypot(lng - city.lng, mercator(lat) - mercator(city.lat)) < space;
      if (!kept.some(isNear)) kept.push(city);
      if (kept.length > MOST) break;
    }
    if (kept.length <= MOST || space === SPACES.at(-1)) return kept.slice(0, MOST);
  }
}
