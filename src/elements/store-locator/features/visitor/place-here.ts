import type { Place } from '../../../../domain/search/place.js';
import type { Precision } from '../../../../domain/store/store.js';

/** As sure as a street, a postal code's area and a town; in metres. */
const precisionOf = (accuracyMeters: number): Precision => {
  if (accuracyMeters <= 100) return 'exact';
  if (accuracyMeters <= 1_000) return 'address';
  return accuracyMeters <= 5_000 ? 'postcode' : 'city';
};

/**
 * The visitor's position as a place to measure from; what the device may be off by goes into every distance.
 * @param name what it is called in "12 stores within 25 km of you"
 */
export const placeHere = (
  name: string,
  { latitude, longitude, accuracy }: GeolocationCoordinates,
): Place => ({
  name,
  lat: latitude,
  lng: longitude,
  region: '',
  countryCode: '',
  kind: 'here',
  precision: precisionOf(accuracy),
  radiusMeters: accuracy,
});
