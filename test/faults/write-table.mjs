// Runs all cells and writes the table that the suite holds them to, and its page in the docs:
// `node --import tsx test/faults/write-table.mjs`. Arguments narrow by faults and files.
import { writeFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { docOf, tableFile, docFile } from './table.mjs';
import { allCells, runCells } from './run-cells.mjs';

const wanted = process.argv.slice(2);
const cells = allCells.filter(
  ({ fault, file }) => wanted.length === 0 || wanted.includes(fault) || wanted.includes(file),
);
const table = JSON.parse(await readFile(tableFile, 'utf8').catch(() => '{}'));
await runCells(cells, ({ fault, file }, found) => {
  (table[fault] ??= {})[file] = found;
  // The table is written after each cell, so that an interrupted run keeps its results.
  writeFileSync(tableFile, `${JSON.stringify(table, null, 2)}\n`);
  console.log(fault, '×', file, JSON.stringify(found));
});
await writeFile(docFile, docOf(await readFile(docFile, 'utf8'), table));
