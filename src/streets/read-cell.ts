import { CELL_LIMITS, CELL_MAGIC, TUNNEL_BIT } from './cell-form.js';
import { ROAD_KINDS, type CellLine, type Road, type StreetCell } from './street-cell.js';

/** The bytes are no cell that this version can read. */
export class StreetCellError extends Error {}

/**
 * Reads the unpacked bytes of a cell. All counts are checked before anything is made of them.
 * @throws {StreetCellError} and nothing else
 */
export function readCell(bytes: Uint8Array): StreetCell {
  if (bytes.length > CELL_LIMITS.bytes) throw new StreetCellError('too many bytes');
  return new CellReader(bytes).cell();
}

class CellReader {
  readonly #bytes: Uint8Array;
  #at = 0;
  #lines = 0;
  #points = 0;
  #x = 0;
  #y = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  cell(): StreetCell {
    for (const byte of CELL_MAGIC)
      if (this.#byte() !== byte) throw new StreetCellError('no cell of this version');
    const names = this.#names();
    const roads = this.#roads(names);
    const streams = this.#allLines();
    const water = this.#allLines();
    const green = this.#allLines();
    if (this.#at !== this.#bytes.length) throw new StreetCellError('bytes after the end');
    return { roads, streams, water, green };
  }

  #names(): readonly string[] {
    const decoder = new TextDecoder();
    // The first name of the table is that of roads without one.
    const names = [''];
    for (let left = this.#count(CELL_LIMITS.names, 1); left > 0; left--) {
      const length = this.#count(CELL_LIMITS.nameBytes, 1);
      names.push(decoder.decode(this.#bytes.subarray(this.#at, this.#at + length)));
      this.#at += length;
    }
    return names;
  }

  #roads(names: readonly string[]): readonly Road[] {
    const roads: Road[] = [];
    for (let groups = this.#count(2 * ROAD_KINDS.length, 2); groups > 0; groups--) {
      const group = this.#byte();
      const kind = ROAD_KINDS[group & ~TUNNEL_BIT];
      if (!kind) throw new StreetCellError('an unknown kind of road');
      const isTunnel = (group & TUNNEL_BIT) > 0;
      for (let left = this.#lineCount(); left > 0; left--) {
        const name = names[this.#varint()];
        if (name === undefined) throw new StreetCellError('a name that is not in the table');
        roads.push({ kind, isTunnel, name, line: this.#line() });
      }
    }
    return roads;
  }

  #allLines(): readonly CellLine[] {
    const lines: CellLine[] = [];
    for (let left = this.#lineCount(); left > 0; left--) lines.push(this.#line());
    return lines;
  }

  #lineCount(): number {
    const count = this.#count(CELL_LIMITS.lines, 1);
    this.#lines += count;
    if (this.#lines > CELL_LIMITS.lines) throw new StreetCellError('too many lines');
    return count;
  }

  /** Each point is counted from the one before it, across lines, too: the numbers stay small. */
  #line(): CellLine {
    const count = this.#count(CELL_LIMITS.points, 2);
    this.#points += count;
    if (this.#points > CELL_LIMITS.points) throw new StreetCellError('too many points');
    const line: number[] = [];
    for (let left = count; left > 0; left--) {
      this.#x = this.#moved(this.#x);
      this.#y = this.#moved(this.#y);
      line.push(this.#x, this.#y);
    }
    return line;
  }

  #moved(from: number): number {
    const zigzag = this.#varint();
    const to = from + ((zigzag >>> 1) ^ -(zigzag & 1));
    if (to < -CELL_LIMITS.reach || to > CELL_LIMITS.reach)
      throw new StreetCellError('a point far outside');
    return to;
  }

  /** @param leastBytes what one of the counted things takes at least, so that all can be there */
  #count(most: number, leastBytes: number): number {
    const count = this.#varint();
    if (count > most || count * leastBytes > this.#bytes.length - this.#at)
      throw new StreetCellError('a count that cannot be true');
    return count;
  }

  /** At most four bytes: no number of a cell is larger than 28 bits. */
  #varint(): number {
    let value = 0;
    for (let shift = 0; shift < 28; shift += 7) {
      const byte = this.#byte();
      value |= (byte & 0x7f) << shift;
      if (byte < 0x80) return value;
    }
    throw new StreetCellError('a number that is too large');
  }

  #byte(): number {
    const byte = this.#bytes[this.#at++];
    if (byte === undefined) throw new StreetCellError('the end is missing');
    return byte;
  }
}
