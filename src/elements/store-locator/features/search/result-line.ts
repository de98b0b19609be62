import { html, type TemplateResult } from 'lit';
import type { FoundStore } from '../../../../domain/store/found-store.js';
import type { Place } from '../../../../domain/search/place.js';
import { withDistances } from '../../../../domain/distance/with-distances.js';
import { memoizeOne } from '../../../../domain/memoize-one.js';
import type { SearchView } from './search-options.js';
import { nearbyStores, nearbySummary } from './nearby-summary.js';
import type { PlaceLookup } from './place-lookup.js';
import { readingsView } from './places-view.js';
import { placesByText, shortPlaceText, type SearchWords } from './search-words.js';
import type { SimilarStores } from './similar-stores.js';

const maxReadings = 3;

/**
 * Writes the result line of a search for a place, for a part of the map, or with similar stores.
 */
export class ResultLine {
  readonly #nearLine = memoizeOne(nearbySummary);
  /** Returns the stores that the line counts around a place. */
  readonly nearby = memoizeOne(nearbyStores<FoundStore>);
  readonly measured = memoizeOne(withDistances);

  /**
   * @param more true while positions are on their way
   * @returns undefined when the usual line, which only counts stores, applies
   */
  text(
    { searchQuery, listing, results }: SearchView,
    { place, others = [] }: Partial<PlaceLookup>,
    similar: SimilarStores,
    more: boolean,
    words: SearchWords,
  ): string | undefined {
    if (!results.all.length) return undefined;
    const { length } = results.stores;
    if (searchQuery.area) return words.messages.inArea(words.format, length);
    if (!place) return similar.line(searchQuery.text, length, words);
    const name = shortPlaceText(place, others, words);
    const isMore = more || listing.status === 'loading';
    return this.#nearLine(name, place, results.stores, isMore, words, this.nearby);
  }

  /** Renders buttons for other places of that name, or the way back from a part of the map. */
  buttonsFor(
    { searchQuery, words: { messages } }: SearchView,
    { place, isFilter, others = [] }: Partial<PlaceLookup>,
    words: SearchWords,
    choose: (place: Place) => void,
    showAll: () => void,
  ): TemplateResult | undefined {
    if (searchQuery.area)
      return html`<button class="link" part="button" @click=${showAll}>
        ${messages.showAll}
      </button>`;
    if ((place ?? isFilter) === undefined || !others.length) return undefined;
    const { places, otherPlaces } = words.messages;
    const named = [...placesByText(place ? [place, ...others] : others, words)];
    const readings = named.filter(([, one]) => one !== place).slice(0, maxReadings);
    if (!readings.length) return undefined;
    return readingsView(place ? otherPlaces : places, readings, choose);
  }
}
