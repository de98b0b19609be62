import assert from 'node:assert/strict';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { fakeNominatim } from './fake-nominatim.js';
import { StreetsWorkplace, monaco } from './streets-workplace.js';

let workplace: StreetsWorkplace;
let table: string;
beforeEach(() => {
  workplace = new StreetsWorkplace();
  table = join(workplace.folder, 'stores.csv');
  writeFileSync(
    table,
    `name,address,zip,city,country,lat,lng
Casino,Place du Casino 1,98000,Monaco,Monaco,43.7396,7.4287
Somewhere,Rue du Port 9,98000,Monaco,Monaco,,
`,
  );
});
afterEach(() => workplace.remove());

const build = (...args: readonly string[]) =>
  workplace.run(['build', '--csv', table, '--out', workplace.out, ...args]);

describe('store-locator build', () => {
  it('makes one folder of stores, streets, scripts and data, and prints the element', async () => {
    const { code, out, err } = await build('--tiles', monaco, '--url', 'https://shop.example/a');
    assert.equal(code, 0, err);
    const names = readdirSync(workplace.out);
    for (const name of ['stores.json', 'streets.json', 'store-locator-elements.js'])
      assert.ok(names.includes(name), names.join());
    assert.ok(names.some((name) => /^store-locator-data-\w+\.wasm$/.test(name)));
    assert.ok(workplace.cells().has('14/8529/5974'));
    assert.ok(!names.some((name) => name.endsWith('.jsonl')), 'nothing that is not to be uploaded');
    const end = out.slice(out.lastIndexOf('readme'));
    assert.match(end, /^1 store at its address: with streets$/m);
    assert.match(end, /^1 store known by postal code or town alone/m);
    assert.match(end, new RegExp(`^${names.length} files with \\d+ KB in`, 'm'));
    const attributes =
      'src="https://shop.example/a/stores.json" streets-src="https://shop.example/a/"';
    assert.ok(end.includes(`<store-locator ${attributes}>`), end);
  });

  it('takes the data of the countries where the stores are, or of those that are named', async () => {
    await build();
    const readme = () => readFileSync(join(workplace.out, dataFile()), 'latin1');
    const dataFile = () => readdirSync(workplace.out).find((name) => name.endsWith('.wasm'))!;
    const own = [dataFile(), readme().length] as const;
    await build('--countries', 'MC,FR');
    assert.notEqual(dataFile(), own[0]);
    assert.ok(readme().length > own[1]);
  });

  it('keeps what the geocoder answered beside the folder, also when its path ends with a slash', async () => {
    const geocoder = await fakeNominatim([]);
    const service = ['--geocoder', 'nominatim', '--endpoint', geocoder.url];
    const fast = ['--requests-per-second', '1000'];
    const { code, err } = await build('--out', `${workplace.out}/`, ...service, ...fast);
    await geocoder.close();
    assert.equal(code, 0, err);
    assert.ok(existsSync(`${workplace.out}.state.jsonl`));
    assert.ok(!readdirSync(workplace.out).some((name) => name.endsWith('.jsonl')));
  });

  it('says that an address is missing in the printed element', async () => {
    assert.match((await build()).out, /In place of https:\/\/…\/ goes the address/);
    const { out } = await build('--url', 'https://shop.example/a');
    assert.doesNotMatch(out, /In place of/);
  });

  it('says that finished parts stay when tiles cannot be read', async () => {
    const folder = workplace.tileFolder({ '14/8529/5974.mvt': Buffer.from('no tile at all') });
    const { code, err } = await build('--tiles', folder);
    assert.equal(code, 5);
    assert.ok(existsSync(join(workplace.out, 'stores.json')));
    assert.match(err, /Parts that are finished stay\. Run the same command again/);
    assert.doesNotMatch(err, /Nothing was/);
  });

  it('leaves streets out without tiles, and says so', async () => {
    const { code, out } = await build();
    assert.equal(code, 0);
    assert.equal(workplace.hasIndex, false);
    assert.match(out, /No streets: name tiles with --tiles/);
    assert.ok(!out.includes('streets-src'));
  });

  it('writes nothing when an option of any part makes no sense', async () => {
    for (const [args, message] of [
      [['--dry-run'], /--dry-run makes no sense in a build/],
      [['--countries', 'Atlantis'], /"Atlantis" is no country/],
      [['--tiles', monaco, '--radius-km', '0'], /--radius-km is a number/],
      [['--geocoder', 'magic'], /--geocoder is/],
      [['--nothing'], /--nothing/],
      [['--url', 'shop.example'], /--url is no address of a folder/],
      [['--entry', 'none.js'], /there is no none.js in/],
    ] as const) {
      const { code, err } = await build(...args);
      assert.equal(code, 2);
      assert.match(err, message);
      assert.ok(!existsSync(join(workplace.out, 'stores.json')), err);
    }
    const { code, err } = await workplace.run(['build', '--csv', table]);
    assert.equal(code, 2);
    assert.match(err, /--out is missing/);
    const asFile = await build('--out', table);
    assert.equal(asFile.code, 2);
    assert.match(asFile.err, /--out: .* is a file, so name a folder/);
  });
});
