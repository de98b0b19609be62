import type { Formats } from './formats.js';

/** What the map of `<store-locator>` says. */
export interface MapMessages {
  /** Instead of the result line: the part that asks for the visitor's position did not come. */
  readonly nearMeFailed: string;
  readonly skipMap: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  /** A button on the map, once the visitor has moved it. */
  readonly searchArea: string;
  /** The accessible name of a cluster, which a click zooms in on. */
  readonly cluster: (format: Formats, stores: number) => string;
  /** Of a cluster that no zoom parts: a click shows its stores round it. */
  readonly clusterHere: (format: Formats, stores: number) => string;
  /** The accessible name of a pin that marks no address. */
  readonly approximate: (format: Formats, name: string) => string;
  /** Shown while such pins are on the map: dots where others are drops. */
  readonly approximateNote: string;
  /** Opens the names of those whose data the map shows. */
  readonly aboutData: string;
  readonly twoFingers: string;
  /** `key` is what this keyboard calls it: Ctrl or ⌘. */
  readonly wheelKey: (format: Formats, key: string) => string;
}
