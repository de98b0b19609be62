/**
 * What the embedded basemap draws. All lines are longitude, latitude pairs in degrees (WGS 84); longitudes may go
 * beyond 180° to the east.
 */
export interface Outlines {
  /** Closed rings; islands and inland seas alike, to be filled even-odd. */
  readonly land: readonly Float32Array[];
  /** Open lines between countries. */
  readonly borders: readonly Float32Array[];
  /** Closed rings, as of land. */
  readonly lakes: readonly Float32Array[];
  /** Built-up areas: closed rings. */
  readonly urban: readonly Float32Array[];
  readonly rivers: readonly Float32Array[];
  /** Open lines between the first-level regions of large countries. */
  readonly regions: readonly Float32Array[];
}
