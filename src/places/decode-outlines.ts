import type { Outlines } from '../domain/outlines.js';

const VERSION = 1;

/**
 * Decodes an outline file, which is a row of unsigned varints (`±`: zig-zag): version, units per
 * degree, then twice (land, borders) a list of lines: how many; points of each; ±x, ±y of every
 * point as steps from the point before, across lines.
 */
export function decodeOutlines(bytes: Uint8Array): Outlines {
  let at = 0;
  const number = (): number => {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = bytes[at++];
      if (byte === undefined) throw new RangeError('outlines: cut short');
      value |= (byte & 127) << shift;
      if (byte < 128) return value;
    }
  };
  const step = (): number => {
    const value = number();
    return (value >>> 1) ^ -(value & 1);
  };

  if (number() !== VERSION) throw new RangeError('outlines: another version');
  const unitsPerDegree = number();
  let x = 0;
  let y = 0;
  const lines = (): Float32Array[] =>
    Array.from({ length: number() }, number).map((points) => {
      const line = new Float32Array(points * 2);
      for (let i = 0; i < line.length; i += 2) {
        line[i] = (x += step()) / unitsPerDegree;
        line[i + 1] = (y += step()) / unitsPerDegree;
      }
      return line;
    });
  return { land: lines(), borders: lines() };
}
