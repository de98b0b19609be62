import type { FoundStore } from '../domain/store/found-store.js';

/** A statement about the stock in a cluster, short and long. */
export interface ClusterStock {
  readonly short: string;
  readonly long: string;
}

/** The texts of the map, in the visitor's language. */
export interface MapLabels {
  /** The accessible name of the map. */
  readonly region: string;
  /** The button that leads keyboard users past the map. */
  readonly skipMap: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  /** A button text such as "Search this area". */
  readonly searchArea: string;
  /** The accessible name of a pin. */
  readonly pin: (store: FoundStore) => string;
  /** A drawing on top of a pin's eye. Undefined for a pin without one. */
  readonly glyph?: ((store: FoundStore) => Node | undefined) | undefined;
  /** The accessible name of a cluster of `count` stores. A click on it zooms in. */
  readonly cluster: (count: number) => string;
  /**
   * The accessible name of a cluster that no zoom divides. A click lays its stores out round it.
   */
  readonly clusterHere: (count: number) => string;
  /**
   * Says how many stores of a cluster have the product: a short text for its disc, such as “1 of
   * 4”, and a long one for its accessible name. Undefined while that is not known.
   */
  readonly clusterStock?: ((stores: readonly FoundStore[]) => ClusterStock | undefined) | undefined;
  /** A short number that fits a disc of 36 px, such as 1.2K. */
  readonly compactCount: (count: number) => string;
  /** A length in metres as text for the scale bar. */
  readonly scale: (meters: number) => string;
  /**
   * Metres in the unit that `scale` uses: 1000 or 1609.344. The bar shows a round number of these
   * units.
   */
  readonly scaleUnitMeters: number;
  /** Shown while the map has pins that mark an area, not an address. */
  readonly approximateNote: string;
  /** The button that opens the names of the sources of the map's data. */
  readonly aboutData: string;
  /** A hint such as "Use two fingers to move the map". */
  readonly twoFingers: string;
  /** A hint such as "Use Ctrl + scroll to zoom the map". */
  readonly wheelHint: string;
}
