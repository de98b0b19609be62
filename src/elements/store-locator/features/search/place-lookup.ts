import type { Place } from '../../../../domain/search/place.js';
import type { SearchQuery } from '../../state/search-query.js';

/** The lookup of the place that one query means. */
export class PlaceLookup {
  readonly searchQuery: SearchQuery;
  /** The places that the query may mean, the likeliest first. */
  places: readonly Place[];
  /** The place that the query is taken to mean. */
  place: Place | undefined;
  /** The joined codes of the searched countries; undefined: no search yet, or an aborted one. */
  countries: string | undefined;
  /** True when the place could not be looked up. */
  hasFailed = false;
  /** True when the lookup has ended and finds no more places. */
  isOver = false;
  /**
   * True when the text filters the stores and no place is taken. Undefined while that is not known.
   */
  isFilter: boolean | undefined;
  #looking = new AbortController();

  constructor(
    searchQuery: SearchQuery,
    places: readonly Place[] = [],
    place?: Place,
    countries?: string,
  ) {
    this.searchQuery = searchQuery;
    this.places = places;
    this.place = place;
    this.countries = countries;
    this.isFilter = searchQuery.isChosen;
  }

  /**
   * The other places of this exact name, with a part of this exact name, or with a similar name
   * that may be meant. Leaves out the taken place, which may have been found a second time.
   */
  get others(): readonly Place[] {
    const { place: own } = this;
    return this.places.filter(
      ({ isExact, isByPart, isOffered, lat, kind }) =>
        (isExact || isByPart || isOffered) && !(lat === own?.lat && kind === own.kind),
    );
  }

  /** Aborts when another query is made, or when the element leaves the page. */
  get signal(): AbortSignal {
    return this.#looking.signal;
  }

  stop(): void {
    this.#looking.abort();
    if (!this.isOver) this.countries = undefined;
  }

  /**
   * Starts the lookup.
   * @param countries the codes of the countries to search, joined
   * @param find yields all places found so far each time
   * @param onPlaces called each time, and at the end
   */
  async look(
    countries: string,
    find: (text: string, signal: AbortSignal) => AsyncIterable<readonly Place[]>,
    onPlaces: () => void,
  ): Promise<void> {
    this.stop();
    const { signal } = (this.#looking = new AbortController());
    this.countries = countries;
    this.places = [];
    this.isOver = false;
    // A text that only matched words of stores may mean a place in a country that is new.
    this.isFilter ||= this.place && false;
    for await (const places of find(this.searchQuery.text, signal)) {
      if (signal.aborted) return;
      this.places = places;
      onPlaces();
    }
    if (signal.aborted) return;
    this.isOver = true;
    onPlaces();
  }
}
