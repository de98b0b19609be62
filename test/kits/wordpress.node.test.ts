import assert from 'node:assert/strict';
import { execFile, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { promisify } from 'node:util';
import { unzipSync } from 'fflate';

const run = promisify(execFile);
const plugin = 'kits/wordpress/store-locator-elements';
const read = (path: string): string => readFileSync(join(plugin, path), 'utf8');
const pluginFiles = (ending: string): string[] =>
  readdirSync(plugin, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith(ending),
  );
const json = (text: string): unknown => JSON.parse(text);

/** The first group of each match. */
const all = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, group = '']) => group);

describe('the zip of the WordPress plugin', () => {
  let folder: string;
  let files: Record<string, Uint8Array>;
  before(async () => {
    folder = mkdtempSync(join(tmpdir(), 'wordpress-kit-'));
    const options = ['--countries', 'LU', '--stores', 'demo/stores.json', '--out', folder];
    await run(process.execPath, ['kits/wordpress/pack.mjs', ...options]);
    files = unzipSync(readFileSync(join(folder, 'store-locator-elements.zip')));
  });
  after(() => rmSync(folder, { recursive: true }));

  it('has one folder, with all files of the plugin, the licence, the script and its data', () => {
    const paths = Object.keys(files);
    assert.ok(paths.every((path) => path.startsWith('store-locator-elements/')));
    const inside = paths.map((path) => path.replace(/^[^/]*\//, ''));
    const own = pluginFiles('').filter((file) => /\.\w+$/.test(file));
    assert.deepEqual(
      own.filter((file) => !inside.includes(file) && !file.startsWith('assets/')),
      [],
    );
    for (const name of [
      ...['LICENSE', 'assets/store-locator-elements.js', 'assets/store-locator-elements.css'],
      ...['assets/store-locator-licenses.json', 'assets/stores.json'],
    ])
      assert.ok(inside.includes(name), name);
    for (const pattern of [/assets\/store-locator-later-.*\.js$/, /assets\/.*-data-.*\.wasm$/])
      assert.equal(inside.filter((path) => pattern.test(path)).length, 1, String(pattern));
  });

  it('has the files of the folder beside it, byte for byte', () => {
    for (const [path, bytes] of Object.entries(files))
      assert.ok(readFileSync(join(folder, path)).equals(bytes), path);
  });

  it('is not made without countries, nor with a file that does not exist', () => {
    for (const options of [[], ['--countries', 'LU', '--stores', 'absent.json']]) {
      const { status, stderr } = spawnSync(
        process.execPath,
        ['kits/wordpress/pack.mjs', ...options, '--out', join(folder, 'none')],
        { encoding: 'utf8' },
      );
      assert.equal(status, 2);
      assert.match(stderr, /--countries|There is no absent\.json/);
      assert.ok(!existsSync(join(folder, 'none')));
    }
  });
});

describe('the WordPress plugin', () => {
  const hasPhp = spawnSync('php', ['-v']).status === 0;
  it('has no fault of syntax, where PHP is installed', { skip: !hasPhp }, async () => {
    for (const file of pluginFiles('.php')) await run('php', ['-l', join(plugin, file)]);
  });

  it('has the version of the package', () => {
    const { version } = json(readFileSync('package.json', 'utf8')) as { readonly version: string };
    const main = read('store-locator-elements.php');
    assert.deepEqual(all(main, /^ \* Version: +(\S+)$/gm), [version]);
    assert.deepEqual(all(main, /^const VERSION += '(.*)';$/gm), [version]);
    assert.deepEqual(all(read('readme.txt'), /^Stable tag: (\S+)$/gm), [version]);
  });

  it('knows a secret key by the pattern of the elements', () => {
    const pattern = /\/(\(\?<!\[\\p\{L\}.*?)\/iu/g;
    const [ofElements] = all(readFileSync('src/domain/secret-key.ts', 'utf8'), pattern);
    assert.ok(ofElements);
    assert.deepEqual(all(read('includes/secret.php'), pattern), [ofElements]);
  });

  it('prints only attributes that the elements have', () => {
    const manifest = readFileSync('dist/npm/custom-elements.json', 'utf8');
    const { modules } = json(manifest) as {
      modules: { declarations?: { attributes?: { name: string }[] }[] }[];
    };
    const known = modules.flatMap(({ declarations = [] }) =>
      declarations.flatMap(({ attributes = [] }) => attributes.map(({ name }) => name)),
    );
    const printed = all(
      read('includes/renderers.php') + read('includes/element.php'),
      /^\t\t'([a-z-]+)' +=>/gm,
    );
    assert.ok(printed.length >= 15, printed.join());
    const own = ['lang', 'dir', 'data-woo-product'];
    assert.deepEqual(
      printed.filter((name) => !known.includes(name) && !own.includes(name)),
      [],
    );
  });

  it('has a field in the editor for each attribute of a block', () => {
    const editor = read('js/editor.js');
    const fields = new Set([...all(editor, /(?:text|toggle|choice)\(\s*props,\s*'(\w+)'/g)]);
    const attributes = ['store-locator', 'stock-badge'].flatMap((name) =>
      Object.keys((json(read(`blocks/${name}/block.json`)) as { attributes: object }).attributes),
    );
    assert.deepEqual([...fields].sort(), [...new Set(attributes)].sort());
  });

  it('has each sentence in the file for translators', () => {
    const source = [...pluginFiles('.php'), 'js/editor.js'].map(read).join('\n');
    const sentences = all(source, /(?:__|_e)\(\s*'((?:[^'\\]|\\.)*)',\s*(?:'store-|domain)/g);
    assert.ok(sentences.length > 40, String(sentences.length));
    const pot = read('languages/store-locator-elements.pot').replace(/"\n"/g, '');
    const known = new Set(all(pot, /^msgid "(.*)"$/gm));
    const ofBlocks = ['store-locator', 'stock-badge'].flatMap((name) => {
      const block = json(read(`blocks/${name}/block.json`)) as {
        readonly title: string;
        readonly description: string;
        readonly keywords: readonly string[];
      };
      return [block.title, block.description, ...block.keywords];
    });
    assert.deepEqual(
      [...sentences, ...ofBlocks].filter((text) => !known.has(text.replaceAll('"', '\\"'))),
      [],
    );
  });
});
