import type { FoundStore } from '../domain/store/found-store.js';

/** What the map says, in the visitor's language. */
export interface MapLabels {
  /** The accessible name of the map. */
  readonly region: string;
  /** Leads keyboard users past the map. */
  readonly skip: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  /** "Search this area" */
  readonly searchArea: string;
  /** The accessible name of a pin. */
  readonly pin: (store: FoundStore) => string;
  /** What a pin wears, drawn over its eye. */
  readonly glyph?: ((store: FoundStore) => Node | undefined) | undefined;
  /** The accessible name of a cluster of so many stores, which a click zooms in on. */
  readonly cluster: (count: number) => string;
  /** Of one that no zoom parts: a click lays its stores out round it. */
  readonly clusterHere: (count: number) => string;
  /** A number that fits a disc of 36 px: 1.2K. */
  readonly compactCount: (count: number) => string;
  /** A length for the scale bar. */
  readonly scale: (meters: number) => string;
  /** Metres in the unit that `scale` speaks in, so that the bar stands for a round number: 1000, 1609.344. */
  readonly scaleUnitMeters: number;
  /** Shown while pins are that mark no address. */
  readonly approximateNote: string;
  /** The button that opens the names of those whose data is shown. */
  readonly aboutData: string;
  /** "Use two fingers to move the map" */
  readonly dragHint: string;
  /** "Use Ctrl + scroll to zoom the map" */
  readonly wheelHint: string;
}
