/** The part of the world that a map shows, in degrees. `east` may be more than 180. */
export interface MapView {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
  /** The world is 256 × 2^zoom pixels wide. */
  readonly zoom: number;
}
