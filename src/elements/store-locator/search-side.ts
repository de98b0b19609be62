import type { ReactiveController } from '@lit/reactive-element';
import type { TemplateResult } from 'lit-html';
import { adoptSheet } from '../../controllers/adopt-sheet.js';
import { dataReader, failureOf } from '../../controllers/data-reader.js';
import { pageMessages } from '../../controllers/page-messages.js';
import { report } from '../../controllers/report.js';
import { typedPlaces } from '../../controllers/typed-places.js';
import type { MapFormats } from '../../domain/formats.js';
import { isArea } from '../../domain/is-area.js';
import type { ListingState } from '../../domain/listing-state.js';
import { meantPlace, storesCalled } from '../../domain/meant-place.js';
import type { Place } from '../../domain/place.js';
import type { Store } from '../../domain/store.js';
import { searchMessages } from '../../i18n/en-search.js';
import { createCatalogue } from '../../i18n/messages.js';
import type { Asked } from './asked.js';
import { arrangePlace } from './search/arrange-place.js';
import { Combobox } from './search/combobox.js';
import { distanceText } from './search/distance-text.js';
import { StoreLocatorSearchEvent } from './events.js';
import type { LocatorAttributes } from './locator-attributes.js';
import { memo } from './memo.js';
import { nearLine } from './search/near-line.js';
import { PlaceAnswer } from './search/place-answer.js';
import type { Arrange, Results } from './results.js';
import { searchSheet } from './search/styles.js';
import { placeText, shortPlaceText, type SearchWords } from './search/search-words.js';
import { storesPerCountry } from './search/stores-per-country.js';
import { placeView, readingsView } from './search/places-view.js';

export interface SearchView {
  readonly asked: Asked;
  readonly listing: Pick<ListingState, 'status' | 'waiting'>;
  readonly results: Pick<Results, 'all' | 'stores'>;
}

export interface SearchSideOptions {
  readonly view: () => SearchView;
  readonly format: () => MapFormats;
  /** Positions are still on their way. */
  readonly placing: () => boolean;
  /** Puts a question in the place of the last one. */
  readonly ask: (asked: Asked) => void;
}

/** Of the gazetteer; a geocoder may add to them. */
const maxPlaces = 6;
const maxSuggestions = 8;
const maxReadings = 3;
const maxFramed = 5;
const pauseMs = 350;
/** Keys follow each other faster than this: what is typed is shown before places are looked for. */
const betweenKeysMs = 150;

const wait = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** Understands what is typed as a place: suggests some, and measures the stores from the one that is meant. */
export class SearchSide implements ReactiveController {
  readonly #host: LocatorAttributes;
  readonly #options: SearchSideOptions;
  readonly #combobox: Combobox;
  readonly #catalogue = createCatalogue(searchMessages);
  readonly #countries = memo(storesPerCountry);
  readonly #words = memo((messages: SearchWords['messages'], format: MapFormats): SearchWords => ({
    messages,
    format,
  }));
  readonly #arrange = memo(arrangePlace);
  readonly #nearLine = memo(nearLine);
  #last: PlaceAnswer | undefined;

  constructor(host: LocatorAttributes, options: SearchSideOptions) {
    this.#host = host;
    this.#options = options;
    this.#combobox = new Combobox((index) => this.#choose(this.#last?.places[index]));
    adoptSheet(host, searchSheet);
    host.addController(this);
  }

  /** The place that stores are measured from: of the question as it is now, not of an older one. */
  get place(): Place | undefined {
    return this.#answer?.place;
  }

  get arrange(): Arrange {
    return this.#arrange(this.place);
  }

  /** The result line, when it is about a place. */
  get line(): string | undefined {
    const { place, others = [] } = this.#answer ?? {};
    const { listing, results } = this.#options.view();
    if (!place || !results.all.length) return undefined;
    const name = shortPlaceText(place, others, this.#own);
    const more = listing.status === 'loading' || this.#options.placing();
    return this.#nearLine(name, place, results.stores, more, this.#own);
  }

  get readings(): TemplateResult | undefined {
    const { place, isFilter, others = [] } = this.#answer ?? {};
    if (!(place || isFilter) || !others.length) return undefined;
    const { places, otherPlaces } = this.#own.messages;
    return readingsView(
      isFilter ? places : otherPlaces,
      others.slice(0, maxReadings),
      this.#own,
      (other) => this.#choose(other),
    );
  }

  get distanceOf(): ((store: Store) => string | undefined) | undefined {
    const { place } = this;
    return place && ((store) => distanceText(store, place, this.#own));
  }

  /** What the map is to show first: the stores nearest to the place, or all in it. */
  get nearest(): readonly Store[] {
    const { stores } = this.#options.view().results;
    const some = this.place && isArea(this.place) ? stores : stores.slice(0, maxFramed);
    return some.filter(({ position }) => position);
  }

  hostUpdated(): void {
    const input = this.#host.shadowRoot?.querySelector<HTMLInputElement>('.search input');
    this.#combobox.attach(input ?? undefined);
    const { asked } = this.#options.view();
    if (asked !== this.#last?.asked) this.#begin(new PlaceAnswer(asked, [], asked.place));
    this.#look();
    this.#decide();
  }

  hostDisconnected(): void {
    queueMicrotask(() => {
      if (!this.#host.isConnected) this.#last?.stop();
    });
  }

  get #answer(): PlaceAnswer | undefined {
    return this.#options.view().asked === this.#last?.asked ? this.#last : undefined;
  }

  get #own(): SearchWords {
    const { messages } = this.#host;
    return this.#words(this.#catalogue(pageMessages(), messages), this.#options.format());
  }

  #begin(answer: PlaceAnswer): void {
    this.#last?.stop();
    this.#last = answer;
    this.#combobox.offer([], '');
  }

  /** Looks for the place, and once more when stores in other countries have arrived; what is offered stays. */
  #look(): void {
    const answer = this.#answer;
    if (!answer?.asked.text.trim() || answer.place) return;
    if (answer.places.length && !answer.asked.settle) return;
    const countries = this.#countries(this.#options.view().results.all);
    const known = [...countries.keys()].join();
    if (!known || known === answer.countries || !this.#host.isConnected) return;
    const read = dataReader(this.#host.dataUrl);
    const onError = (error: unknown): void =>
      report(this.#host, `places can't be found: ${String(error)}`, 'warn');
    const find = (text: string, signal: AbortSignal) =>
      typedPlaces(text, {
        read,
        countries,
        lang: this.#own.format.lang,
        limit: maxPlaces,
        signal,
        geocoder: this.#host.geocoder,
        isTyped: async () => {
          if (!answer.asked.settle) await wait(betweenKeysMs);
        },
        pause: () => wait(pauseMs),
        onError,
      });
    void answer.look(known, find, () => {
      if (this.#answer !== answer) return;
      const failure = failureOf(read);
      if (failure && !answer.places.length) onError(failure);
      this.#decide();
      if (!answer.asked.settle) this.#suggest(answer);
    });
  }

  #suggest({ places }: PlaceAnswer): void {
    const words = this.#own;
    const options = places.slice(0, maxSuggestions).map((place) => placeView(place, words));
    this.#combobox.offer(options, words.messages.places);
  }

  /**
   * Takes the place that is obviously meant: by its whole name, or because no store's text is like that. Pages that are
   * on their way may hold stores in the country that is meant, and where stores are may tell which place it is.
   */
  #decide(): void {
    const answer = this.#answer;
    if (!answer?.asked.settle || answer.place || answer.isFilter) return;
    const { others: named, places, asked, isOver } = answer;
    const { results, listing } = this.#options.view();
    if (listing.status === 'loading' && !listing.waiting) return;
    if (named.length) {
      const called = storesCalled(asked.text, results.stores);
      if (this.#options.placing() && called.some(({ position }) => !position)) return;
      const meant = meantPlace(asked.text, named, called);
      if (meant) this.#take(meant, asked.text);
      else this.#filter(answer);
    } else if (isOver && !results.stores.length && places[0]) {
      this.#take(places[0], asked.text);
    }
  }

  /** Places of that name stand beside the stores that go by it. */
  #filter(answer: PlaceAnswer): void {
    answer.isFilter = true;
    this.#host.requestUpdate();
  }

  #choose(place: Place | undefined): void {
    if (!place) return;
    const query = placeText(place, this.#own);
    this.#take(place, query);
    this.#host.dispatchEvent(new StoreLocatorSearchEvent({ query }));
  }

  #take(place: Place, text: string): void {
    const asked = { text, place };
    this.#begin(new PlaceAnswer(asked, this.#last?.places, place));
    this.#options.ask(asked);
  }
}
