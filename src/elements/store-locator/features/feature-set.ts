import type { TemplateResult } from 'lit';
import { MapController, type MapPicture } from '../../../controllers/map/map.js';
import { createCatalogue } from '../../../controllers/words/catalogue.js';
import { dataReader } from '../../../controllers/places/data-reader.js';
import { gracePeriod } from '../../../scheduling/grace-period.js';
import { storeCredits } from '../../../controllers/map/store-credits.js';
import { SurfaceController } from '../../../controllers/look/surface.js';
import { tellListing } from '../../../controllers/listing/tell-listing.js';
import type { MapFormats } from '../../../domain/messages/formats.js';
import type { MapMessages } from '../../../domain/messages/map-messages.js';
import { withoutSecret } from '../../../domain/secret-key.js';
import { matchStores } from '../../../domain/search/match-stores.js';
import { growingStoreIndex } from '../../../domain/search/growing-store-index.js';
import type { Store } from '../../../domain/store/store.js';
import { mapMessages } from '../../../i18n/en-map.js';
import { mapFormatsOf } from '../../../i18n/map-formats.js';
import { countryCandidates } from '../state/country-candidates.js';
import type { LocatorAttributes } from '../locator-attributes.js';
import { backToRow } from './map/back-to-row.js';
import { mapWords } from './map/map-words.js';
import { memoizeOne } from '../../../domain/memoize-one.js';
import { StorePositions } from '../state/store-positions.js';
import { PositionsAnnouncer } from '../state/positions-announcer.js';
import { searchArea } from './map/search-area.js';
import { featureTable, type FeatureTable } from './feature-table.js';
import { PendingSearch } from './search/pending-search.js';
import type { FeatureOptions } from './feature-options.js';
import type {
  Arrange,
  FiltersFeature,
  LocatorFeatures,
  PlaceStores,
  SearchFeature,
  StockFeature,
  VisitorFeature,
} from '../state/feature-contracts.js';
import { VisitSoFar } from './visitor/visit-so-far.js';

export { prepareFeatures } from './prepare-features.js';

/**
 * True once the visitor has filtered the list or opened a country. The map then no longer shows the
 * store of the link first.
 */
const looksElsewhere = (filters: FiltersFeature | undefined): boolean =>
  filters !== undefined && (filters.isActive || filters.list.groups.openings > 0);

const hasPosition = (stores: readonly Store[]): boolean => stores.some(({ position }) => position);

/**
 * Holds the features that load after the first rows: positions, the page's colours, the map, and
 * the features of `featureTable`.
 */
export class FeatureSet implements LocatorFeatures {
  readonly index = growingStoreIndex();
  readonly #host: LocatorAttributes;
  readonly #options: FeatureOptions;
  readonly #placing: StorePositions;
  readonly #map: MapController;
  readonly #search: PendingSearch;
  readonly #visit: VisitSoFar;
  readonly #positions: PositionsAnnouncer;
  readonly #table: FeatureTable;
  readonly #catalogue = createCatalogue(mapMessages);
  readonly #formats = memoizeOne(mapFormatsOf);
  readonly #words = memoizeOne(mapWords);
  readonly #credits = memoizeOne(storeCredits);

  constructor(host: LocatorAttributes, options: FeatureOptions) {
    this.#host = host;
    this.#options = options;
    this.#positions = new PositionsAnnouncer(host);
    new SurfaceController(host);
    const { view } = options;
    this.#placing = new StorePositions(host, () => view().listing.status === 'loading');
    this.#visit = new VisitSoFar(host, view, () => this.#table.visitor);
    this.#search = new PendingSearch(host, view, () => this.#table.search);
    const counted = () => this.search?.counted;
    this.#table = featureTable(host, {
      visitor: { ...options, wanted: () => this.#visit.isWanted, visit: () => this.#visit.visit },
      search: {
        ...options,
        format: () => this.#format,
        pending: () => this.#placing.isPending,
        likely: (text) => countryCandidates(host, view(), text),
        wanted: () => this.#search.wantedFor,
      },
      stock: { ...options, counted },
      tiles: { words: () => view().words, hasMap: () => view().hasMap },
      filters: {
        ...options,
        place: () => view().searchQuery.place ?? this.search?.place,
        stock: this.stock,
        counted,
        mark: (id) => this.#map.mark(id),
      },
    });
    const isInGrace = gracePeriod(host);
    this.#map = new MapController(host, {
      container: () => host.shadowRoot?.querySelector('.map') ?? null,
      wanted: () => {
        const { hasMap, listing } = options.view();
        return hasMap && !(isInGrace() && listing.status === 'loading');
      },
      loading: () => host.loading,
      reader: () => dataReader(host.dataUrl),
      picture: () => this.#picture(),
      waits: () => isInGrace() && this.placing && !hasPosition(options.view().list.stores),
      onSelect: options.onSelect,
      onEscape: () => backToRow(host, options),
      onArea: (area, isCluster) =>
        searchArea(
          host,
          options.view().searchQuery,
          this.search?.place,
          area,
          isCluster,
          options.search,
        ),
    });
    // Features that are wanted already are requested now, and not only after the next update.
    for (const part of Object.values(this.#table)) part.hostUpdated();
  }

  /** The stock feature, once a product is set and the code is loaded. */
  readonly stock = (): StockFeature | undefined => this.#table.stock.value;

  get place(): PlaceStores {
    return this.#placing.place;
  }

  get placing(): boolean {
    return this.#placing.isPlacing;
  }

  /** The search for places, once its code is loaded. */
  get search(): SearchFeature | undefined {
    return this.#table.search.value;
  }

  get isDeciding(): boolean {
    return this.#search.isDeciding;
  }

  get arrange(): Arrange {
    let found = this.search?.arrange ?? matchStores;
    found = this.filters?.list.featured(found) ?? found;
    found = this.stock()?.arrange(found) ?? found;
    return this.filters?.arrange(found) ?? found;
  }

  /** The filters and the order of the list, once their code is loaded. */
  get filters(): FiltersFeature | undefined {
    return this.#table.filters.value;
  }

  get line(): string | undefined {
    if (this.#visit.hasFailed) return this.#messages.nearMeFailed;
    return this.#table.visitor.value?.line ?? this.summary;
  }

  /** The line of the search alone. “No store” is no answer while the query may be a place. */
  get summary(): string | undefined {
    const { results, words } = this.#options.view();
    if (this.isDeciding && !results.stores.length) return words.messages.loading;
    // The query of a link may be a place that cannot be looked up at the moment.
    return this.search?.line ?? (this.isBlind ? undefined : this.#table.visitor.value?.unknown);
  }

  /** The visitor feature, which only some visits need, once its code is loaded. */
  get visitor(): VisitorFeature | undefined {
    return this.#table.visitor.value;
  }

  get readings(): TemplateResult | undefined {
    return this.#table.visitor.value?.buttons ?? this.search?.readings;
  }

  /** @param byVisitor true after a tap by the visitor; the page then gets a search event */
  locate(byVisitor: boolean): Promise<void> {
    return this.#visit.locate(byVisitor);
  }

  /** Tells the page how many stores have positions, and other elements whose stores these are. */
  tell(): void {
    const { listing, results } = this.#options.view();
    tellListing(this.#options.connection, this.#host.src, listing);
    if (!this.placing) this.#positions.tell(listing, results.all);
  }

  /** Missing land or gazetteer data counts only when no store has a pin. */
  get isMapMissing(): boolean {
    const { anyPlaced } = this.#options.view().results;
    return this.#map.failed || (!anyPlaced && (this.#map.isBare || this.#placing.isMissingData));
  }

  get isBlind(): boolean {
    return this.#search.hasFailed;
  }

  get overMap(): TemplateResult | undefined {
    return this.#table.tiles.value?.question;
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
    const { words, listing, results, searchQuery, list, selectedId, reveal } = this.#options.view();
    const { place, nearest } = this.search ?? {};
    const labels = this.#words(
      words.messages.map,
      this.#messages,
      this.#format,
      results.repeatedNames,
    );
    const isOpened = list.shownCountry != null && hasPosition(list.stores);
    const opened = isOpened ? { stores: list.stores } : undefined;
    const linked = looksElsewhere(this.filters) ? undefined : this.#table.visitor.value?.linked;
    const picture: MapPicture = {
      stores: results.stores,
      origin: this.search?.origin,
      selectedId,
      reveal,
      frame: searchQuery.area
        ? null
        : [searchQuery.frame ?? searchQuery.text.trim(), linked?.id, this.filters?.key].join('|'),
      // Other stores may be the nearest once all stores have positions.
      growth: `${listing.settled}|${results.anyPlaced}|${this.search?.framed}|${this.placing}`,
      near:
        place && nearest
          ? { place, stores: nearest }
          : linked?.position
            ? { place: linked.position, stores: [linked] }
            : opened,
      labels: this.stock()?.labels(labels) ?? labels,
      tiles: this.#table.tiles.value?.tiles,
      streets: this.#host.tiles ? undefined : withoutSecret(this.#host.streetsSrc),
      credits: this.#credits(results.stores),
      lang: words.format.lang,
    };
    return this.filters?.list.onMap(picture) ?? picture;
  }
}
