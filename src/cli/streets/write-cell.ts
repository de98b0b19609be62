import { gzipSync } from 'node:zlib';
import { CELL_MAGIC, TUNNEL_BIT } from '../../streets/cell-form.js';
import {
  ROAD_KINDS,
  type CellLine,
  type Road,
  type StreetCell,
} from '../../streets/street-cell.js';

/** The byte of a gzip header that names the system, and its value for an unknown one. */
const SYSTEM_AT = 9;
const UNKNOWN_SYSTEM = 255;

/**
 * Returns the bytes of a cell. Roads are grouped by kind, widest first, since a reader draws them
 * so. The same cell has the same bytes.
 */
export function writeCell({ roads, streams, water, green }: StreetCell): Uint8Array {
  const writer = new CellWriter();
  writer.names(roads);
  writer.roads(roads);
  for (const lines of [streams, water, green]) writer.lines(lines);
  return Uint8Array.from(writer.bytes);
}

/** Packs the bytes of a cell as its file holds them, without time and system. */
export function packCell(bytes: Uint8Array): Uint8Array {
  const packed = gzipSync(bytes, { level: 9 });
  packed[SYSTEM_AT] = UNKNOWN_SYSTEM;
  return packed;
}

class CellWriter {
  readonly bytes: number[] = [...CELL_MAGIC];
  readonly #nameIndex = new Map([['', 0]]);
  #x = 0;
  #y = 0;

  names(roads: readonly Road[]): void {
    for (const { name } of roads)
      if (!this.#nameIndex.has(name)) this.#nameIndex.set(name, this.#nameIndex.size);
    this.#varint(this.#nameIndex.size - 1);
    const encoder = new TextEncoder();
    for (const name of [...this.#nameIndex.keys()].slice(1)) {
      const bytes = encoder.encode(name);
      this.#varint(bytes.length);
      this.bytes.push(...bytes);
    }
  }

  roads(roads: readonly Road[]): void {
    const groups = ROAD_KINDS.flatMap((kind, index) =>
      [false, true].map((isTunnel) => ({
        byte: index | (isTunnel ? TUNNEL_BIT : 0),
        roads: roads.filter((road) => road.kind === kind && road.isTunnel === isTunnel),
      })),
    ).filter((group) => group.roads.length > 0);
    this.#varint(groups.length);
    for (const group of groups) {
      this.bytes.push(group.byte);
      this.#varint(group.roads.length);
      for (const { name, line } of group.roads) {
        this.#varint(this.#nameIndex.get(name)!);
        this.#line(line);
      }
    }
  }

  lines(lines: readonly CellLine[]): void {
    this.#varint(lines.length);
    for (const line of lines) this.#line(line);
  }

  #line(line: CellLine): void {
    this.#varint(line.length / 2);
    for (let index = 0; index < line.length; index += 2) {
      this.#signed(line[index]! - this.#x);
      this.#signed(line[index + 1]! - this.#y);
      this.#x = line[index]!;
      this.#y = line[index + 1]!;
    }
  }

  /** Numbers near 0 take one byte, whatever their sign. */
  #signed(value: number): void {
    this.#varint(value < 0 ? -2 * value - 1 : 2 * value);
  }

  #varint(value: number): void {
    let left = value;
    for (; left >= 0x80; left >>>= 7) this.bytes.push((left & 0x7f) | 0x80);
    this.bytes.push(left);
  }
}
