import type { Place } from '../../../../domain/search/place.js';
import type { Precision } from '../../../../domain/store/store.js';

/** Maps an accuracy in metres to a precision: as sure as a street, a postal code area or a town. */
const precisionOf = (accuracyMeters: number): Precision => {
  if (accuracyMeters <= 100) return 'exact';
  if (accuracyMeters <= 1_000) return 'address';
  return accuracyMeters <= 5_000 ? 'postcode' : 'city';
};

/**
 * Returns the visitor's position as a place to measure from. The accuracy of the device is part of
 * every distance.
 * @param name the word for it in "12 stores within 25 km of you"
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
