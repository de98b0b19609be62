import type { Place } from '../../../../domain/search/place.js';
import type { Store } from '../../../../domain/store/store.js';
import { Combobox, type OptionGroup } from './combobox.js';
import { namedView } from './places-view.js';
import type { Words } from '../../views/words.js';
import { placesByText, storeText, type SearchWords } from './search-words.js';

const maxPlaces = 8;
const maxStores = 3;

export interface SuggestionsOptions {
  readonly choosePlace: (place: Place) => void;
  readonly chooseStore: (store: Store) => void;
  /** Called when the visitor has closed the options without a choice. */
  readonly onShut: () => void;
  /** Returns stores for the typed text: no more than `limit`, the likeliest first. */
  readonly stores: (limit: number) => readonly Store[];
}

/**
 * The options below the search box for one text: places and stores. Offered stores, and the order
 * of the two groups, stay while more places arrive.
 */
export class Suggestions {
  readonly #options: SuggestionsOptions;
  readonly #combobox: Combobox<Place | Store>;
  #stores: readonly Store[] | undefined;
  #areStoresFirst = false;

  constructor(options: SuggestionsOptions) {
    this.#options = options;
    this.#combobox = new Combobox((item) => {
      if ('id' in item) options.chooseStore(item);
      else options.choosePlace(item);
    }, options.onShut);
  }

  /** True when stores should be offered and none has been found yet. */
  get wantsStores(): boolean {
    return this.#stores?.length === 0;
  }

  attach(input: HTMLInputElement | null | undefined): void {
    this.#combobox.attach(input);
  }

  /** Removes the options, because the text has changed. */
  clear(): void {
    this.#stores = undefined;
    this.#combobox.clear();
  }

  /**
   * Returns whether there is anything to offer.
   * @param places the places found so far that the text may mean
   */
  offer(places: readonly Place[], words: SearchWords, { messages: own }: Words): boolean {
    if (!this.#stores?.length) {
      this.#stores = this.#options.stores(maxStores);
      this.#areStoresFirst = !places.length;
    }
    const { messages } = words;
    const found = [...placesByText(places.slice(0, maxPlaces), words)];
    const groups: OptionGroup<Place | Store>[] = [
      {
        label: messages.places,
        options: found.map(([text, item]) => ({ item, view: namedView(text, item) })),
      },
      {
        label: own.stores,
        options: this.#stores.map((item) => ({ item, view: namedView(storeText(item), item) })),
      },
    ];
    this.#combobox.offer(
      (this.#areStoresFirst ? groups.reverse() : groups).filter(({ options }) => options.length),
      messages.suggestions,
    );
    return found.length + this.#stores.length > 0;
  }
}
