import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { promisify } from 'node:util';
import { publint } from 'publint';

const run = promisify(execFile);

interface Packed {
  readonly filename: string;
  readonly size: number;
  readonly files: readonly { readonly path: string }[];
}

describe('the packed package', () => {
  let folder: string;
  let packed: Packed;
  before(async () => {
    folder = mkdtempSync(join(tmpdir(), 'packed-'));
    const options = ['--ignore-scripts', '--json', '--pack-destination', folder];
    const { stdout } = await run('npm', ['pack', ...options], { maxBuffer: 2 ** 26 });
    [packed] = JSON.parse(stdout) as [Packed];
  });
  after(() => rmSync(folder, { recursive: true }));

  it('has at most 1,500 files and 6 MB, of which the map data is 4.9', () => {
    assert.ok(packed.files.length <= 1_500, `${packed.files.length} files`);
    assert.ok(packed.size <= 6_000_000, `${packed.size} bytes`);
  });

  it('has no source map, and its data only once', () => {
    const paths = packed.files.map(({ path }) => path);
    assert.deepEqual(
      paths.filter((path) => path.endsWith('.map')),
      [],
    );
    const worlds = paths.filter((path) => path.endsWith('outline-world.bin'));
    assert.deepEqual(worlds, ['dist/cdn/data/outline-world.bin']);
    for (const path of paths.filter((each) => /^dist\/npm\/.*\.js$/.test(each)))
      assert.ok(!readFileSync(path, 'utf8').includes('sourceMappingURL'), path);
  });

  it('has every file that its manifest names', async () => {
    const { messages } = await publint({ pkgDir: '.', level: 'warning', strict: true });
    assert.deepEqual(messages, []);
  });

  it('has its types for every way to import modules', async () => {
    const tarball = join(folder, packed.filename);
    const assets = [
      ...['./cdn/*', './data/*', './custom-elements.json'],
      ...['./snapshot.schema.json', './details.schema.json'],
    ];
    const editors = [
      ...['./web-types.json', './vscode.html-custom-data.json', './vscode.css-custom-data.json'],
      './package.json',
    ];
    await run(process.execPath, [
      ...['node_modules/@arethetypeswrong/cli/dist/index.js', tarball, '--profile', 'esm-only'],
      ...['--exclude-entrypoints', ...assets, ...editors],
    ]).catch((error: { stdout?: string; stderr?: string }) =>
      assert.fail(`${error.stdout}${error.stderr}`),
    );
  });

  it('has the same version in all of its files', () => {
    const versionIn = (path: string): string =>
      (JSON.parse(readFileSync(path, 'utf8')) as { readonly version: string }).version;
    const version = versionIn('package.json');
    assert.equal(versionIn('package-lock.json'), version);
    for (const element of ['stock-badge', 'store-locator']) {
      const code = readFileSync(`src/elements/${element}/${element}-element.ts`, 'utf8');
      assert.ok(code.includes(`static readonly version: string = '${version}';`), element);
    }
  });
});
