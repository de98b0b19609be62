import assert from 'node:assert/strict';
import dns from 'node:dns';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, extname, join } from 'node:path';
import { after, before, describe, it, mock } from 'node:test';
import { gzipSync } from 'node:zlib';
import { fillShopify, readSchema } from './fill-shopify.mjs';

const kilobyte = 1024;
const folders = ['assets', 'blocks', 'locales', 'snippets'];
/** The command-line tool of the platform refuses all other files. */
const assetEndings = ['.css', '.jpeg', '.jpg', '.js', '.json', '.png', '.svg', '.wasm'];
/** The platform's language codes of the elements' languages. */
const languages = ['ar', 'de', 'en.default', 'es', 'fr', 'it', 'nl', 'pl', 'pt-BR', 'pt-PT'];
const loader = 'store-locator-loader.js';

describe('the theme app extension for Shopify', () => {
  let kit: string;
  let home: string;
  const filesOf = (name: string): string[] => readdirSync(join(kit, name));
  const sizeOf = (name: string, file: string): number => statSync(join(kit, name, file)).size;
  const blocks = (): string[] => filesOf('blocks').map((file) => basename(file, '.liquid'));

  before(async () => {
    kit = mkdtempSync(join(tmpdir(), 'shopify-kit-'));
    home = mkdtempSync(join(tmpdir(), 'shopify-home-'));
    await fillShopify(kit);
  });
  after(() => {
    for (const folder of [kit, home]) rmSync(folder, { recursive: true, force: true });
  });

  /** Theme Check's offences, by the rules that its package brings. */
  async function offences(folder = kit): Promise<string[]> {
    // Theme Check would ask the network for newer rules, and keep them in the home folder.
    mock.method(dns, 'lookup', (...values: unknown[]) => {
      const [answer] = values.slice(-1) as [(error: Error) => void];
      answer(new Error('a test has no network'));
    });
    Object.assign(process.env, { HOME: home, XDG_CACHE_HOME: home });
    const { themeCheckRun } = await import('@shopify/theme-check-node');
    const { theme, offenses } = await themeCheckRun(folder);
    assert.ok(theme.length > 0, 'nothing was checked');
    return offenses.map(({ check, uri, message }) => `${basename(uri)}: ${check}: ${message}`);
  }

  it('has no offence in Theme Check', async () => {
    assert.deepEqual(await offences(), []);
  });

  it('would have one if a block named the large script in place of the loader', async () => {
    const path = join(kit, 'blocks/stock.liquid');
    const text = readFileSync(path, 'utf8');
    try {
      writeFileSync(path, text.replace(loader, 'store-locator-elements.js'));
      const [offence = '', ...others] = await offences();
      assert.match(offence, /AssetSizeAppBlockJavaScript: .*\(8\d{4} B\).*\(10000 B\)/);
      assert.deepEqual(others, []);
    } finally {
      writeFileSync(path, text);
    }
  });

  it('is inside the limits of the platform', () => {
    const all = folders.flatMap((name) =>
      readdirSync(kit).includes(name) ? filesOf(name).map((file) => [name, file] as const) : [],
    );
    const weigh = (some: readonly (readonly [string, string])[]): number =>
      some.reduce((sum, [name, file]) => sum + sizeOf(name, file), 0);
    const liquid = all.filter(([, file]) => file.endsWith('.liquid'));
    assert.ok(weigh(all) < 10 * kilobyte * kilobyte, `all files: ${weigh(all)}`);
    assert.ok(weigh(liquid) < 100 * kilobyte, `Liquid: ${weigh(liquid)}`);
    assert.ok(liquid.length <= 25, `blocks: ${liquid.length}`);
    for (const file of filesOf('locales'))
      assert.ok(sizeOf('locales', file) < 15 * kilobyte, `${file} is too large`);
    assert.ok(sizeOf('assets', loader) < 10_000, 'the loader is too large');
    assert.ok(gzipSync(readFileSync(join(kit, 'assets', loader))).length < 1_500);
  });

  it('has no file that the command-line tool refuses', () => {
    const odd = filesOf('assets').filter((file) => !assetEndings.includes(extname(file)));
    assert.deepEqual(odd, []);
    assert.equal(filesOf('assets').length, 7, 'the five files, a sheet and the loader');
    const inside = readdirSync(kit, { withFileTypes: true }).filter((file) => file.isDirectory());
    assert.deepEqual(
      inside.map(({ name }) => name).filter((name) => !folders.includes(name)),
      [],
    );
  });

  it('speaks every language of the elements, in the shop and in the theme editor', () => {
    const wanted = languages.flatMap((name) => [`${name}.json`, `${name}.schema.json`]);
    assert.deepEqual(filesOf('locales').sort(), wanted.sort());
    const spoken = readdirSync('src/i18n')
      .filter((file) => /^[a-z]{2}(-[a-z]{2})?\.ts$/.test(file))
      .map((file) => basename(file, '.ts'));
    const ours = languages.map((name) => name.replace(/\.default|-BR/, '').toLowerCase());
    assert.deepEqual(ours.sort(), [...new Set([...spoken, 'en'])].sort());
  });

  it('warns of secret keys in every language, beside the field for the key', () => {
    for (const name of languages) {
      const text = readFileSync(join(kit, `locales/${name}.schema.json`), 'utf8');
      const { settings } = JSON.parse(text) as { settings: { public_key: { info: string } } };
      assert.match(settings.public_key.info, /sk_/, name);
    }
  });

  it('has settings that the theme editor understands', async () => {
    const groups = await Promise.all(
      blocks().map(async (name) => {
        const { settings } = await readSchema(kit, name);
        return { name, settings: settings.map((setting) => ({ ...setting, id: setting.id })) };
      }),
    );
    const theme = mkdtempSync(join(home, 'theme-'));
    const { mkdirSync } = await import('node:fs');
    mkdirSync(join(theme, 'config'));
    writeFileSync(join(theme, 'config/settings_schema.json'), JSON.stringify(groups));
    const rules = 'extends: theme-check:nothing\nValidJSON:\n  enabled: true\n';
    writeFileSync(join(theme, '.theme-check.yml'), rules);
    const odd = (await offences(theme)).filter((text) => !/autofill/.test(text));
    assert.deepEqual(odd, []);
  });
});
