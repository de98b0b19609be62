import type { Formats } from './formats.js';

/** The texts of the map of `<store-locator>`. */
export interface MapMessages {
  /**
   * Replaces the result line when the code that asks for the visitor's position could not be
   * loaded.
   */
  readonly nearMeFailed: string;
  readonly skipMap: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  /** A button on the map, shown once the visitor has moved the map. */
  readonly searchArea: string;
  /** The accessible name of a cluster. A click on it zooms in. */
  readonly cluster: (format: Formats, stores: number) => string;
  /** The accessible name of a cluster that no zoom divides. A click shows its stores round it. */
  readonly clusterHere: (format: Formats, stores: number) => string;
  /** The accessible name of a pin that marks an area, not an address. */
  readonly approximate: (format: Formats, name: string) => string;
  /** Shown while the map has such pins. They are dots, and other pins are drops. */
  readonly approximateNote: string;
  /** The button that shows the names of the sources of the map's data. */
  readonly aboutData: string;
  readonly twoFingers: string;
  /** `key` is the modifier's name on this keyboard: Ctrl or ⌘. */
  readonly wheelKey: (format: Formats, key: string) => string;
}
