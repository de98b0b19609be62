import type { Geocoder } from '../domain/store/geocoder.js';
import type { Place } from '../domain/search/place.js';
import { searchPlaces, type SearchOptions } from '../gazetteer/search/search-places.js';

export interface TypedPlacesOptions extends SearchOptions {
  readonly signal: AbortSignal;
  /** The merchant's own, whose places come after those of the gazetteer. */
  readonly geocoder: Geocoder | undefined;
  /** Resolves when the next key would have followed. */
  readonly isTyped: () => Promise<void>;
  /** Resolves when the visitor has paused: every question may cost the merchant money. */
  readonly pause: () => Promise<void>;
  readonly onError: (error: unknown) => void;
}

/**
 * Places that a text may mean: what the gazetteer knows, then the same with what the merchant's geocoder adds.
 * Ends early once it is aborted.
 */
export async function* typedPlaces(
  text: string,
  options: TypedPlacesOptions,
): AsyncGenerator<readonly Place[]> {
  const { geocoder, signal, isTyped, pause, onError } = options;
  await isTyped();
  if (signal.aborted) return;
  let places: readonly Place[] = [];
  try {
    places = await searchPlaces(text, options);
  } catch (error) {
    if (!signal.aborted) onError(error);
  }
  if (signal.aborted) return;
  yield places;
  if (!geocoder || !text.trim()) return;
  try {
    // Few shops have a geocoder.
    const { withGeocoded } = await import('./with-geocoded.js');
    const all = await withGeocoded(places, text, geocoder, signal, pause);
    if (!signal.aborted) yield all;
  } catch (error) {
    if (!signal.aborted) onError(error);
  }
}
