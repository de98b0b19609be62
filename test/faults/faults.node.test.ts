import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { describe, it } from 'node:test';
import { differingCells } from './check-cells.mjs';
import { allCells, sampleCells } from './run-cells.mjs';
import { docFile, docOf, tableFile } from './table.mjs';

type Table = Record<string, Record<string, { readonly recovers: string } | undefined> | undefined>;

describe('a page whose file is broken', () => {
  it('is in the table for every fault and every file, and the docs show that table', async () => {
    const table = JSON.parse(await readFile(tableFile, 'utf8')) as Table;
    assert.equal(allCells.length, 225);
    for (const { fault, file } of allCells)
      assert.ok(table[fault]?.[file]?.recovers, `${fault} × ${file}`);
    const doc = await readFile(docFile, 'utf8');
    assert.equal(doc, docOf(doc, table));
  });

  it('says and does what the table tells, for each fault and thrice for each file', async () => {
    for (const file of new Set(allCells.map((cell) => cell.file)))
      assert.ok(sampleCells.filter((cell) => cell.file === file).length >= 3, file);
    assert.deepEqual(await differingCells(sampleCells), []);
  });
});
