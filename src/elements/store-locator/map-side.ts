import type { TemplateResult } from 'lit';
import { MapController, type MapPicture } from '../../controllers/map.js';
import { createCatalogue } from '../../controllers/catalogue.js';
import { dataReader } from '../../controllers/data-reader.js';
import { gracePeriod } from '../../scheduling/grace-period.js';
import { report } from '../../controllers/report.js';
import { storeCredits } from '../../controllers/store-credits.js';
import { SurfaceController } from '../../controllers/surface.js';
import { tellListing } from '../../controllers/tell-listing.js';
import type { MapFormats } from '../../domain/messages/formats.js';
import type { MapMessages } from '../../domain/messages/map-messages.js';
import { matchStores } from '../../domain/search/match-stores.js';
import { growingStoreIndex } from '../../domain/search/growing-store-index.js';
import type { Store } from '../../domain/store/store.js';
import { mapMessages } from '../../i18n/en-map.js';
import { mapFormatsOf } from '../../i18n/map-formats.js';
import { likelyCountries } from './likely-countries.js';
import type { LocatorAttributes } from './locator-attributes.js';
import { mapWords } from './map-words.js';
import { memoizeOne } from '../../domain/memoize-one.js';
import { narrowLoader } from './narrow-loader.js';
import { Placing } from './placing.js';
import { PositionsAnnouncer } from './positions-announcer.js';
import { searchArea } from './search-area.js';
import { SearchLoader } from './search-loader.js';
import { stockLoader } from './stock-loader.js';
import { tilesLoader } from './tiles-loader.js';
import { typingRest } from './typing-rest.js';
import type { SideOptions } from './side-options.js';
import type {
  Arrange,
  FiltersFeature,
  MapFeature,
  PlaceStores,
  SearchFeature,
  StockFeature,
  VisitorFeature,
} from './state/features.js';
import { VisitorLoader } from './visitor-loader.js';

export { prepareMapSide } from './prepare-map-side.js';

/** From the map, focus goes to the selected store's card where that stands for its row, else to its row. */
function backToRow({ shadowRoot }: Element, { view, focus }: SideOptions): void {
  const { selectedId } = view();
  const card = shadowRoot?.querySelector<HTMLElement>('.docked button');
  // WebKit lets a hidden button have focus for a moment, and then nothing has it.
  if (card?.getClientRects().length) card.focus();
  else if (selectedId !== undefined) focus(selectedId);
}

/** True once the visitor has filtered the list or opened a country: the map leaves the store of the link. */
const looksElsewhere = (narrow: FiltersFeature | undefined): boolean =>
  narrow !== undefined && (narrow.isActive || narrow.list.parts.openings > 0);

const hasPosition = (stores: readonly Store[]): boolean => stores.some(({ position }) => position);

/** All that the first rows can do without: positions, the page's colours, the map and what the list is beyond its rows. Loaded after them. */
export class MapSide implements MapFeature {
  readonly index = growingStoreIndex();
  readonly #host: LocatorAttributes;
  readonly #options: SideOptions;
  readonly #placing: Placing;
  readonly #map: MapController;
  readonly #search: SearchLoader;
  readonly #visitor: VisitorLoader;
  readonly #positions: PositionsAnnouncer;
  /** Tells which stores have a product, once one is asked for. */
  readonly stock: () => StockFeature | undefined;
  readonly #tiles: ReturnType<typeof tilesLoader>;
  readonly #narrow: () => FiltersFeature | undefined;
  readonly #restsUntil = typingRest(() => this.#search.isInBox);
  readonly #catalogue = createCatalogue(mapMessages);
  readonly #formats = memoizeOne(mapFormatsOf);
  readonly #words = memoizeOne(mapWords);
  readonly #credits = memoizeOne(storeCredits);

  constructor(host: LocatorAttributes, options: SideOptions) {
    this.#host = host;
    this.#options = options;
    this.#positions = new PositionsAnnouncer(host);
    new SurfaceController(host);
    this.#visitor = new VisitorLoader(host, options);
    this.#placing = new Placing(host, () => options.view().listing.status === 'loading');
    this.#search = new SearchLoader(host, {
      view: options.view,
      format: () => this.#format,
      pending: () => this.#placing.isPending,
      likely: () => likelyCountries(host, options.view()),
      ask: options.ask,
      choose: options.choose,
    });
    const counted = () => this.search?.counted;
    this.stock = stockLoader(host, { ...options, counted });
    this.#tiles = tilesLoader(host, () => options.view().words);
    this.#narrow = narrowLoader(host, {
      ...options,
      place: () => options.view().asked.place ?? this.search?.place,
      stock: this.stock,
      counted,
      mark: (id) => this.#map.mark(id),
    });
    const isPatient = gracePeriod(host);
    this.#map = new MapController(host, {
      container: () => host.shadowRoot?.querySelector('.map') ?? null,
      wanted: () => {
        const { wanted, listing } = options.view();
        return wanted && !(isPatient() && listing.status === 'loading');
      },
      loading: () => host.loading,
      reader: () => dataReader(host.dataUrl),
      picture: () => this.#picture(),
      waits: () => isPatient() && this.placing && !hasPosition(options.view().first.stores),
      restsUntil: () => {
        const { asked, selectedId } = options.view();
        return this.#restsUntil(asked, selectedId);
      },
      onSelect: options.onSelect,
      onEscape: () => backToRow(host, options),
      onArea: (area, isCluster) =>
        searchArea(host, options.view().asked, this.search?.place, area, isCluster, options.ask),
      onTilesFailed: () => report(host, "tiles can't be loaded: the embedded map is shown."),
    });
  }

  get place(): PlaceStores {
    return this.#placing.place;
  }

  get placing(): boolean {
    return this.#placing.isPlacing;
  }

  /** Finds places, once it is there. */
  get search(): SearchFeature | undefined {
    return this.#search.side;
  }

  get isDeciding(): boolean {
    return this.#search.isDeciding;
  }

  get arrange(): Arrange {
    let found = this.search?.arrange ?? matchStores;
    found = this.stock()?.arrange(found) ?? found;
    return this.narrow?.arrange(found) ?? found;
  }

  /** Narrows and orders the list, once it is there. */
  get narrow(): FiltersFeature | undefined {
    return this.#narrow();
  }

  get line(): string | undefined {
    if (this.#visitor.hasFailed) return this.#messages.nearMeFailed;
    return this.#visitor.side?.line ?? this.summary;
  }

  /** What it says of the search alone. That no store has the words is no answer while a place may be meant. */
  get summary(): string | undefined {
    const { results, words } = this.#options.view();
    if (this.isDeciding && !results.stores.length) return words.messages.loading;
    // A link's words may be a place that can't be looked up now.
    return this.search?.line ?? (this.isBlind ? undefined : this.#visitor.side?.unknown);
  }

  /** What only some visits need, once it is there. */
  get visitor(): VisitorFeature | undefined {
    return this.#visitor.side;
  }

  get readings(): TemplateResult | undefined {
    return this.#visitor.side?.buttons ?? this.search?.readings;
  }

  /** @param byVisitor by a tap, which pages hear of */
  locate(byVisitor: boolean): Promise<void> {
    return this.#visitor.locate(byVisitor);
  }

  /** The page hears where the stores are, the elements beside this one that they have been read. */
  tell(): void {
    const { listing, results } = this.#options.view();
    tellListing(this.#options.connection, this.#host.src, listing);
    if (!this.placing) this.#positions.tell(listing, results.all);
  }

  /** Land and places are missed only where there are no pins. */
  get isMapMissing(): boolean {
    const { anyPlaced } = this.#options.view().results;
    return this.#map.failed || (!anyPlaced && (this.#map.isBare || this.#placing.isMissingData));
  }

  get isBlind(): boolean {
    return this.#search.hasFailed;
  }

  get overMap(): TemplateResult | undefined {
    return this.#tiles()?.question;
  }

  get #messages(): MapMessages {
    return this.#catalogue(this.#host);
  }

  get #format(): MapFormats {
    const { units } = this.#host;
    const { format } = this.#options.view().words;
    return this.#formats(format, units === 'km' || units === 'mi' ? units : undefined);
  }

  #picture(): MapPicture {
    const { words, listing, results, asked, first, selectedId, reveal } = this.#options.view();
    const { place, nearest } = this.search ?? {};
    const labels = this.#words(
      words.messages.map,
      this.#messages,
      this.#format,
      results.repeatedNames,
    );
    const isOpened = first.part != null && hasPosition(first.stores);
    const opened = isOpened ? { stores: first.stores } : undefined;
    const linked = looksElsewhere(this.narrow) ? undefined : this.#visitor.side?.linked;
    return {
      stores: results.stores,
      selectedId,
      reveal,
      frame: asked.area
        ? null
        : [asked.frame ?? asked.text.trim(), linked?.id, this.narrow?.key].join('|'),
      // The nearest may be others once all have their positions, and the others far away.
      growth: `${listing.settled}|${results.anyPlaced}|${place !== undefined}|${this.placing}`,
      near:
        place && nearest
          ? { place, stores: nearest }
          : linked?.position
            ? { place: linked.position, stores: [linked] }
            : opened,
      labels: this.stock()?.labels(labels) ?? labels,
      tiles: this.#tiles()?.tiles,
      credits: this.#credits(results.stores),
      lang: words.format.lang,
    };
  }
}
