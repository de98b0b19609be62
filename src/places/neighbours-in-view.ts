import type { MapView } from '../domain/map-view.js';
import type { CountryLabel } from './world-outline.js';

/** From here on coarse coasts are seen beside detailed ones. */
const ZOOM = 4.5;
const MOST = 8;
/** The files of larger countries are large. */
const SMALL_DEGREES = 9;

/**
 * Small countries that are seen, whether they have stores or not (ISO 3166-1 alpha-2), those in the middle of the view
 * first. What is known of a country is where its name is written and how wide it is.
 */
export function neighboursInView(labels: readonly CountryLabel[], view: MapView): string[] {
  if (view.zoom < ZOOM) return [];
  const { south, north, west, east } = view;
  const [middleLat, middleLng] = [(south + north) / 2, (west + east) / 2];
  const shrink = Math.cos((middleLat * Math.PI) / 180);
  return labels
    .filter(({ widthDegrees }) => widthDegrees <= SMALL_DEGREES)
    .map(({ countryCode, lat, lng, widthDegrees }) => {
      const north = Math.abs(lat - middleLat);
      const away = ((((lng - middleLng) % 360) + 540) % 360) - 180;
      return { countryCode, north, east: Math.abs(away), half: widthDegrees / 2 };
    })
    .filter(
      (country) =>
        country.north < (north - south) / 2 + country.half &&
        country.east < (east - west) / 2 + country.half / shrink,
    )
    .sort((a, b) => Math.hypot(a.north, a.east * shrink) - Math.hypot(b.north, b.east * shrink))
    .slice(0, MOST)
    .map(({ countryCode }) => countryCode);
}
