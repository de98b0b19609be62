import { normalizeText } from '../../../../domain/search/normalize-text.js';
import { resolvePlace, storesCalled } from '../../../../domain/search/resolve-place.js';
import { isSurePlace, type Place } from '../../../../domain/search/place.js';
import type { Store } from '../../../../domain/store/store.js';
import type { PlaceLookup } from './place-lookup.js';

/** What a text is taken to mean. */
export interface Interpretation {
  readonly place?: Place | undefined;
  /** The one store of this name. */
  readonly store?: Store | undefined;
  /** Stores go by the text themselves, also where there are places of that name; false: they have its words at most. */
  readonly isFilter?: boolean;
}

/** What is known of the stores. */
export interface KnownStores {
  readonly all: readonly Store[];
  /** Those whose text is like what was typed. */
  readonly stores: readonly Store[];
  /** Those whose own name is like that but for mistakes. */
  readonly similar: readonly Store[];
  /** Gives those of some whose whole name it is. */
  readonly named: (text: string, stores: readonly Store[]) => readonly Store[];
  /** More of the listing is on its way. */
  readonly isEarly: boolean;
  /** Positions or countries of stores are. */
  readonly isPending: boolean;
}

/** Whether a text has mistakes if it means this place. */
const isUnlike = ({ name, aliases = [] }: Place, text: string): boolean =>
  ![name, ...aliases].some((one) => normalizeText(one).startsWith(normalizeText(text)));

/**
 * Takes the place that is obviously meant: by its whole name, or because no store's text is like that. Pages that are on
 * their way may hold stores in the country that is meant, and where stores are may tell which place it is.
 * @returns undefined as long as what is still on its way may tell
 */
export function interpretQuery(
  { searchQuery: { text, settle }, others, places, isOver }: PlaceLookup,
  { all, stores, similar, named, isEarly, isPending }: KnownStores,
): Interpretation | undefined {
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
    const place = resolvePlace(text, likely, called, stores, all);
    const isSure = place && (!isEarly || isSurePlace(place) || called.length > 0);
    return isSure ? { place } : { isFilter: true };
  }
  if (isEarly || !isOver) return undefined;
  const [place] = places;
  // With as many mistakes it may be a store's name; where that is the town's, the town is meant.
  const isStore =
    place &&
    similar[0] &&
    isUnlike(place, text) &&
    !similar.some(({ city }) => normalizeText(city) === normalizeText(place.name));
  return { place: stores.length || isStore ? undefined : place, isFilter: false };
}
