import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { packCell, writeCell } from '../../src/cli/streets/write-cell.js';
import { CELL_LIMITS } from '../../src/streets/cell-form.js';
import { StreetCellError, readCell } from '../../src/streets/read-cell.js';
import { sampleCell, seeded } from './sample-cell.js';

const empty = { roads: [], streams: [], water: [], green: [] };
const refuses = (bytes: readonly number[], message: RegExp) =>
  assert.throws(
    () => readCell(Uint8Array.from(bytes)),
    (error) => error instanceof StreetCellError && message.test(error.message),
  );

/** A cell's first bytes. */
const magic = [0x53, 0x4c, 0x53, 0x43, 1];

describe('a street cell', () => {
  it('is read as it was written', () => {
    assert.deepEqual(readCell(writeCell(sampleCell())), sampleCell());
    assert.deepEqual(readCell(writeCell(empty)), empty);
  });

  it('has its roads by kind, in whatever order they came', () => {
    const road = { isTunnel: false, name: '', line: [0, 0, 5, 5] };
    const roads = [
      { ...road, kind: 'minor' as const },
      { ...road, kind: 'motorway' as const, name: 'A 1' },
    ];
    const cell = readCell(writeCell({ ...empty, roads }));
    assert.deepEqual(
      cell.roads.map(({ kind, name }) => [kind, name]),
      [
        ['motorway', 'A 1'],
        ['minor', ''],
      ],
    );
  });

  it('keeps points beyond its edges', () => {
    const cell = { ...empty, water: [[-64, -64, 4_160, -64, 4_160, 4_160]] };
    assert.deepEqual(readCell(writeCell(cell)), cell);
  });

  it('is packed without the time and the system', () => {
    const packed = packCell(writeCell(sampleCell()));
    assert.deepEqual([...packed.subarray(4, 8)], [0, 0, 0, 0], 'the time');
    assert.equal(packed[9], 255, 'the system');
    assert.deepEqual(readCell(gunzipSync(packed)), sampleCell());
  });
});

describe('bytes that are no street cell', () => {
  it('are refused with a reason', () => {
    refuses([], /the end is missing/);
    refuses(
      [...'<!doctype html>'].map((char) => char.charCodeAt(0)),
      /no cell of this version/,
    );
    refuses([...magic.slice(0, 4), 2], /no cell of this version/);
    refuses(magic, /the end is missing/);
    refuses([...magic, 0, 0, 0, 0, 0, 0], /bytes after the end/);
    refuses([...magic, 0, 1, 9, 1, 0, 0], /unknown kind/);
    refuses([...magic, 0, 1, 0, 1, 1, 0], /name that is not in the table/);
    refuses([...magic, 255, 255, 255, 255, 1], /too large/);
  });

  it('are refused before anything is made of a count that cannot be true', () => {
    refuses([...magic, 255, 255, 255, 127, 0], /count that cannot be true/);
    refuses([...magic, 0, 0, 255, 255, 255, 127], /count that cannot be true/);
    refuses([...magic, 0, 0, 0, 1, 200, 1, 0, 0], /count that cannot be true/);
    assert.throws(() => readCell(new Uint8Array(CELL_LIMITS.bytes + 1)), /too many bytes/);
  });

  it('are refused where a point lies far outside', () => {
    refuses([...magic, 0, 0, 1, 1, 254, 255, 3, 0, 0, 0], /a point far outside/);
  });

  it('end with a StreetCellError alone and make no more than they hold, in 10,000 mutations', () => {
    const real = writeCell(sampleCell());
    const random = seeded(1);
    let refused = 0;
    for (let round = 0; round < 10_000; round++) {
      const bytes = mutated(real, random);
      try {
        const { roads, streams, water, green } = readCell(bytes);
        const lines = [...roads.map(({ line }) => line), ...streams, ...water, ...green];
        const numbers = lines.reduce((sum, { length }) => sum + length, 0);
        assert.ok(lines.length + numbers <= bytes.length, `${numbers} of ${bytes.length} bytes`);
      } catch (error) {
        if (!(error instanceof StreetCellError)) throw error;
        refused++;
      }
    }
    assert.ok(refused > 1_000 && refused < 10_000, `${refused} were refused`);
  });
});

/** Changes, cuts out, inserts or doubles some bytes. */
function mutated(real: Uint8Array, random: (limit: number) => number): Uint8Array {
  const bytes = [...real];
  for (let left = 1 + random(4); left > 0; left--) {
    const at = random(bytes.length);
    const kind = random(5);
    if (kind === 0) bytes[at] = random(256);
    else if (kind === 1) bytes[at]! ^= 1 << random(8);
    else if (kind === 2) bytes.splice(at, random(40));
    else if (kind === 3) bytes.splice(at, 0, ...bytes.slice(at, at + random(40)));
    else bytes.length = Math.max(1, at);
  }
  return Uint8Array.from(bytes);
}
