import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { Workplace } from './workplace.js';

let workplace: Workplace;
beforeEach(() => (workplace = new Workplace()));
afterEach(() => workplace.remove());

describe('store-locator assets', () => {
  const built = { 'store-locator.js': `import"./a-1.js";import("./b-2.js")`, 'a-1.js': `export{}` };
  const files: Readonly<Record<string, string>> = {
    ...built,
    'b-2.js': 'import("./c-3.js")',
    'c-3.js': '',
    'stock-badge.js': '',
    'store-locator.js.map': '',
    'LICENSES.txt': '',
    'store-locator-elements.css': '',
    'data/README.md': '',
    'data/outline-world.bin': '',
    'data/cities-FR-1.bin': '',
    'data/cities-RE-1.bin': '',
    'data/postal-US-9.bin': '',
    'data/postal-DE.bin': '',
  };

  it('copies the files that a shop needs into one flat folder, and names them', async () => {
    const [from, to] = [join(workplace.folder, 'cdn'), join(workplace.folder, 'out')];
    mkdirSync(join(from, 'data'), { recursive: true });
    for (const [name, text] of Object.entries(files)) writeFileSync(join(from, name), text);
    const countries = ['--countries', 'fr,United States'];
    const { code, out } = await workplace.run([
      ...['assets', '--from', from, '--out', to, '--entry', 'store-locator.js', ...countries],
    ]);
    assert.equal(code, 0);
    const copied = [
      ...['LICENSES.txt', 'a-1.js', 'b-2.js', 'c-3.js', 'cities-FR-1.bin', 'cities-RE-1.bin'],
      ...['outline-world.bin', 'postal-US-9.bin', 'store-locator-elements.css', 'store-locator.js'],
    ];
    const written = ['importmap.json', 'integrity.json'];
    assert.deepEqual(readdirSync(to).sort(), [...copied, ...written].sort());
    for (const name of copied) assert.match(out, new RegExp(` KB {2}${name}$`, 'm'));
    assert.match(out, /data-url/);
  });

  it('copies the built files: scripts that load, and data of the countries alone', async () => {
    const to = join(workplace.folder, 'out');
    const { code, out } = await workplace.run(['assets', '--countries', 'DE', '--out', to]);
    assert.equal(code, 0);
    for (const name of ['store-locator-elements.js', 'postal-DE.bin', 'cities-DE-1.bin'])
      assert.ok(existsSync(join(to, name)), name);
    assert.match(out, /store-locator-create-store-map-\w+\.js/);
    assert.doesNotMatch(out, /-(FR|US)\b/);
    // Browsers then ask for the outline of no other country.
    assert.equal(readFileSync(join(to, 'outlines.bin'), 'utf8'), 'DE');
  });

  it('copies the data of territories and small neighbours that addresses give to a country', async () => {
    const to = join(workplace.folder, 'out');
    const { code } = await workplace.run(['assets', '--countries', 'CH,IE', '--out', to]);
    assert.equal(code, 0);
    const countries = new Set(
      readdirSync(to).flatMap((name) => /^cities-([A-Z]{2})/.exec(name)?.[1] ?? []),
    );
    assert.deepEqual([...countries].sort(), ['CH', 'IE', 'LI']);
  });

  it('writes the hashes of the copied scripts, and an import map of where they will be', async () => {
    const to = join(workplace.folder, 'out');
    const url = 'https://shop.example/assets';
    const { code, out } = await workplace.run([
      ...['assets', '--countries', 'DE', '--out', to, '--entry', 'store-locator.js', '--url', url],
    ]);
    assert.equal(code, 0);
    const scripts = readdirSync(to).filter((name) => name.endsWith('.js'));
    const hashes = scripts.map((name) => [
      name,
      `sha384-${createHash('sha384')
        .update(readFileSync(join(to, name)))
        .digest('base64')}`,
    ]);
    assert.ok(scripts.length > 10);
    const json = (name: string): unknown => JSON.parse(readFileSync(join(to, name), 'utf8'));
    assert.deepEqual(json('integrity.json'), Object.fromEntries(hashes));
    const placed = hashes.map(([name = '', hash]) => [`${url}/${name}`, hash] as const);
    assert.deepEqual(json('importmap.json'), { integrity: Object.fromEntries(placed) });
    const [, entry = ''] = hashes.find(([name]) => name === 'store-locator.js') ?? [];
    assert.ok(out.includes(`integrity="${entry}"`), out);
  });

  it('refuses wrong countries, folders and addresses', async () => {
    const to = join(workplace.folder, 'out');
    const wrong = [
      ['--countries', 'Atlantis', '--out', to],
      ['--countries', 'FR', '--out', to, '--from', workplace.folder],
      ['--countries', 'FR', '--out', to, '--url', 'assets'],
      ['--countries', 'FR', '--out', to, '--url', 'https://shop.example/?v=1'],
      ['--countries', 'FR'],
      ['--out', to],
    ];
    for (const args of wrong) assert.equal((await workplace.run(['assets', ...args])).code, 2);
  });
});
