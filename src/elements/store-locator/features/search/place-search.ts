import type { ReactiveController, TemplateResult } from 'lit';
import { adoptSheet, sheetOf } from '../../../../controllers/look/adopt-sheet.js';
import { createCatalogue } from '../../../../controllers/words/catalogue.js';
import type { MapFormats } from '../../../../domain/messages/formats.js';
import type { FoundStore } from '../../../../domain/store/found-store.js';
import { matchStores } from '../../../../domain/search/match-stores.js';
import { storesNamed } from '../../../../domain/search/resolve-place.js';
import { isArea, type Place } from '../../../../domain/search/place.js';
import type { Store } from '../../../../domain/store/store.js';
import { storeTitle } from '../../../../domain/store/store-title.js';
import { suggestStores } from '../../../../domain/search/suggest-stores.js';
import { searchMessages } from '../../../../i18n/en-search.js';
import { arrangePlace } from './arrange-place.js';
import { distancesOf } from './distance-text.js';
import { StoreLocatorSearchEvent } from '../../events.js';
import type { LocatorAttributes } from '../../locator-attributes.js';
import { memoizeOne } from '../../../../domain/memoize-one.js';
import { interpretQuery } from './interpret-query.js';
import { onBoxLeft } from './on-box-left.js';
import { PlaceLookup } from './place-lookup.js';
import { PlaceLookups } from './place-lookups.js';
import searchCss from './search.css';
import { placeText, type SearchWords } from './search-words.js';
import { SimilarStores } from './similar-stores.js';
import { isComing, type PlaceSearchOptions } from './search-options.js';
import { framedStores, originOf } from './search-frame.js';
import { Suggestions } from './suggestions.js';
import { ResultLine } from './result-line.js';
import type { Arrange, SearchFeature } from '../../state/feature-contracts.js';

/** Undefined when there is no DOM. */
const searchSheet = sheetOf(searchCss);

/** In milliseconds. Stores are offered after this time, even when no place is found yet. */
const graceMs = 1500;

/** Finds the place that a query means: suggests places, and measures stores from the chosen one. */
export class PlaceSearch implements ReactiveController, SearchFeature {
  readonly #host: LocatorAttributes;
  readonly #options: PlaceSearchOptions;
  readonly #suggestions: Suggestions;
  readonly #similar: SimilarStores;
  readonly #catalogue = createCatalogue(searchMessages);
  readonly #words = memoizeOne(
    (messages: SearchWords['messages'], format: MapFormats): SearchWords => ({
      messages,
      format,
    }),
  );
  readonly #arrange = memoizeOne(arrangePlace);
  readonly #line = new ResultLine();
  readonly #named = memoizeOne(storesNamed);
  readonly #origin = memoizeOne(originOf);
  readonly #matching = memoizeOne(matchStores);
  readonly #lookups: PlaceLookups;
  /** The lookup whose places are suggested. */
  #suggested: PlaceLookup | undefined;

  constructor(host: LocatorAttributes, options: PlaceSearchOptions) {
    this.#host = host;
    this.#options = options;
    this.#similar = new SimilarStores(host);
    this.#lookups = new PlaceLookups(host, {
      ...options,
      onPlaces: () => {
        this.#decide();
        this.#suggest();
      },
    });
    this.#suggestions = new Suggestions({
      choosePlace: (place) => this.#choose(place, this.#typed),
      chooseStore: (store) => this.#chooseStore(store),
      onShut: () => this.#finish(),
      stores: (limit) => {
        const { typed, results } = options.view();
        const { index } = results;
        // The results are about the query in effect, and may also be stores that are only similar.
        const stores = this.#isHeld ? this.#matching(index, typed.text) : results.stores;
        return suggestStores(index, stores, typed.text, limit);
      },
    });
    onBoxLeft(host.shadowRoot, (isToResults) => {
      // The rows and pins must stay until the click, because the visitor wants the pressed one.
      if (!isToResults) this.#finish();
      else if (this.#isHeld) options.search(options.view().searchQuery);
    });
    adoptSheet(host, searchSheet);
    host.addController(this);
  }

  get place(): Place | undefined {
    // A query that carries its place needs no lookup, even before the next update.
    return this.#options.view().searchQuery.place ?? this.answer?.place;
  }

  /** The lookup of the query in effect; undefined before it begins. */
  get answer(): PlaceLookup | undefined {
    return this.#lookups.of(this.#options.view().searchQuery);
  }

  get arrange(): Arrange {
    // Pages that are on their way may have exact matches, so look for similar stores later.
    const { searchQuery, listing } = this.#options.view();
    const match = isComing(listing) || !searchQuery.text.trim() ? matchStores : this.#similar.match;
    return this.#arrange(this.place, searchQuery.area, match);
  }

  get line(): string | undefined {
    const { view, pending } = this.#options;
    return this.#line.text(view(), this.answer ?? {}, this.#similar, pending(), this.#own);
  }

  get readings(): TemplateResult | undefined {
    const view = this.#options.view();
    const { text, place } = view.searchQuery;
    const showAll = (): void => this.#options.search({ text, place });
    const choose = (other: Place): void => this.#choose(other, this.answer);
    return this.#line.buttonsFor(view, this.answer ?? {}, this.#own, choose, showAll);
  }

  get distanceOf(): ((store: Store) => string | undefined) | undefined {
    const { place } = this;
    return place && distancesOf(place, this.#options.view().results.stores, this.#own);
  }

  measured(stores: readonly FoundStore[]): readonly FoundStore[] {
    return this.#line.measured(stores, this.place);
  }

  get counted(): readonly FoundStore[] | undefined {
    const { place } = this;
    const { searchQuery, results } = this.#options.view();
    if (!place || isArea(place) || searchQuery.area) return undefined;
    return this.#line.nearby(place, results.stores, this.#own.format)?.stores;
  }

  get origin(): SearchFeature['origin'] {
    return this.#origin(this.place, this.#own);
  }

  get framed(): string {
    return `${!!this.place} ${this.#few.map(({ id }) => id).join()}`;
  }

  get nearest(): readonly Store[] {
    const { stores } = this.#options.view().results;
    return framedStores(this.place, this.#few[0] ? this.#few : (this.counted ?? stores), stores);
  }

  /** Runs before the stores are arranged: a query that carries its place has it at once. */
  hostUpdate(): void {
    this.#lookups.follow();
    const lookup = this.#typed;
    if (lookup === this.#suggested) return;
    this.#suggested = lookup;
    this.#suggestions.clear();
    setTimeout(() => {
      if (this.#typed === lookup) this.#suggest();
    }, graceMs);
  }

  hostUpdated(): void {
    const input = this.#host.shadowRoot?.querySelector<HTMLInputElement>('.search input');
    this.#suggestions.attach(input);
    if (this.#suggestions.wantsStores) this.#suggest();
    this.#lookups.look(this.#own.format.lang);
    this.#decide();
  }

  hostDisconnected(): void {
    queueMicrotask(() => {
      if (!this.#host.isConnected) this.#lookups.stop();
    });
  }

  /** The stores with numbers. In another order of the list, such as by stock, they are others. */
  get #few(): readonly Store[] {
    return this.#options.view().features?.filters?.list.few.stores ?? [];
  }

  get #own(): SearchWords {
    return this.#words(this.#catalogue(this.#host), this.#options.format());
  }

  /** The lookup of the typed query; undefined before it begins. */
  get #typed(): PlaceLookup | undefined {
    return this.#lookups.of(this.#options.view().typed);
  }

  /** True when the typed text is not yet in effect. */
  get #isHeld(): boolean {
    const { searchQuery, typed } = this.#options.view();
    return typed !== searchQuery;
  }

  /** Brings the typed text into effect. */
  #finish(): void {
    if (this.#isHeld) this.#options.search(this.#options.view().typed);
  }

  #suggest(): void {
    const { searchQuery, places, isOver } = this.#typed ?? {};
    if (
      !searchQuery?.text.trim() ||
      searchQuery.settle ||
      searchQuery.place ||
      searchQuery.isChosen
    )
      return;
    const { words, listing } = this.#options.view();
    const isAny = this.#suggestions.offer(places ?? [], this.#own, words);
    // The list then says that nothing is found, or shows similar stores.
    if (!isAny && isOver && !isComing(listing)) this.#finish();
  }

  /** Decides what a settled query means. While pages load, only a nearly certain place is taken. */
  #decide(): void {
    const answer = this.answer;
    // A place that is found now would move the list while the visitor types.
    if (this.#isHeld) return;
    if (!answer?.searchQuery.settle || answer.place || answer.isFilter !== undefined) return;
    const { text } = answer.searchQuery;
    const { features, results, listing } = this.#options.view();
    const isEarly = isComing(listing);
    // Includes stores that a filter hides: the filter is lifted for the store that is meant.
    const stores = matchStores(results.index, text);
    const isPending = this.#options.pending();
    const similar = this.#similar.named(text);
    const { all } = results;
    const known = { all, stores, similar, named: this.#named, isEarly, isPending };
    const meaning = interpretQuery(answer, known);
    if (meaning?.place && !meaning.place.isExact && this.#similar.isReading) return;
    if (meaning?.place && !features?.filters?.list.pending.isInUse())
      return this.#take(meaning.place, text, answer, isEarly ? answer.countries : undefined);
    if (!meaning || (isEarly && !meaning.place)) return;
    // Other places of that name are shown beside the result line.
    this.#host.requestUpdate();
    // A visitor who uses the list stays there: the place is added to the same query.
    answer.place = meaning.place;
    answer.isFilter = meaning.isFilter === true;
    if (meaning.store) this.#options.choose(meaning.store);
  }

  /** @param from the lookup that has found the place */
  #choose(place: Place, from: PlaceLookup | undefined): void {
    const query = placeText(place, this.#own);
    this.#take(place, query, from);
    this.#host.dispatchEvent(new StoreLocatorSearchEvent({ query }));
  }

  #chooseStore(store: Store): void {
    const { repeatedNames } = this.#options.view().results;
    const searchQuery = { text: storeTitle(store, repeatedNames), isChosen: true };
    this.#options.choose(store, searchQuery);
    if (this.#options.view().searchQuery === searchQuery)
      this.#host.dispatchEvent(new StoreLocatorSearchEvent({ query: searchQuery.text }));
  }

  /**
   * @param from the lookup that has found the place, and others of its name
   * @param countries the countries where the place was found, while more may arrive
   */
  #take(place: Place, text: string, from: PlaceLookup | undefined, countries?: string): void {
    const searchQuery = { text, place };
    this.#lookups.add(new PlaceLookup(searchQuery, from?.places, place, countries));
    this.#options.search(searchQuery);
  }
}
