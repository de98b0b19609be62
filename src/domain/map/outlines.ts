/**
 * The lines of the embedded basemap. Each line is a list of longitude, latitude pairs in degrees
 * (WGS 84). Longitudes may go beyond 180° to the east.
 */
export interface Outlines {
  /** Closed rings of islands and inland seas alike, to be filled by the even-odd rule. */
  readonly land: readonly Float32Array[];
  /** Open lines between countries. */
  readonly borders: readonly Float32Array[];
  /** Closed rings, to be filled like `land`. */
  readonly lakes: readonly Float32Array[];
  /** Built-up areas as closed rings. */
  readonly urban: readonly Float32Array[];
  readonly rivers: readonly Float32Array[];
  /** Open lines between the first-level regions of large countries. */
  readonly regions: readonly Float32Array[];
}
