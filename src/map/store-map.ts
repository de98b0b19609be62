import type { MapPlaces } from '../domain/map/map-place.js';
import type { MapView } from '../domain/map/map-view.js';
import type { Outlines } from '../domain/map/outlines.js';
import type { LatLng, Store } from '../domain/store/store.js';
import type { MapLabels } from './map-labels.js';
import type { MapPalette } from './map-palette.js';

/** Street tiles that a merchant opted in to. */
export interface MapTiles {
  /** Address template with `{z}`, `{x}`, `{y}` and, if needed, `{s}` and `{r}`. */
  readonly url: string;
  /** The provider's credit: text, `<a href>` links and entities; anything else stays text. */
  readonly attribution: string;
}

/** The parts that the map loads by itself. */
export type LatePartOfMap = 'the code for near stores' | 'streets';

export interface StoreMapOptions {
  /**
   * An empty element inside a shadow root. Its owner sets its size, and it may have no size at
   * first.
   */
  readonly container: HTMLElement;
  readonly labels: MapLabels;
  readonly palette: MapPalette;
  /** Called when the visitor chooses the pin of a store. */
  readonly onSelect: (id: number) => void;
  /**
   * Called when the visitor presses Escape on a pin. The focus may then return to where it came
   * from.
   */
  readonly onEscape?: (() => void) | undefined;
  /**
   * Called when the visitor wants the stores in a part of the world. It is the part to which the
   * visitor moved the map, or the part of a cluster that is too large for the map.
   */
  readonly onArea?: ((view: MapView, isCluster: boolean) => void) | undefined;
  /**
   * Called when another part of the world is in view. It is not called while the map has no size.
   */
  readonly onView?: ((view: MapView) => void) | undefined;
  /**
   * Makes attempts until one succeeds. Rejects once the map is removed. `what` is the name of the
   * part in the developer's console.
   */
  readonly again: <T>(attempt: () => Promise<T>, what: LatePartOfMap) => Promise<T>;
  /** Called with a sentence for the developer when tiles or streets are of no use. */
  readonly report: (text: string) => void;
}

/** The place that a search is near, or the visitor's own position. */
export interface Origin extends LatLng {
  readonly name: string;
  readonly isVisitor: boolean;
}

/** A map of stores. Its users do not depend on the map library behind it. */
export interface StoreMap {
  /**
   * Leaflet's own `Map`, for a page that adds layers of its own. Its type is unknown, so that no
   * Leaflet types are published.
   */
  readonly leaflet: unknown;
  /**
   * Draws the stores that have a position. Stores are compared by `id`, and a call for every new
   * page is cheap.
   * @param few the stores that the visitor chooses from, in the order of their numbers. Where the
   *   view is a city, each of them has its own pin.
   */
  setStores(stores: readonly Store[], few?: readonly Store[]): void;
  /** Marks the place that a search is near. */
  setOrigin(origin: Origin | undefined): void;
  /**
   * Marks one store as selected. With `reveal`, the map moves so that the store is in view.
   * @param how `covered` is the height in pixels of the map's lower part that cannot be seen
   */
  select(
    id: number | undefined,
    how?: { readonly reveal?: boolean | undefined; readonly covered?: number | undefined },
  ): void;
  /**
   * Raises the pin of this store, or the cluster that holds it, above the others. The map stays.
   */
  mark(id: number | undefined): void;
  /**
   * Fits the map to these stores (all, when left out) and the place they are near. The view is at
   * least some 6 km wide. With `again`, it does not move when the visitor has moved the map.
   */
  frame(
    stores?: readonly Store[],
    how?: { readonly place?: LatLng | undefined; readonly again?: boolean | undefined },
  ): void;
  setOutlines(outlines: Outlines): void;
  setPlaces(places: MapPlaces): void;
  setTiles(tiles: MapTiles | undefined): void;
  /**
   * Draws the streets around the stores.
   * @param src the address of `streets.json` or of its folder, relative to the page
   */
  setStreets(src: string | undefined): void;
  /**
   * Sets the sources of the pins' positions. They are named beside the credit of the basemap or the
   * tiles.
   */
  setCredits(credits: readonly string[]): void;
  setPalette(palette: MapPalette): void;
  setLabels(labels: MapLabels): void;
  /** Empties the container and releases everything. */
  destroy(): void;
}

export type CreateStoreMap = (options: StoreMapOptions) => StoreMap;
