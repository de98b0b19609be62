import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { readPackStart } from '../../src/gazetteer/shards/data-pack.js';
import { Workplace } from './workplace.js';

let workplace: Workplace;
let to: string;
beforeEach(() => {
  workplace = new Workplace();
  to = join(workplace.folder, 'upload');
});
afterEach(() => workplace.remove());

const single = (...more: string[]) =>
  workplace.run(['assets', '--countries', 'FR,DE', '--single', '--out', to, ...more]);
const packIn = (folder: string): Buffer => {
  const name = readdirSync(folder).find((file) => file.endsWith('.wasm')) ?? '';
  return readFileSync(join(folder, name));
};
const endings = ['.js', '.css', '.json', '.svg', '.png', '.jpg', '.wasm'];

describe('store-locator assets --single', () => {
  for (const entry of ['store-locator-elements.js', 'stock-badge.js', 'store-locator.classic.js'])
    it(`writes five flat files for ${entry}, of kinds that theme folders take`, async () => {
      const { code, out } = await single('--entry', entry);
      assert.equal(code, 0);
      const names = readdirSync(to);
      assert.equal(names.length, 5, names.join());
      assert.ok(names.includes(entry));
      for (const name of names) assert.ok(endings.includes(extname(name)), name);
      assert.match(out, /5 files in /);
      const readme = JSON.parse(
        readFileSync(join(to, 'store-locator-readme.json'), 'utf8'),
      ) as object;
      assert.equal(Object.keys(readme).length, 3);
    });

  it('names the hashes of both scripts, where they are uploaded to', async () => {
    await single('--url', 'https://shop.example/assets');
    const text = readFileSync(join(to, 'store-locator-readme.json'), 'utf8');
    const readme = JSON.parse(text) as {
      readonly importmap: { readonly integrity: Readonly<Record<string, string>> };
    };
    for (const name of readdirSync(to).filter((file) => file.endsWith('.js'))) {
      const hash = createHash('sha384').update(readFileSync(join(to, name)));
      const address = `https://shop.example/assets/${name}`;
      assert.equal(readme.importmap.integrity[address], `sha384-${hash.digest('base64')}`);
    }
  });

  it('replaces the files of an earlier run, and no other', async () => {
    mkdirSync(to);
    const earlier = ['store-locator-later-0123abcd.js', 'store-locator-data-0123abcd.wasm'];
    for (const name of [...earlier, 'theme.js']) writeFileSync(join(to, name), '');
    const { out } = await single();
    const names = readdirSync(to);
    assert.equal(names.length, 6);
    assert.ok(names.includes('theme.js'));
    for (const name of earlier) assert.match(out, new RegExp(`removed {2}${name}`));
    const once = readdirSync(to);
    await single();
    assert.deepEqual(readdirSync(to), once);
  });

  it('packs the data of the countries alone, as a WebAssembly module that holds no code', async () => {
    await single();
    const pack = packIn(to);
    const module = new WebAssembly.Module(Uint8Array.from(pack));
    assert.equal(WebAssembly.Module.customSections(module, 'store-locator-data').length, 1);
    assert.deepEqual(WebAssembly.Module.exports(module), []);
    const { index, dataAt } = readPackStart(pack) ?? assert.fail('no index');
    assert.deepEqual(index.countries, ['FR', 'DE']);
    const outlined = Object.keys(index.files).flatMap(
      (name) => /^outline-(..)\.bin$/.exec(name)?.[1] ?? [],
    );
    let at = dataAt;
    for (const [name, length] of Object.entries(index.files)) {
      assert.match(name, /^(outline|cities|postal)-(FR|DE|[A-Z]{2})|world|^airports|^outlines/);
      const bytes =
        name === 'outlines.bin'
          ? Buffer.from(outlined.join('\n'))
          : readFileSync(join('dist/cdn/data', name));
      assert.ok(pack.subarray(at, at + length).equals(bytes), name);
      at += length;
    }
    assert.equal(at, pack.length);
    const names = Object.keys(index.files);
    assert.equal(names[0], 'outline-world.bin');
    assert.ok(names.includes('cities-FR-2.bin') && names.includes('postal-RE.bin'));
    assert.ok(!names.some((name) => /-(US|GB)/.test(name)));
  });

  it('refuses a file for its folder', async () => {
    writeFileSync(to, '');
    const { code, err } = await single();
    assert.equal(code, 2);
    assert.match(err, /--out: .* is a file, so name a folder/);
  });

  it('names missing files, and writes nothing', async () => {
    mkdirSync(to);
    const { code } = await single('--entry', 'no-such-file.js');
    assert.equal(code, 2);
    assert.deepEqual(readdirSync(to), []);
  });
});

describe('store-locator assets --data-only', () => {
  it('writes the data of the countries for the scripts that a bundler has', async () => {
    const { code, out } = await workplace.run([
      ...['assets', '--countries', 'DE', '--out', to, '--data-only', '--url', '/stores'],
    ]);
    assert.equal(code, 0);
    const names = readdirSync(to);
    assert.ok(names.includes('cities-DE-1.bin') && names.includes('outline-world.bin'));
    assert.ok(names.every((name) => name.endsWith('.bin')));
    assert.ok(!names.some((name) => name.includes('-FR')));
    assert.match(out, /configure\(\{ dataUrl: '\/stores\/' \}\)/);
  });

  it('writes one pack with --single, and names its address', async () => {
    const { out } = await single('--data-only', '--url', '/stores');
    const names = readdirSync(to);
    assert.equal(names.length, 1);
    assert.ok(out.includes(`configure({ dataUrl: '/stores/${names[0]}' })`), out);
    assert.ok(readPackStart(packIn(to)));
  });
});
