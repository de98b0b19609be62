import assert from 'node:assert/strict';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { help } from '../../src/cli/help.js';
import { snapshotOptions } from '../../src/cli/snapshot-options.js';
import { matchesSchema } from './matches-schema.js';
import { useWorkplace } from './use-workplace.js';

const schema = JSON.parse(readFileSync('src/cli/snapshot.schema.json', 'utf8')) as Record<
  string,
  unknown
>;
const { workplace } = useWorkplace();

describe('a snapshot that is published', () => {
  const folder = () => join(workplace().folder, 'published');
  const names = () => readdirSync(folder()).sort();
  const pointer = () => readFileSync(join(folder(), 'stores.json'), 'utf8');
  const table = () => join(workplace().folder, 'table.csv');

  async function publish(town: string, ...more: string[]): Promise<string> {
    mkdirSync(folder(), { recursive: true });
    writeFileSync(table(), `id,name,city,country\n1,Lamp House,${town},France\n`);
    const { code, out, err } = await workplace().run([
      ...['snapshot', '--csv', table(), '--publish', folder(), ...more],
    ]);
    assert.equal(code, 0, err);
    const { version, file } = JSON.parse(pointer()) as { version: number; file: string };
    assert.equal(version, 1);
    assert.ok(out.endsWith(`Written to ${join(folder(), file)}\n`), out);
    return file;
  }

  const refused = async (...args: string[]): Promise<string> => {
    const { code, err } = await workplace().run(['snapshot', '--csv', table(), ...args]);
    assert.equal(code, 2);
    return err;
  };

  it('is one file that is named by its stores, and a small pointer that names it', async () => {
    const file = await publish('Lyon');
    assert.match(file, /^stores-[0-9a-f]{16}\.json$/);
    assert.deepEqual(names(), [file, 'stores.json']);
    assert.equal(pointer(), `{"version":1,"file":"${file}"}\n`);
    const written = JSON.parse(readFileSync(join(folder(), file), 'utf8')) as object;
    matchesSchema(written, schema);
  });

  it('keeps its file, byte by byte, when the stores have not changed', async () => {
    const path = join(folder(), await publish('Lyon'));
    const before = readFileSync(path, 'utf8');
    assert.equal(join(folder(), await publish('Lyon')), path);
    assert.equal(readFileSync(path, 'utf8'), before);
    assert.equal(names().length, 2);
  });

  it('has a new file when the stores have changed, and keeps the earlier one', async () => {
    const older = await publish('Lyon');
    const newer = await publish('Paris');
    assert.notEqual(newer, older);
    assert.deepEqual(names(), [older, newer, 'stores.json'].sort());
  });

  it('keeps as many versions as --keep says, the latest ones, also one that came back', async () => {
    const lyon = await publish('Lyon');
    const paris = await publish('Paris');
    assert.equal(await publish('Lyon'), lyon);
    const lille = await publish('Lille', '--keep', '2');
    assert.deepEqual(names(), [lyon, lille, 'stores.json'].sort());
    assert.ok(!names().includes(paris));
  });

  it('touches no file of another name', async () => {
    await publish('Lyon');
    writeFileSync(join(folder(), 'stores-of-mine.json'), '');
    const file = await publish('Paris', '--keep', '1');
    assert.deepEqual(names(), [file, 'stores-of-mine.json', 'stores.json'].sort());
  });

  it('leaves the pointer as it was when the table cannot be read', async () => {
    await publish('Lyon');
    const before = [pointer(), statSync(join(folder(), 'stores.json')).mtimeMs];
    writeFileSync(table(), 'no table');
    const { code } = await workplace().run([
      ...['snapshot', '--csv', table(), '--publish', folder()],
    ]);
    assert.equal(code, 3);
    assert.deepEqual([pointer(), statSync(join(folder(), 'stores.json')).mtimeMs], before);
  });

  it('is refused with options that contradict each other, or a folder that is not there', async () => {
    await publish('Lyon');
    assert.match(await refused(), /--out is missing/);
    const both = await refused('--publish', folder(), '--out', workplace().file);
    assert.match(both, /either --out FILE or --publish DIR/);
    assert.match(await refused('--out', workplace().file, '--keep', '2'), /--keep counts/);
    assert.match(await refused('--publish', folder(), '--keep', '0'), /--keep is a whole number/);
    assert.match(await refused('--publish', join(folder(), 'none')), /there is no folder/);
    const { code, err } = await workplace().run([
      ...['build', '--out', workplace().folder, '--csv', table(), '--publish', folder()],
    ]);
    assert.deepEqual([code, /--publish makes no sense in a build/.test(err)], [2, true]);
  });

  it('keeps the answers of a geocoder beside the folder, which is uploaded', async () => {
    await publish('Lyon');
    const options = snapshotOptions(['--csv', table(), '--publish', `${folder()}/`]);
    assert.equal('state' in options && options.state, `${folder()}.state.jsonl`);
  });
});

describe('the help', () => {
  it('names the options of a published snapshot, in lines of 80 columns', () => {
    for (const option of ['--publish DIR', '--keep N']) assert.ok(help.includes(option), option);
    assert.deepEqual(
      help.split('\n').filter((line) => line.length > 80),
      [],
    );
  });
});
