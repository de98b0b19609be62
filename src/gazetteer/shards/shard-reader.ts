/**
 * The kinds of shards. A number also stands for the layout, so that files of another kind or of an
 * older build are refused.
 */
export const ShardKind = { Postal: 17, Cities: 23, World: 19, Detail: 20, WorldTowns: 22 } as const;
export type ShardKind = (typeof ShardKind)[keyof typeof ShardKind];

/** Reads the parts of a shard in the order in which the builder wrote them. */
export interface ShardReader {
  /** Reads a whole number. */
  count(): number;
  /** Reads `length` whole numbers of up to 32 bits. */
  column(length: number): Uint32Array;
  /**
   * Reads `length` whole numbers of which only a few are needed. Returns a function that gives a
   * number by its index.
   */
  numbers(length: number): (place: number) => number;
  /** Reads names, one per line. */
  lines(): string;
}

/** @throws RangeError when the bytes are no such shard or are cut short */
export function shardReader(bytes: Uint8Array, kind: number): ShardReader {
  let at = 0;
  const take = (length: number): Uint8Array => {
    const end = at + length;
    if (end > bytes.length) throw new RangeError('shard: cut short');
    const part = bytes.subarray(at, end);
    at = end;
    return part;
  };
  const byte = (): number => take(1)[0] ?? 0;
  const count = (): number => {
    const low = byte();
    return low < 128 ? low : low - 128 + 128 * count();
  };
  if (byte() !== kind) throw new RangeError('shard: another kind');
  // The lowest bytes of all numbers come first, then the next bytes. In this order gzip compresses
  // better.
  const planesOf = (length: number): Uint8Array[] =>
    // Not `Array.from` with a function: the Prototype and MooTools libraries never call it.
    [...Array(byte()).keys()].map(() => take(length));
  return {
    count,
    column: (length) => {
      const values = new Uint32Array(length);
      planesOf(length).forEach((part, plane) => {
        for (let i = 0; i < length; i++) values[i]! |= part[i]! << (8 * plane);
      });
      return values;
    },
    numbers: (length) => {
      const planes = planesOf(length);
      return (place) =>
        planes.reduce((sum, part, plane) => (sum | (part[place]! << (8 * plane))) >>> 0, 0);
    },
    lines: () => new TextDecoder().decode(take(count())),
  };
}
