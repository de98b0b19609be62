import { html, nothing, type ReactiveController, type TemplateResult } from 'lit';
import type { MapPicture } from '../../../controllers/map/map.js';
import { createCatalogue } from '../../../controllers/words/catalogue.js';
import { distanceMeters } from '../../../domain/distance/distance-meters.js';
import type { MapView } from '../../../domain/map/map-view.js';
import { memoizeOne } from '../../../domain/memoize-one.js';
import { storeTitle } from '../../../domain/store/store-title.js';
import type { LatLng, Store } from '../../../domain/store/store.js';
import { listMessages } from '../../../i18n/en-list.js';
import { StoreLocatorSearchEvent } from '../events.js';
import type { LocatorAttributes } from '../locator-attributes.js';
import type { LocatorActions } from '../state/contracts.js';
import type { FilterableState } from '../state/filterable-state.js';
import type { SearchQuery } from '../state/search-query.js';
import { messageView } from '../views/message-view.js';

/** The number of stores that are offered. */
const most = 3;

export interface NothingFoundOptions extends Pick<LocatorActions, 'choose' | 'search'> {
  readonly view: () => FilterableState;
  /** Returns whether filters narrow the list. */
  readonly isFiltered: () => boolean;
}

/** Returns the few stores nearest to a point. One pass, since a listing may be long. */
function nearestTo(point: LatLng | undefined, stores: readonly Store[]): readonly Store[] {
  if (!point) return [];
  let nearest: (readonly [meters: number, store: Store])[] = [];
  for (const store of stores) {
    if (!store.position) continue;
    const meters = distanceMeters(point, store.position);
    if (meters >= (nearest[most - 1]?.[0] ?? Infinity)) continue;
    nearest = [...nearest, [meters, store] as const].sort(([a], [b]) => a - b).slice(0, most);
  }
  return nearest.map(([, store]) => store);
}

/**
 * Offers stores in place of an empty list. The result line says that nothing is found. The map
 * shows where stores were looked for: all of them, or the offered ones around the last place.
 */
export class NothingFound implements ReactiveController {
  readonly #host: LocatorAttributes;
  readonly #options: NothingFoundOptions;
  readonly #catalogue = createCatalogue(listMessages);
  readonly #nearest = memoizeOne(nearestTo);
  readonly #middle = memoizeOne(({ south, west, north, east }: MapView) => ({
    lat: (south + north) / 2,
    lng: (west + east) / 2,
  }));
  /** The place of the last query that had one. */
  #place: LatLng | undefined;

  constructor(host: LocatorAttributes, options: NothingFoundOptions) {
    this.#host = host;
    this.#options = options;
    host.addController(this);
  }

  hostUpdated(): void {
    // A region or country has no point to measure from.
    this.#place = this.#options.view().features?.search?.origin ?? this.#place;
  }

  /** Returns the picture with all stores, and the offered ones in its frame; else undefined. */
  onMap(picture: MapPicture): MapPicture | undefined {
    const { features, results } = this.#options.view();
    if (results.stores[0] || !results.anyPlaced || features?.isDeciding) return undefined;
    if (this.#options.isFiltered()) return undefined;
    const few = this.#stores;
    return {
      ...picture,
      stores: results.all,
      few,
      growth: `${picture.growth}|nothing`,
      near: few[0] && { place: this.#point, stores: few },
    };
  }

  get view(): TemplateResult {
    const { searchQuery, words } = this.#options.view();
    const offered = this.#stores;
    const { nearestStores, whatToSearch } = this.#catalogue(this.#host);
    return html`${
      offered.length
        ? html`<p class="offers-title" id="offers">${nearestStores}</p>
            <ul class="offers" aria-labelledby="offers">
              ${offered.map((store, nth) => this.#offerView(store, nth + 1))}
            </ul>`
        : nothing
    }${
      // The button is beside the result line already.
      searchQuery.area
        ? nothing
        : messageView(searchQuery.text.trim() && whatToSearch, {
            label: words.messages.showAll,
            run: () => this.#search({ text: '' }),
          })
    }`;
  }

  /** @param number the store's number, which its pin has too */
  #offerView(store: Store, number: number): TemplateResult {
    const { hasMap, results } = this.#options.view();
    const text = storeTitle(store, results.repeatedNames);
    const choose = (): void => {
      const searchQuery = { text, isChosen: true };
      this.#options.choose(store, searchQuery);
      // The page may have prevented the choice.
      if (this.#options.view().searchQuery === searchQuery) this.#tell(text);
    };
    return html`<li data-number=${hasMap ? number : nothing}>
      <button part="button" @click=${choose}><b>${text}</b> <span>${store.city}</span></button>
    </li>`;
  }

  #search(searchQuery: SearchQuery): void {
    this.#options.search(searchQuery);
    this.#tell(searchQuery.text);
  }

  #tell(query: string): void {
    this.#host.dispatchEvent(new StoreLocatorSearchEvent({ query }));
  }

  get #stores(): readonly Store[] {
    return this.#nearest(this.#point, this.#options.view().results.all);
  }

  /** The middle of the searched part of the map, or the last place. */
  get #point(): LatLng | undefined {
    const { area } = this.#options.view().searchQuery;
    return area ? this.#middle(area) : this.#place;
  }
}
