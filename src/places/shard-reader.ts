/** A kind of shard and its layout: a file of another kind, or of an older build, is refused. */
export const ShardKind = { Postal: 17, Cities: 21, World: 19, Detail: 20, WorldTowns: 22 } as const;
export type ShardKind = (typeof ShardKind)[keyof typeof ShardKind];

/** The parts of a shard, read in the order in which the builder wrote them. */
export interface ShardReader {
  /** A whole number. */
  count(): number;
  /** `length` whole numbers of up to 32 bits. */
  column(length: number): Uint32Array;
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
  return {
    count,
    // One plane of all lowest bytes, then one of the next: so gzip finds more alike.
    column: (length) => {
      const values = new Uint32Array(length);
      const planes = byte();
      for (let plane = 0; plane < planes; plane++) {
        const part = take(length);
        for (let i = 0; i < length; i++) values[i]! |= part[i]! << (8 * plane);
      }
      return values;
    },
    lines: () => new TextDecoder().decode(take(count())),
  };
}
