import { files } from './files.mjs';

/** What the suite holds each cell to: `table[fault][file]`. */
export const tableFile = 'test/faults/table.json';
export const docFile = 'docs/faults.md';

const begin = '<!-- table: written by test/faults/write-table.mjs -->';
const end = '<!-- /table -->';
const escaped = (text) => text.replaceAll('|', '\\|');
/** The tables are as wide as their longest line, so they are not laid out. */
const asItIs = (text) =>
  `<!-- prettier-ignore-start -->\n\n${text}\n\n<!-- prettier-ignore-end -->`;

/** The page of the docs, with the table in its place. */
export function docOf(text, table) {
  const [before] = text.split(begin);
  const [, after] = text.split(end);
  return `${before}${begin}\n\n${asItIs(partsOf(table))}\n\n${end}${after}`;
}

/** A table for each file: what is the same for several faults is one row. */
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
