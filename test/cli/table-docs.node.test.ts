import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { readColumns } from '../../src/cli/table/columns.js';
import { madeOf } from './made-of.js';
import { Workplace } from './workplace.js';

let workplace: Workplace;
beforeEach(() => (workplace = new Workplace()));
afterEach(() => workplace.remove());

const page = readFileSync('docs/csv.md', 'utf8');
const codeOf = (language: string): string =>
  new RegExp(`\`\`\`${language}\n([^]*?)\`\`\``).exec(page)?.[1] ?? '';

describe('the page on spreadsheets', () => {
  it('begins with a table, a command and markup of eight lines that work', async () => {
    const [table, command, markup] = ['csv', 'sh', 'html'].map(codeOf) as [string, string, string];
    assert.equal((table + command + markup).trimEnd().split('\n').length, 8);
    const [, name, ...args] = command.trim().split(' ');
    assert.equal(name, 'store-locator');
    const inFolder = args.map((arg) => (/^stores\./.test(arg) ? join(workplace.folder, arg) : arg));
    writeFileSync(join(workplace.folder, 'stores.csv'), table);
    const { code, err } = await workplace.run(inFolder);
    assert.equal(code, 0, err);
    assert.doesNotMatch(err, /left out|not used|Also published/);
    const { stores } = workplace.snapshot;
    assert.deepEqual(
      stores.map(({ precision }) => precision),
      table
        .trim()
        .split('\n')
        .slice(1)
        .map(() => 'postcode'),
    );
    assert.ok(markup.includes(`<store-locator src="${basename(workplace.file)}">`));
  });

  it('names columns that are known', () => {
    const [, section = ''] = page.split('## The columns');
    const rows = [...section.matchAll(/^\| (.*?) \| (.*?) \|/gm)].map(([, , names = '']) => names);
    const named = rows
      .slice(
        2,
        rows.findIndex((names) => names.startsWith('any other')),
      )
      .flatMap((names) => names.split(/, | and |; or a column for each weekday|; | are added/))
      .map((name) => name.trim())
      // Arabic: "and" is a letter of the word that follows
      .flatMap((name) => (/ و/.test(name) ? name.split(' و') : [name]))
      .filter(Boolean);
    assert.ok(named.length > 60, `${named.length}`);
    const unknown = named.filter((name) => readColumns([name]).fields.size === 0);
    assert.deepEqual(unknown, []);
  });
});

describe('the template', () => {
  it('can be used as a table, and is never written over another file', async () => {
    const path = join(workplace.folder, 'template.csv');
    const { code, out } = await workplace.run(['snapshot', '--template', path]);
    assert.equal(code, 0);
    assert.match(out, /template\.csv/);
    const { err, stores } = await madeOf(workplace, readFileSync(path));
    assert.doesNotMatch(err, /left out|not used|no known/);
    assert.equal(stores.length, 2);
    assert.deepEqual(
      stores.map(({ precision }) => precision),
      ['exact', 'postcode'],
    );
    const all = ['phone', 'hours', 'email', 'url', 'note', 'tags', 'image', 'priority'];
    assert.deepEqual(Object.keys(stores[0]?.details ?? {}), [...all, 'pin', 'extra']);

    writeFileSync(path, 'mine');
    const again = await workplace.run(['snapshot', '--template', path]);
    assert.equal(again.code, 2);
    assert.match(again.err, /exists, and is not replaced/);
    assert.equal(readFileSync(path, 'utf8'), 'mine');
    const mixed = await workplace.run(['snapshot', '--template', `${path}2`, '--csv', path]);
    assert.equal(mixed.code, 2);
  });
});
