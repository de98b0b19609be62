import type { MapView } from '../../domain/map/map-view.js';
import type { CountryLabel } from '../shards/world-outline.js';

/** From here on coarse coasts are seen beside detailed ones. */
const ZOOM = 4.5;
const MOST = 8;
/** The files of wide countries are large, some 1 KB a degree: so much of them together. */
const MOST_DEGREES = 55;

/**
 * Countries that are seen, whether they have stores or not (ISO 3166-1 alpha-2), those in the middle of the view
 * first. What is known of a country is where its name is written and how wide it is.
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
