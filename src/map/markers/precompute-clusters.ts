import type { ClusterIndex } from './cluster-index.js';

/** A zoom is on the screen by then, and moves by itself. */
const BEGUN_MS = 50;

/** The clusters of the zoom that is under way, made while it runs: its end is for showing them. */
export interface PrecomputedClusters {
  begin(zoom: number, make: () => ClusterIndex | undefined): void;
  /** Those of this zoom, where they have been made. */
  at(zoom: number): ClusterIndex | undefined;
  forget(): void;
}

export function precomputeClusters(): PrecomputedClusters {
  let made: { readonly zoom: number; readonly index: ClusterIndex | undefined } | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const forget = (): void => {
    clearTimeout(timer);
    made = undefined;
  };
  return {
    begin(zoom, make) {
      forget();
      timer = setTimeout(() => {
        made = { zoom, index: make() };
      }, BEGUN_MS);
    },
    at: (zoom) => (made?.zoom === zoom ? made.index : undefined),
    forget,
  };
}
