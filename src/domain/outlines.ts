/** Coasts and country borders, as the embedded basemap draws them. Longitudes may go beyond 180° to the east. */
export interface Outlines {
  /** Closed rings of longitude, latitude pairs in degrees (WGS 84); islands and lakes alike, to be filled even-odd. */
  readonly land: readonly Float32Array[];
  /** Open lines between countries, in the same form. */
  readonly borders: readonly Float32Array[];
}
