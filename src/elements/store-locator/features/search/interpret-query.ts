import { normalizeText } from '../../../../domain/search/normalize-text.js';
import { resolvePlace, storesCalled } from '../../../../domain/search/resolve-place.js';
import { isSurePlace, type Place } from '../../../../domain/search/place.js';
import type { Store } from '../../../../domain/store/store.js';
import type { PlaceLookup } from './place-lookup.js';

/** The meaning of a query: a place, a single store, or a text that filters the stores. */
export interface Interpretation {
  readonly place?: Place | undefined;
  /** The only store of this name. */
  readonly store?: Store | undefined;
  /**
   * True when the text filters the stores, even if places have that name. False when stores contain
   * its words at most.
   */
  readonly isFilter?: boolean;
}

/** The stores that a query may mean, and how complete that knowledge is. */
export interface KnownStores {
  readonly all: readonly Store[];
  /** The stores that match the text. */
  readonly stores: readonly Store[];
  /** The stores whose own name matches the text apart from typing mistakes. */
  readonly similar: readonly Store[];
  /** Returns those of some stores whose whole name is the text. */
  readonly named: (text: string, stores: readonly Store[]) => readonly Store[];
  /** True while more pages of the listing are on their way. */
  readonly isEarly: boolean;
  /** True while positions or countries of stores are on their way. */
  readonly isPending: boolean;
}

/** Whether a text has typing mistakes if it means this place. */
const isUnlike = ({ name, aliases = [] }: Place, text: string): boolean =>
  ![name, ...aliases].some((one) => normalizeText(one).startsWith(normalizeText(text)));

/**
 * Takes the place that the query clearly means: by its whole name, or because no store matches the
 * text. Pages that are on their way may hold stores in the place's country. Positions of stores may
 * tell which of several places is meant.
 * @returns undefined while data that is on its way may decide
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
    // The whole name of a hamlet may be the beginning of a city's name, so the first place stays.
    const likely = [...places.slice(0, 1), ...exact].filter(
      // When stores match the name of a region's part, the whole region is not meant.
      ({ isByPart }) => !(isByPart && called.length),
    );
    const place = resolvePlace(text, likely, called, stores, all);
    const isSure = place && (!isEarly || isSurePlace(place) || called.length > 0);
    return isSure ? { place } : { isFilter: true };
  }
  if (isEarly || !isOver) return undefined;
  const [place] = places;
  // The misspelt text may mean a store's name. If such a store is in the town, the town is meant.
  const isStore =
    place &&
    similar[0] &&
    isUnlike(place, text) &&
    !similar.some(({ city }) => normalizeText(city) === normalizeText(place.name));
  const isUnclear = stores.length || isStore || place?.isOffered;
  return { place: isUnclear ? undefined : place, isFilter: false };
}
