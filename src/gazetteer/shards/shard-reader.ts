/** A kind of shard and its layout: a file of another kind, or of an older build, is refused. */
export const ShardKind = { Postal: 17, Cities: 21, World: 19, Detail: 20, WorldTowns: 22 } as const;
export type ShardKind = (typeof ShardKind)[keyof typeof ShardKind];

/** The parts of a shard, read in the order in which the builder wrote them. */
export interface ShardReader {
  /** A whole number. */
  count(): number;
  /** `length` whole numbers of up to 32 bits. */
  column(length: number): Uint32Array;
  /** The same, of which only a few will be asked for, by their place. */
  numbers(length: number): (place: number) => number;
  /** `length` names, one a line. */
  lines(): string;
}

/** @throws RangeError when the bytes are no such shard, or cut short */
export function shardReader(bytes: Uint8Array, kind: ShardKind): ShardReader {
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
  // One plane of all lowest bytes, then one of the next: so gzip finds more alike.
  const planesOf = (length: number): Uint8Array[] =>
    // Not Array.from with a function, which Prototype and MooTools never call.
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
