import type { Place } from '../../../../domain/search/place.js';
import type { SearchQuery } from '../../state/search-query.js';

/** What is known of the place that one question means. */
export class PlaceLookup {
  readonly searchQuery: SearchQuery;
  /** What it may mean, the likeliest first. */
  places: readonly Place[];
  /** What it is taken to mean. */
  place: Place | undefined;
  /** Where it was looked for; undefined: not yet. */
  countries: string | undefined;
  /** It could not be looked up. */
  hasFailed = false;
  /** Nothing more is found by itself. */
  isOver = false;
  /** Stores go by the text themselves: it filters, and no place is taken; undefined: that is not known yet. */
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

  /** Places of that very name, or with a part of that name, but for the one that is taken, which may have been found once more. */
  get others(): readonly Place[] {
    const { place: own } = this;
    return this.places.filter(
      ({ isExact, isByPart, lat, kind }) =>
        (isExact || isByPart) && !(lat === own?.lat && kind === own.kind),
    );
  }

  /** Aborts when another question is asked, or nobody asks any more. */
  get signal(): AbortSignal {
    return this.#looking.signal;
  }

  stop(): void {
    this.#looking.abort();
    if (!this.isOver) this.countries = undefined;
  }

  /**
   * @param countries where it looks
   * @param find gives all places found so far each time
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
    // What only had the words may be a place of another country.
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
