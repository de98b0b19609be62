import type { LocatorAttributes } from '../../locator-attributes.js';
import { memoizeOne } from '../../../../domain/memoize-one.js';
import type { SearchQuery } from '../../state/search-query.js';
import { lookAgain, placeFinder, storesPerCountry } from './place-finder.js';
import { PlaceLookup } from './place-lookup.js';
import { isComing, type PlaceSearchOptions } from './search-options.js';

export interface PlaceLookupsOptions extends Pick<
  PlaceSearchOptions,
  'view' | 'likely' | 'pending'
> {
  /** Called when the lookup of a query has found places, and at its end. */
  readonly onPlaces: () => void;
}

/**
 * The lookups of the query in effect and of the typed one. They are a single lookup unless the
 * visitor has not finished typing. The lookup of a typed query continues when the query comes into
 * effect.
 */
export class PlaceLookups {
  readonly #host: LocatorAttributes;
  readonly #options: PlaceLookupsOptions;
  readonly #countries = memoizeOne(storesPerCountry);
  #all: readonly PlaceLookup[] = [];

  constructor(host: LocatorAttributes, options: PlaceLookupsOptions) {
    this.#host = host;
    this.#options = options;
  }

  /** Returns the lookup of this query; undefined before it begins. */
  of(searchQuery: SearchQuery): PlaceLookup | undefined {
    return this.#all.find((lookup) => lookup.searchQuery === searchQuery);
  }

  /** Adds the lookup of a query that will come into effect at once. */
  add(lookup: PlaceLookup): void {
    this.#all = [...this.#all, lookup];
  }

  /** Keeps the lookups of the two queries, adds one that is missing, and stops all others. */
  follow(): void {
    const { searchQuery, typed } = this.#options.view();
    const kept = [...new Set([searchQuery, typed])].map(
      (query) => this.of(query) ?? new PlaceLookup(query, [], query.place),
    );
    for (const lookup of this.#all) if (!kept.includes(lookup)) lookup.stop();
    this.#all = kept;
  }

  /** Stops all lookups. Unfinished ones begin again with the next `look`. */
  stop(): void {
    for (const lookup of this.#all) lookup.stop();
  }

  /**
   * Looks for the places, and again when stores in more countries arrive.
   * @param lang the language of the names of places (BCP 47)
   */
  look(lang: string): void {
    const { typed } = this.#options.view();
    for (const lookup of this.#all) {
      const { searchQuery } = lookup;
      // An earlier text needs no suggestions now, and a geocoder may cost money.
      if (searchQuery === typed || searchQuery.settle) this.#look(lookup, lang);
      else lookup.stop();
    }
  }

  #look(lookup: PlaceLookup, lang: string): void {
    const { searchQuery, place, places } = lookup;
    if (!searchQuery.text.trim()) return;
    // Countries that arrive later may have other places of the name that was taken early.
    if (place ? !lookup.countries : places.length && !searchQuery.settle) return;
    const { results, listing } = this.#options.view();
    const countries = this.#countries(results.all);
    const known = [...countries.keys()].join();
    if (!known && !isComing(listing) && !this.#options.pending()) lookup.isOver = true;
    if (!known || known === lookup.countries || !this.#host.isConnected) return;
    const likely = this.#options.likely(searchQuery.text);
    const finder = placeFinder(this.#host, countries, likely, lang, !searchQuery.settle);
    void lookup.look(known, finder.find, () => {
      const view = this.#options.view();
      if (searchQuery !== view.searchQuery && searchQuery !== view.typed) return;
      lookup.hasFailed = !lookup.places.length && finder.hasFailed();
      if (lookup.hasFailed && lookup.isOver)
        lookAgain(lookup, finder, () => {
          lookup.countries = undefined;
          this.#host.requestUpdate();
        });
      this.#options.onPlaces();
      // Other places of that name are shown beside the result line.
      if (lookup.place ?? lookup.isFilter) this.#host.requestUpdate();
    });
  }
}
