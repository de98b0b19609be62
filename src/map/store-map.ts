import type { MapPlaces } from '../domain/map/map-place.js';
import type { MapView } from '../domain/map/map-view.js';
import type { Outlines } from '../domain/map/outlines.js';
import type { LatLng, Store } from '../domain/store/store.js';
import type { MapLabels } from './map-labels.js';
import type { MapPalette } from './map-palette.js';

/** Street tiles that a merchant opted in to. */
export interface MapTiles {
  /** Address template with `{z}`, `{x}`, `{y}` and, where wanted, `{s}` and `{r}`. */
  readonly url: string;
  /** The provider's credit: text, `<a href>` links and entities; anything else stays text. */
  readonly attribution: string;
}

export interface StoreMapOptions {
  /** Empty, inside a shadow root, sized by its owner; it may have no size yet. */
  readonly container: HTMLElement;
  readonly labels: MapLabels;
  readonly palette: MapPalette;
  /** The visitor chose the pin of this store. */
  readonly onSelect: (id: number) => void;
  /** The visitor pressed Escape on a pin: focus may go back to where it came from. */
  readonly onEscape?: (() => void) | undefined;
  /**
   * The visitor wants the stores in this part of the world: where they have moved the map, or of a cluster that is too
   * much for the map.
   */
  readonly onArea?: ((view: MapView, isCluster: boolean) => void) | undefined;
  /** Another part of the world is seen; not told while the map has no size. */
  readonly onView?: ((view: MapView) => void) | undefined;
  /**
   * Until when, by `performance.now()`, land and names may wait, since the visitor is busy beside the map; asked before
   * they are drawn.
   */
  readonly restsUntil?: (() => number) | undefined;
  /** No tile could be loaded; the embedded basemap is shown instead. */
  readonly onTilesFailed?: (() => void) | undefined;
}

/** A picture of stores. What is behind it is the adapter's business. */
export interface StoreMap {
  /** Leaflet's own `Map`, for a page that adds layers of its own. Unknown, so that no Leaflet types are published. */
  readonly leaflet: unknown;
  /** Draws those that have a position. Compared by `id`; cheap to call for every page that arrives. */
  setStores(stores: readonly Store[]): void;
  /** Marks one store; with `reveal` it is brought into view. */
  select(id: number | undefined, how?: { readonly reveal?: boolean | undefined }): void;
  /** Lifts the pin of this store, or the cluster that holds it, from the others; moves nothing. */
  mark(id: number | undefined): void;
  /**
   * Fits these stores (all, when left out) and the place they are near, with at least some 60 km around them; `again`:
   * unless the visitor has moved the map since.
   */
  frame(
    stores?: readonly Store[],
    how?: { readonly place?: LatLng | undefined; readonly again?: boolean | undefined },
  ): void;
  setOutlines(outlines: Outlines): void;
  setPlaces(places: MapPlaces): void;
  setTiles(tiles: MapTiles | undefined): void;
  /** Whose data the pins are placed by, told beside the basemap's or the tiles' own credit. */
  setCredits(credits: readonly string[]): void;
  setPalette(palette: MapPalette): void;
  setLabels(labels: MapLabels): void;
  /** Empties the container and releases everything. */
  destroy(): void;
}

export type CreateStoreMap = (options: StoreMapOptions) => StoreMap;
