import { readFile } from 'node:fs/promises';
import { runCells, ways } from './run-cells.mjs';
import { tableFile } from './table.mjs';

/** A slow machine may make a cell differ once, so it is tried again with the machine to itself. */
const tries = 3;

/**
 * Runs cells and compares each with the table. A cell must recover at least as well, and say the
 * same. A cell that differs each time fails.
 *
 * @returns {Promise<string[]>} a sentence for each cell that differs
 */
export async function differingCells(cells) {
  const table = JSON.parse(await readFile(tableFile, 'utf8'));
  let differing = cells.map((cell) => ({ cell, text: '' }));
  for (let left = tries; left > 0 && differing.length > 0; left--)
    differing = await differences(
      differing.map(({ cell }) => cell),
      table,
      left === tries ? undefined : 1,
    );
  return differing.map(({ text }) => text);
}

async function differences(cells, table, together) {
  const found = [];
  const compare = (cell, is) => {
    const { fault, file } = cell;
    const must = table[fault]?.[file];
    const isWorse = !must || ways.indexOf(is.recovers) > ways.indexOf(must.recovers);
    if (isWorse || is.sees !== must.sees || is.console !== must.console)
      found.push({
        cell,
        text: `${fault} × ${file}: ${JSON.stringify(is)}, not ${JSON.stringify(must)}`,
      });
  };
  await runCells(cells, compare, together);
  return found;
}
