import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';

const page = readFileSync('docs/scale.md', 'utf8');
const printed = execFileSync(process.execPath, ['kits/scale/costs.mjs'], { encoding: 'utf8' });

/** The rows of all tables of a text, with the cells' own texts alone. */
const rowsOf = (text: string): string[] =>
  [...text.matchAll(/^\|(.*)\|$/gm)].map(([, cells = '']) =>
    cells
      .split('|')
      .map((cell) => cell.trim().replace(/^-+(:?)$/, '-$1'))
      .join('|'),
  );

describe('the guide to scale', () => {
  it('has the tables that its script prints, in full and in this order', () => {
    const [inputs = '', sums = ''] = printed.trim().split('\n\n');
    const shown = rowsOf(page).join('\n');
    for (const table of [inputs, sums]) {
      const rows = rowsOf(table);
      assert.ok(rows.length > 9, 'a table is missing');
      assert.ok(shown.includes(rows.join('\n')), `docs/scale.md lacks:\n${table}`);
    }
  });

  it('has sums that follow from its inputs', () => {
    // Six of ten million views ask; 500 stores are two pages of the service.
    assert.ok(rowsOf(printed).some((row) => row.startsWith('500|the service|12.0 million|')));
    // Six million ask for the pointer, and seven tenths of them for the stores.
    const files = rowsOf(printed).filter((row) => /S3 and CloudFront|\|R2\|/.test(row));
    assert.equal(files.length, 6);
    assert.ok(files.every((row) => row.includes('|10.2 million|')));
  });

  it('says what the kit’s files say: the versions that stay, and the pointer’s minute', () => {
    const upload = readFileSync('kits/scale/upload.sh', 'utf8');
    assert.match(upload, /keep=\$\{KEEP:-20\}/);
    assert.match(upload, /seconds=\$\{POINTER_SECONDS:-60\}/);
    assert.match(page, /The last 20 versions stay/);
    assert.match(page, /for a minute/);
  });
});
