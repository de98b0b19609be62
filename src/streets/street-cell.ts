/**
 * The units of a cell's edge. A cell is a tile of the web's Mercator map, and a position in it is
 * counted from its upper left corner.
 */
export const CELL_UNITS = 4096;

/** The kinds of roads, from the widest to the narrowest. Rails are last. */
export const ROAD_KINDS = [
  'motorway',
  'trunk',
  'primary',
  'secondary',
  'tertiary',
  'minor',
  'service',
  'path',
  'rail',
] as const;

export type RoadKind = (typeof ROAD_KINDS)[number];

/** The horizontal and vertical positions of points in turn, in units of the cell. */
export type CellLine = readonly number[];

export interface Road {
  readonly kind: RoadKind;
  readonly isTunnel: boolean;
  /** Empty when the road has no name, or when no name is drawn along it. */
  readonly name: string;
  readonly line: CellLine;
}

/** The things that are drawn of one cell. Lines and rings may reach a little beyond its edges. */
export interface StreetCell {
  readonly roads: readonly Road[];
  /** Rivers and canals that are too narrow to have an area. */
  readonly streams: readonly CellLine[];
  /** The rings of lakes, seas and wide rivers; holes run the other way round. */
  readonly water: readonly CellLine[];
  /** The rings of parks and woods. */
  readonly green: readonly CellLine[];
}

/** The position of a cell: its zoom, its column and its row, as in addresses of map tiles. */
export interface CellId {
  readonly z: number;
  readonly x: number;
  readonly y: number;
}

/** The file `streets.json`, which tells about the cells beside it. */
export interface StreetsIndex {
  /** The version of the form of the cells. */
  readonly format: 1;
  /** Changes when a cell changes, and is a part of the names of all. */
  readonly version: string;
  /** How far around a store there are streets, in kilometres. */
  readonly radiusKm: number;
  /** The zoom of the cells with streets. */
  readonly zoom: number;
  /** The zoom of the cells with main roads alone. */
  readonly mainRoadsZoom: number;
  /** The credit that the map shows, as HTML of text and links. */
  readonly credit: string;
  /** The size of all cells, in bytes. */
  readonly bytes: number;
}
