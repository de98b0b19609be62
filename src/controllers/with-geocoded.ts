import { distanceMeters } from '../domain/distance-meters.js';
import type { Place } from '../domain/place.js';
import { decodePlaces } from './decode-places.js';

const SAME_METERS = 2_000;

const isAmong = (place: Place, places: readonly Place[]): boolean =>
  places.some((known) => known.name === place.name && distanceMeters(known, place) < SAME_METERS);

/** Places of the gazetteer, and behind them those of a merchant's geocoder that are not the same. */
export const withGeocoded = (places: readonly Place[], answer: unknown): readonly Place[] => [
  ...places,
  ...decodePlaces(answer).filter((place) => !isAmong(place, places)),
];
