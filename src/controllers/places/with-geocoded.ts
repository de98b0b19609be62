import { distanceMeters } from '../../domain/distance/distance-meters.js';
import type { Geocoder } from '../../domain/store/geocoder.js';
import type { Place } from '../../domain/search/place.js';
import { decodePlaces } from './decode-places.js';

const SAME_METERS = 2_000;
/** The longest time in milliseconds that a search waits for a geocoder. */
const TIMEOUT_MS = 10_000;

const isAmong = (place: Place, places: readonly Place[]): boolean =>
  places.some((known) => known.name === place.name && distanceMeters(known, place) < SAME_METERS);

/**
 * Returns the gazetteer's places, followed by the geocoder's places that are not among them.
 *
 * Rejects when the geocoder rejects, when the signal aborts, or when the geocoder does not answer
 * in time. The geocoder's own signal aborts in the last two cases.
 * @param pause resolves when the geocoder may be asked
 */
export async function withGeocoded(
  places: readonly Place[],
  text: string,
  geocoder: Geocoder,
  signal: AbortSignal,
  pause: () => Promise<void>,
  timeoutMs = TIMEOUT_MS,
): Promise<readonly Place[]> {
  await pause();
  signal.throwIfAborted();
  const asking = new AbortController();
  const stop = (reason: unknown): void => asking.abort(reason);
  const onAbort = (): void => stop(signal.reason);
  signal.addEventListener('abort', onAbort);
  const timer = setTimeout(() => stop(new Error('the geocoder does not answer')), timeoutMs);
  const stopped = new Promise<never>((_, reject) => {
    asking.signal.addEventListener('abort', () => reject(asking.signal.reason));
  });
  try {
    const answer: unknown = await Promise.race([geocoder(text, asking.signal), stopped]);
    return [...places, ...decodePlaces(answer).filter((place) => !isAmong(place, places))];
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', onAbort);
  }
}
