import { readFile } from 'node:fs/promises';
import { runCells, ways } from './run-cells.mjs';
import { tableFile } from './table.mjs';

/**
 * Runs cells, and holds each to the table: it must recover in no worse a way. A cell that differs in what it says, or
 * recovers later than the table says, has a second chance, since machines are slow at times.
 *
 * @returns {Promise<string[]>} a sentence for each cell that differs
 */
export async function differingCells(cells) {
  const table = JSON.parse(await readFile(tableFile, 'utf8'));
  const first = await differences(cells, table);
  const second = first.length
    ? await differences(
        first.map(({ cell }) => cell),
        table,
      )
    : [];
  return second.map(({ text }) => text);
}

async function differences(cells, table) {
  const found = [];
  await runCells(cells, (cell, is) => {
    const { fault, file } = cell;
    const must = table[fault]?.[file];
    const isWorse = !must || ways.indexOf(is.recovers) > ways.indexOf(must.recovers);
    if (isWorse || is.sees !== must.sees || is.console !== must.console)
      found.push({
        cell,
        text: `${fault} × ${file}: ${JSON.stringify(is)}, not ${JSON.stringify(must)}`,
      });
  });
  return found;
}
