/** The first bytes of an unpacked cell: `SLSC`, and the version of the form. */
export const CELL_MAGIC = [0x53, 0x4c, 0x53, 0x43, 1] as const;

/** This bit of a group's byte says that its roads are tunnels. The lower bits are the kind. */
export const TUNNEL_BIT = 0x10;

/** A reader refuses a cell that exceeds one of these. No real cell comes near. */
export const CELL_LIMITS = {
  /** Of an unpacked cell. */
  bytes: 2 ** 20,
  names: 4_096,
  nameBytes: 255,
  /** Roads, streams and rings together. */
  lines: 50_000,
  /** Of all lines and rings together. */
  points: 300_000,
  /** How far from the cell's upper left corner a point may lie, in units. */
  reach: 3 * 4_096,
} as const;
