/** The part of the world that a map shows, in degrees; the east may lie beyond 180. */
export interface MapView {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
  /** 256 × 2^zoom pixels are once round the world. */
  readonly zoom: number;
}
