import { files } from './files.mjs';

/** The expected result of each cell: `table[fault][file]`. */
export const tableFile = 'test/faults/table.json';
export const docFile = 'docs/faults.md';

const begin = '<!-- table: written by test/faults/write-table.mjs -->';
const end = '<!-- /table -->';
const escaped = (text) => text.replaceAll('|', '\\|');
/** The tables are very wide, so prettier must not align their columns. */
const asItIs = (text) =>
  `<!-- prettier-ignore-start -->\n\n${text}\n\n<!-- prettier-ignore-end -->`;

/** Returns the docs page with the table inserted. */
export function docOf(text, table) {
  const [before] = text.split(begin);
  const [, after] = text.split(end);
  return `${before}${begin}\n\n${asItIs(partsOf(table))}\n\n${end}${after}`;
}

/** Returns one table for each file. Faults with the same result share a row. */
const partsOf = (table) =>
  Object.keys(files)
    .map((file) => `### ${file[0].toUpperCase()}${file.slice(1)}\n\n${rowsOf(table, file)}`)
    .join('\n\n');

function rowsOf(table, file) {
  const byFound = new Map();
  for (const [fault, cells] of Object.entries(table)) {
    if (!cells[file]) continue;
    const key = JSON.stringify(cells[file]);
    byFound.set(key, [...(byFound.get(key) ?? []), fault]);
  }
  const rows = [...byFound].map(([key, faults]) => {
    const { sees, console: line, recovers } = JSON.parse(key);
    return [faults.join(', '), sees, line === 'nothing' ? line : `\`${line}\``, recovers];
  });
  const head = ['faults', 'the visitor reads', 'the console says', 'it recovers'];
  return [head, head.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.map(escaped).join(' | ')} |`)
    .join('\n');
}
