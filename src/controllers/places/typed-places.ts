import type { Geocoder } from '../../domain/store/geocoder.js';
import type { Place } from '../../domain/search/place.js';
import { searchPlaces, type SearchOptions } from '../../gazetteer/search/search-places.js';

export interface TypedPlacesOptions extends SearchOptions {
  readonly signal: AbortSignal;
  /** The merchant's own geocoder. Its places come after those of the gazetteer. */
  readonly geocoder: Geocoder | undefined;
  /** Resolves after the time in which a typing visitor would press the next key. */
  readonly isTyped: () => Promise<void>;
  /**
   * Resolves when the visitor has paused. Each query to the geocoder may cost the merchant money.
   */
  readonly pause: () => Promise<void>;
  readonly onError: (error: unknown) => void;
}

/**
 * Yields the places that a text may mean: first those of the gazetteer, then the same with those of
 * the merchant's geocoder. Ends early once the signal aborts.
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
    // Few shops have a geocoder, so its code loads only here.
    const { withGeocoded } = await import('./with-geocoded.js');
    const all = await withGeocoded(places, text, geocoder, signal, pause);
    if (!signal.aborted) yield all;
  } catch (error) {
    if (!signal.aborted) onError(error);
  }
}
