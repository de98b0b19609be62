import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { MapView } from '../../domain/map/map-view.js';
import type { Outlines } from '../../domain/map/outlines.js';
import type { LatLng, Store } from '../../domain/store/store.js';
import { again } from '../../http/again.js';
import type { MapLabels } from '../../map/map-labels.js';
import type {
  CreateStoreMap,
  LatePartOfMap,
  MapTiles,
  Origin,
  StoreMap,
  StoreMapOptions,
} from '../../map/store-map.js';
import type { CountryDetail } from '../../gazetteer/outlines/country-detail.js';
import type { Reader } from '../../gazetteer/shards/reader.js';
import { DetailFollower } from './detail-follower.js';
import { LastingTask } from '../loading/lasting-task.js';
import { mapPaletteOf, paletteKeyOf } from './map-palette.js';
import { NearViewport } from '../watches/near-viewport.js';
import { report } from '../reports/report.js';
import { retryPrompts } from '../watches/retry-watch.js';

/** The data that the map shows. It is compared by identity, so unchanged parts cost nothing. */
export interface MapPicture {
  readonly stores: readonly Store[];
  /** The stores that the visitor chooses from, in the order of their numbers, when they are few. */
  readonly few?: readonly Store[] | undefined;
  /** The place that the search is near. */
  readonly origin: Origin | undefined;
  readonly selectedId: number | undefined;
  /** Whether the map moves to show the selected store. */
  readonly reveal: boolean;
  /** The height in pixels of the map's lower part under the card of the selected store. */
  readonly covered?: number | undefined;
  /** A new key fits `near`, or all stores, into view; null leaves the map where it is. */
  readonly frame: string | null;
  /** A new key does the same, unless the visitor has moved the map in between. */
  readonly growth: string;
  /** A searched place with the stores around it, or the stores of an opened country. */
  readonly near:
    { readonly place?: LatLng | undefined; readonly stores: readonly Store[] } | undefined;
  readonly labels: MapLabels;
  readonly tiles: MapTiles | undefined;
  /** The address of `streets.json` or of its folder. */
  readonly streets: string | undefined;
  /** The credits of the data that places the pins. */
  readonly credits: readonly string[];
  /** The language of the names on the map (BCP 47). */
  readonly lang: string;
}

/** The host's `_map` is Leaflet's `Map`; undefined once the map is removed. */
type Host = ReactiveControllerHost & Element & { _map: unknown };

export interface MapControllerOptions extends Pick<
  StoreMapOptions,
  'onSelect' | 'onEscape' | 'onArea'
> {
  /** The empty element that the map fills; null while it is not rendered. */
  readonly container: () => HTMLElement | null;
  readonly wanted: () => boolean;
  readonly loading: () => 'lazy' | 'eager';
  readonly reader: () => Reader;
  readonly picture: () => MapPicture;
  /** Whether a new picture will soon replace the first one, which would only make the map jump. */
  readonly waits: () => boolean;
}

/** In milliseconds. When the detail takes longer, land without names is better than sea. */
const lateMs = 1_500;

/** The parts of the map that are loaded, by their names in the console. */
type MapPart = 'the map' | 'map data' | LatePartOfMap;

type Part<T> = LastingTask<readonly [boolean, Reader], T | undefined>;

/** Loads the map when it is needed, updates it with the host, and removes it with the host. */
export class MapController implements ReactiveController {
  readonly #host: Host;
  readonly #options: MapControllerOptions;
  readonly #near: NearViewport;
  readonly #code: Part<CreateStoreMap>;
  readonly #outlines: Part<Outlines>;
  readonly #missing = new Set<MapPart>();
  #removal = new AbortController();
  #frame = 0;
  #map: StoreMap | undefined;
  #container: HTMLElement | undefined;
  #view: MapView | undefined;
  #late: ReturnType<typeof setTimeout> | undefined;
  readonly #follower = new DetailFollower(() => this.#stepSoon());
  #shown: Partial<MapPicture & { outlines: Outlines; detail: CountryDetail; palette: string }> = {};

  constructor(host: Host, options: MapControllerOptions) {
    this.#host = host;
    this.#options = options;
    this.#near = new NearViewport(host, options.container);
    this.#code = this.#partOf('the map', async () => {
      const { createStoreMap } = await import('../../map/create-store-map.js');
      return createStoreMap;
    });
    this.#outlines = this.#partOf('map data', async (reader, signal) => {
      const { loadOutlines } = await import('../../gazetteer/outlines/load-outlines.js');
      return loadOutlines(reader, signal);
    });
    host.addController(this);
  }

  /** Loads a part when the map is needed, and again when the reader of map data is another one. */
  #partOf<T>(what: MapPart, load: (reader: Reader, signal: AbortSignal) => Promise<T>): Part<T> {
    return new LastingTask(
      this.#host,
      () => [this.#needed, this.#options.reader()],
      async ([needed, reader], signal) =>
        needed ? this.#tryFor(() => load(reader, signal), what, signal) : undefined,
    );
  }

  /** True while the map's code has failed to load. The list works without the map. */
  get failed(): boolean {
    return this.#missing.has('the map');
  }

  /** True while the map's land has failed to load. A map without pins is then empty. */
  get isBare(): boolean {
    return this.#missing.has('map data');
  }

  /** Repeats a load until it succeeds. Reports the first failure and updates the host. */
  async #tryFor<T>(load: () => Promise<T>, what: MapPart, signal: AbortSignal): Promise<T> {
    const onFailure = (error: unknown): void => {
      if (this.#missing.has(what)) return;
      this.#missing.add(what);
      const level = what === 'the map' ? 'error' : 'warn';
      report(this.#host, `${what} can't be loaded: ${(error as Error).message}`, level);
      this.#host.requestUpdate();
    };
    const found = await again(load, { signal, onFailure, prompts: retryPrompts });
    this.#missing.delete(what);
    return found;
  }

  get #needed(): boolean {
    const { wanted, loading } = this.#options;
    return wanted() && (this.#near.near || loading() === 'eager');
  }

  /** Raises the pin of a store above the others. */
  mark(id: number | undefined): void {
    this.#map?.mark(id);
  }

  hostUpdated(): void {
    if (this.#wantedContainer !== this.#container) this.#remove();
    this.#stepSoon();
  }

  hostDisconnected(): void {
    queueMicrotask(() => {
      if (!this.#host.isConnected) this.#remove();
    });
  }

  get #wantedContainer(): HTMLElement | undefined {
    return (this.#options.wanted() && this.#options.container()) || undefined;
  }

  /** Steps after the next frame, which is the list's: a visitor there must not wait for the map. */
  #stepSoon(): void {
    this.#frame ||= requestAnimationFrame(() =>
      setTimeout(() => {
        this.#frame = 0;
        this.#step();
      }),
    );
  }

  /** Makes one step. Each of the long steps is a task of its own. */
  #step(): void {
    const create = this.#code.value;
    const container = this.#wantedContainer;
    const outlines = this.#outlines.value;
    const { detail } = this.#follower;
    if (!create || !container || !this.#host.isConnected) return;
    const isFramed = this.#shown.frame !== undefined;
    if (!this.#map) {
      this.#map = this.#create(create, container);
      this.#host._map = this.#map.leaflet;
      this.#stepSoon();
    } else if (isFramed && outlines && this.#shown.outlines !== outlines) {
      // The detail has names, and land appears together with names.
      this.#late = setTimeout(() => this.#shown.detail ?? this.#map?.setOutlines(outlines), lateMs);
      this.#shown.outlines = outlines;
      this.#followView();
      this.#stepSoon();
    } else if (detail && this.#shown.detail !== detail) {
      this.#map.setOutlines(detail.outlines);
      this.#map.setPlaces(detail.places);
      this.#shown.detail = detail;
      this.#stepSoon();
    } else if (isFramed || !this.#options.waits()) {
      this.#draw(this.#map, container);
      // The land comes after the pins, the map's purpose, and is drawn once, where they are.
      if (!isFramed) this.#stepSoon();
    }
  }

  #create(create: CreateStoreMap, container: HTMLElement): StoreMap {
    this.#container = container;
    const { labels } = this.#options.picture();
    this.#shown = { labels, palette: paletteKeyOf(container) };
    const palette = mapPaletteOf(container);
    const onView = (view: MapView): void => {
      this.#view = view;
      this.#followView();
    };
    this.#removal = new AbortController();
    const { signal } = this.#removal;
    return create({
      ...this.#options,
      ...{ container, labels, palette, onView },
      again: (attempt, what) => this.#tryFor(attempt, what, signal),
      report: (text) => report(this.#host, text),
    });
  }

  /** Loads the detail once the first stores are in their frame. Earlier views are not final. */
  #followView(): void {
    const { stores, frame, lang } = this.#shown;
    if (this.#view && this.#outlines.value && stores && frame !== undefined && lang)
      void this.#follower.follow(stores, this.#view, this.#options.reader(), lang);
  }

  #remove(): void {
    clearTimeout(this.#late);
    this.#follower.stop();
    this.#removal.abort();
    this.#map?.destroy();
    this.#host._map = this.#map = this.#container = this.#view = undefined;
  }

  #draw(map: StoreMap, container: HTMLElement): void {
    const shown = this.#shown;
    const next = this.#options.picture();
    const palette = paletteKeyOf(container);
    if (shown.palette !== palette) map.setPalette(mapPaletteOf(container));
    if (shown.labels !== next.labels) map.setLabels(next.labels);
    if (shown.streets !== next.streets) map.setStreets(next.streets);
    if (shown.tiles !== next.tiles) map.setTiles(next.tiles);
    if (shown.credits !== next.credits) map.setCredits(next.credits);
    const hasNewStores = shown.stores !== next.stores || shown.lang !== next.lang;
    if (shown.stores !== next.stores || shown.few !== next.few)
      map.setStores(next.stores, next.few);
    if (shown.origin !== next.origin) map.setOrigin(next.origin);
    // A new map always needs a first frame.
    const stays = next.frame === null && shown.frame !== undefined;
    const again = shown.frame === next.frame;
    if (!stays && (!again || shown.growth !== next.growth))
      map.frame(next.near?.stores, { place: next.near?.place, again });
    if (shown.selectedId !== next.selectedId) map.select(next.selectedId, next);
    Object.assign(shown, next, { palette });
    if (hasNewStores) this.#followView();
  }
}
