import type { ClusterIndex } from './cluster-index.js';

/** After this time a zoom animation is on the screen and runs by itself. */
const BEGUN_MS = 50;

/**
 * Makes the clusters for the end of a zoom while the zoom is running. So its end only has to show
 * them.
 */
export interface PrecomputedClusters {
  begin(zoom: number, make: () => ClusterIndex | undefined): void;
  /** Returns the clusters for this zoom, if they were made. */
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
