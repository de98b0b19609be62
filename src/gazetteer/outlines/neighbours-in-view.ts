import type { MapView } from '../../domain/map/map-view.js';
import type { CountryLabel } from '../shards/world-outline.js';

/** The zoom from which coarse coasts are visible beside detailed ones. */
const ZOOM = 4.5;
const MOST = 8;
/**
 * The largest total width of the countries in degrees. A country's file has about 1 KB per degree.
 */
const MOST_DEGREES = 55;

/**
 * Returns the countries in view (ISO 3166-1 alpha-2), with or without stores, those in the middle
 * of the view first. The extent of a country is estimated from the place of its label and its
 * width.
 */
export function neighboursInView(labels: readonly CountryLabel[], view: MapView): string[] {
  if (view.zoom < ZOOM) return [];
  const { south, north, west, east } = view;
  const [middleLat, middleLng] = [(south + north) / 2, (west + east) / 2];
  const shrink = Math.cos((middleLat * Math.PI) / 180);
  let left = MOST_DEGREES;
  return labels
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
    .filter(({ half }) => {
      const isSmall = 2 * half <= left;
      if (isSmall) left -= 2 * half;
      return isSmall;
    })
    .map(({ countryCode }) => countryCode);
}
