import type { ReactiveController, TemplateResult } from 'lit';
import { adoptSheet } from '../../../../controllers/adopt-sheet.js';
import { createCatalogue } from '../../../../controllers/catalogue.js';
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
import { distanceText } from './distance-text.js';
import { StoreLocatorSearchEvent } from '../../events.js';
import type { LocatorAttributes } from '../../locator-attributes.js';
import { memoizeOne } from '../../../../domain/memoize-one.js';
import { interpretQuery } from './interpret-query.js';
import { PlaceLookup } from './place-lookup.js';
import { lookAgain, placeFinder, storesPerCountry } from './place-finder.js';
import { searchSheet } from './styles.js';
import { placeText, type SearchWords } from './search-words.js';
import { SimilarStores } from './similar-stores.js';
import { isComing, type PlaceSearchOptions } from './search-view.js';
import { Suggestions } from './suggestions.js';
import { ResultLine } from './result-line.js';
import type { Arrange, SearchFeature } from '../../state/features.js';

const maxFramed = 5;
/** Stores are offered by then, if places take longer. */
const patienceMs = 1500;

/** Understands what is typed as a place: suggests some, and measures the stores from the one that is meant. */
export class PlaceSearch implements ReactiveController, SearchFeature {
  readonly #host: LocatorAttributes;
  readonly #options: PlaceSearchOptions;
  readonly #suggestions: Suggestions;
  readonly #similar: SimilarStores;
  readonly #catalogue = createCatalogue(searchMessages);
  readonly #countries = memoizeOne(storesPerCountry);
  readonly #words = memoizeOne(
    (messages: SearchWords['messages'], format: MapFormats): SearchWords => ({
      messages,
      format,
    }),
  );
  readonly #arrange = memoizeOne(arrangePlace);
  readonly #line = new ResultLine();
  readonly #named = memoizeOne(storesNamed);
  #last: PlaceLookup | undefined;

  constructor(host: LocatorAttributes, options: PlaceSearchOptions) {
    this.#host = host;
    this.#options = options;
    this.#similar = new SimilarStores(host);
    this.#suggestions = new Suggestions({
      choosePlace: (place) => this.#choose(place),
      chooseStore: (store) => this.#chooseStore(store),
      stores: (limit) => {
        const { searchQuery, results } = options.view();
        return suggestStores(results.index, results.stores, searchQuery.text, limit);
      },
    });
    adoptSheet(host, searchSheet);
    host.addController(this);
  }

  get place(): Place | undefined {
    // A question that brings its place is about no words, also before the next update.
    return this.#options.view().searchQuery.place ?? this.answer?.place;
  }

  /** What is known of the question as it is now. */
  get answer(): PlaceLookup | undefined {
    return this.#options.view().searchQuery === this.#last?.searchQuery ? this.#last : undefined;
  }

  get arrange(): Arrange {
    // Pages that are on their way may have just what was typed.
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
    const choose = (other: Place): void => this.#choose(other);
    return this.#line.waysOn(view, this.answer ?? {}, this.#own, choose, showAll);
  }

  get distanceOf(): ((store: Store) => string | undefined) | undefined {
    const { place } = this;
    return place && ((store) => distanceText(store, place, this.#own));
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

  get nearest(): readonly Store[] {
    const { stores } = this.#options.view().results;
    const some = this.place && isArea(this.place) ? stores : stores.slice(0, maxFramed);
    return some.filter(({ position }) => position);
  }

  /** Before the stores are arranged: a question that brings its place has it at once. */
  hostUpdate(): void {
    const { searchQuery } = this.#options.view();
    if (searchQuery !== this.#last?.searchQuery)
      this.#begin(new PlaceLookup(searchQuery, [], searchQuery.place));
  }

  hostUpdated(): void {
    const input = this.#host.shadowRoot?.querySelector<HTMLInputElement>('.search input');
    this.#suggestions.attach(input);
    if (this.#suggestions.wantsStores) this.#suggest();
    this.#look();
    this.#decide();
  }

  hostDisconnected(): void {
    queueMicrotask(() => {
      if (!this.#host.isConnected) this.#last?.stop();
    });
  }

  get #own(): SearchWords {
    return this.#words(this.#catalogue(this.#host), this.#options.format());
  }

  #begin(answer: PlaceLookup): void {
    this.#last?.stop();
    this.#last = answer;
    this.#suggestions.clear();
    setTimeout(() => {
      if (this.answer === answer) this.#suggest();
    }, patienceMs);
  }

  /** Looks for the place, and once more when stores in other countries have arrived; what is offered stays. */
  #look(): void {
    const answer = this.answer;
    if (!answer?.searchQuery.text.trim()) return;
    // A place that was taken early may have others of its name in countries that come later.
    if (answer.place ? !answer.countries : answer.places.length && !answer.searchQuery.settle)
      return;
    const { results, listing } = this.#options.view();
    const countries = this.#countries(results.all);
    const known = [...countries.keys()].join();
    if (!known && !isComing(listing) && !this.#options.pending()) answer.isOver = true;
    if (!known || known === answer.countries || !this.#host.isConnected) return;
    const { lang } = this.#own.format;
    const finder = placeFinder(
      this.#host,
      countries,
      this.#options.likely(),
      lang,
      !answer.searchQuery.settle,
    );
    void answer.look(known, finder.find, () => {
      if (this.answer !== answer) return;
      answer.hasFailed = !answer.places.length && finder.hasFailed();
      if (answer.hasFailed && answer.isOver)
        lookAgain(
          answer,
          finder,
          () => this.answer === answer && this.#options.search({ ...answer.searchQuery }),
        );
      this.#decide();
      this.#suggest();
      // Others of that name stand beside it, and beside the stores that go by it.
      if (answer.place ?? answer.isFilter) this.#host.requestUpdate();
    });
  }

  #suggest(): void {
    const { searchQuery, places } = this.answer ?? {};
    if (
      !searchQuery?.text.trim() ||
      searchQuery.settle ||
      searchQuery.place ||
      searchQuery.isChosen
    )
      return;
    this.#suggestions.offer(places ?? [], this.#own, this.#options.view().words);
  }

  /** While pages are on their way only a place is taken, and that after Enter on what hardly is another one. */
  #decide(): void {
    const answer = this.answer;
    if (!answer?.searchQuery.settle || answer.place || answer.isFilter !== undefined) return;
    const { text } = answer.searchQuery;
    const { list, results, listing } = this.#options.view();
    const isEarly = isComing(listing);
    // Also those that a facet leaves out: it is lifted for the one that is meant.
    const stores = matchStores(results.index, text);
    const isPending = this.#options.pending();
    const similar = this.#similar.named(text);
    const { all } = results;
    const known = { all, stores, similar, named: this.#named, isEarly, isPending };
    const meaning = interpretQuery(answer, known);
    if (meaning?.place && !meaning.place.isExact && this.#similar.isReading) return;
    if (meaning?.place && !list.isInUse?.())
      return this.#take(meaning.place, text, isEarly ? answer.countries : undefined);
    if (!meaning || (isEarly && !meaning.place)) return;
    // Places of that name stand beside the stores that go by it.
    this.#host.requestUpdate();
    // Who is in the list already stays there: it is the same question.
    answer.place = meaning.place;
    answer.isFilter = meaning.isFilter === true;
    if (meaning.store) this.#options.choose(meaning.store);
  }

  #choose(place: Place): void {
    const query = placeText(place, this.#own);
    this.#take(place, query);
    this.#host.dispatchEvent(new StoreLocatorSearchEvent({ query }));
  }

  #chooseStore(store: Store): void {
    const { repeatedNames } = this.#options.view().results;
    const searchQuery = { text: storeTitle(store, repeatedNames), isChosen: true };
    this.#options.choose(store, searchQuery);
    if (this.#options.view().searchQuery === searchQuery)
      this.#host.dispatchEvent(new StoreLocatorSearchEvent({ query: searchQuery.text }));
  }

  /** @param countries where it was found, as long as there may be more */
  #take(place: Place, text: string, countries?: string): void {
    const searchQuery = { text, place };
    this.#begin(new PlaceLookup(searchQuery, this.#last?.places, place, countries));
    this.#options.search(searchQuery);
  }
}
