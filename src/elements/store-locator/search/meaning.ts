import { isSurePlace } from '../../../domain/is-sure-place.js';
import { meantPlace, storesCalled } from '../../../domain/meant-place.js';
import type { Place } from '../../../domain/place.js';
import type { Store } from '../../../domain/store.js';
import type { PlaceAnswer } from './place-answer.js';

/** What a text is taken to mean. */
export interface Meaning {
  readonly place?: Place | undefined;
  /** The one store of this name. */
  readonly store?: Store | undefined;
  /** Stores go by the text themselves, also where there are places of that name; false: they have its words at most. */
  readonly isFilter?: boolean;
}

/**
 * Takes the place that is obviously meant: by its whole name, or because no store's text is like that. Pages that are on
 * their way may hold stores in the country that is meant, and where stores are may tell which place it is.
 * @param stores those whose text is like that
 * @param named gives those of them whose whole name it is
 * @param isEarly more of the listing is on its way
 * @param isPending positions or countries of stores are
 * @returns undefined as long as what is still on its way may tell
 */
export function meaningOf(
  { asked: { text, settle }, others, places, isOver }: PlaceAnswer,
  stores: readonly Store[],
  named: (text: string, stores: readonly Store[]) => readonly Store[],
  isEarly: boolean,
  isPending: boolean,
): Meaning | undefined {
  const [only, another] = settle === 'enter' ? named(text, stores) : [];
  if (only && !another) return { store: only, isFilter: true };
  const exact = others.filter(({ isExact }) => isExact);
  if (exact.length) {
    const called = storesCalled(text, stores);
    if (isPending && called.some(({ position }) => !position)) return undefined;
    // A hamlet's whole name is the beginning of a city's.
    const likely = [...places.slice(0, 1), ...exact].filter(
      // Stores of its part are no reason to take all of a region.
      ({ isByPart }) => !(isByPart && called.length),
    );
    const place = meantPlace(text, likely, called, stores);
    const isSure = place && (!isEarly || isSurePlace(place) || called.length > 0);
    return isSure ? { place } : { isFilter: true };
  }
  if (isEarly || !isOver) return undefined;
  return { place: stores.length ? undefined : places[0], isFilter: false };
}
