import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { after, describe, it } from 'node:test';
import { transformSync, type Loader } from 'esbuild';
import { Liquid } from 'liquidjs';
import { parse as parseVue, compileScript, compileTemplate } from 'vue/compiler-sfc';
import { help } from '../../src/cli/help.js';
import { type Example, examples } from './read-examples.js';

const inLanguage = (...languages: string[]): readonly Example[] =>
  examples.filter(({ language }) => languages.includes(language));

/** Returns the examples that the parser refuses, each with its reason. */
const refused = (some: readonly Example[], read: (code: string, language: string) => unknown) =>
  some.flatMap(({ page, code, language }) => {
    try {
      read(code, language);
      return [];
    } catch (error) {
      return [`${page}: ${String(error)}\n${code}`];
    }
  });

describe('the examples of the docs and of the site', () => {
  it('parse, in every language of scripts and style sheets', () => {
    const some = inLanguage('js', 'jsx', 'ts', 'tsx', 'css');
    assert.ok(some.length > 20);
    const read = (code: string, language: string) =>
      transformSync(code, { loader: language as Loader, jsx: 'automatic' });
    assert.deepEqual(refused(some, read), []);
  });

  it('parse as JSON', () => {
    const some = inLanguage('json');
    assert.ok(some.length > 1);
    assert.deepEqual(
      refused(some, (code) => JSON.parse(code) as unknown),
      [],
    );
  });

  it('parse as Liquid', () => {
    const liquid = new Liquid();
    liquid.registerTag('schema', {
      parse(_, rest) {
        while (rest.length > 0 && rest.shift()?.getText() !== '{% endschema %}');
      },
      render() {},
    });
    assert.ok(inLanguage('liquid').length > 2);
    assert.deepEqual(
      refused(inLanguage('liquid'), (code) => liquid.parse(code)),
      [],
    );
  });

  it('compile as components of Vue', () => {
    const compile = (code: string) => {
      const { descriptor, errors } = parseVue(code);
      assert.deepEqual(errors, []);
      const { bindings } = compileScript(descriptor, { id: 'a' });
      const template = compileTemplate({
        source: descriptor.template?.content ?? '',
        filename: 'a.vue',
        id: 'a',
        compilerOptions: { ...(bindings && { bindingMetadata: bindings }) },
      });
      assert.deepEqual(template.errors, []);
    };
    assert.ok(inLanguage('vue').length > 0);
    assert.deepEqual(refused(inLanguage('vue'), compile), []);
  });

  it('have tags that are closed', () => {
    const empty = /^(?:meta|link|img|input|br|hr)$/;
    const check = (code: string) => {
      const open: string[] = [];
      const tags = code.replace(/<!--[^]*?-->|(?<=<script[^>]*>)[^]*?(?=<\/script>)/g, '');
      for (const [, end, name = '', self] of tags.matchAll(
        /<(\/?)([a-z][\w-]*)(?:"[^"]*"|'[^']*'|[^>"'])*?(\/?)>/g,
      ))
        if (end) assert.equal(open.pop(), name);
        else if (!self && !empty.test(name)) open.push(name);
      assert.deepEqual(open, []);
    };
    assert.ok(inLanguage('html').length > 10);
    assert.deepEqual(refused(inLanguage('html'), check), []);
  });

  const php = spawnSync('php', ['--version']).status === 0;
  it('parse as PHP', { skip: !php && 'needs php' }, () => {
    const check = (code: string) => {
      const { status, stdout } = spawnSync('php', ['-l'], {
        input: `<?php\n${code}`,
        encoding: 'utf8',
      });
      assert.equal(status, 0, stdout);
    };
    assert.deepEqual(refused(inLanguage('php'), check), []);
  });

  it('give the command only options that its help names', () => {
    const known = new Set(help.match(/--[a-z-]+/g));
    const commands = inLanguage('sh').flatMap(({ page, code }) =>
      [...code.replaceAll('\\\n', ' ').matchAll(/store-locator (?!elements)([^\n]*)/g)].map(
        ([, line = '']) => ({ page, options: line.replace(/#.*/, '').match(/--[a-z-]+/g) ?? [] }),
      ),
    );
    assert.ok(commands.length > 15);
    assert.deepEqual(
      commands.flatMap(({ page, options }) =>
        options.filter((option) => !known.has(option)).map((option) => `${page}: ${option}`),
      ),
      [],
    );
  });
});

describe('the commands of the site’s pages', () => {
  const folder = mkdtempSync(join(tmpdir(), 'site-examples-'));
  after(() => rmSync(folder, { recursive: true }));

  const first = (page: string, language: string): string =>
    examples.find((example) => example.page === page && example.language === language)?.code ?? '';

  /** Runs what a page tells to run, but for the installation of the package. */
  const runAll = (page: string): void => {
    const lines = examples
      .filter((example) => example.page === page && example.language === 'sh')
      .flatMap(({ code }) => code.replaceAll('\\\n', ' ').trim().split('\n'))
      .filter((line) => /^(npx store-locator|node) /.test(line));
    assert.ok(lines.length > 0);
    const command = resolve('dist/npm/cli/store-locator.js');
    for (const line of lines) {
      const [program, ...rest] = line.split(/\s+/);
      const args = program === 'npx' ? [command, ...rest.slice(1)] : rest;
      execFileSync(process.execPath, args, { cwd: folder, stdio: 'pipe' });
    }
  };
  const storesOf = (path: string) =>
    (
      JSON.parse(readFileSync(join(folder, path), 'utf8')) as {
        stores: readonly Readonly<Record<string, unknown>>[];
      }
    ).stores;

  it('turn the export of a paid widget into stores at their exact positions', () => {
    const page = 'site/migrations/paid-widget.md';
    writeFileSync(join(folder, 'export.csv'), first(page, 'csv'));
    runAll(page);
    const stores = storesOf('upload/stores.json');
    assert.equal(stores.length, 2);
    for (const store of stores) {
      assert.equal(store.precision, 'exact');
      const told = Object.keys(store.details as object);
      for (const name of ['phone', 'email', 'url', 'hours', 'tags']) assert.ok(told.includes(name));
      assert.ok(!told.includes('extra'), 'every column is understood');
    }
  });

  it('turn the listings of Google’s element into stores, in both of their forms', () => {
    const page = 'site/migrations/gmpx-store-locator.md';
    const [listing] = JSON.parse(first(page, 'json')) as [{ position: unknown; title: string }];
    const { position, title } = listing;
    const ofQuickBuilder = { title, address1: '1 Rue A', address2: 'Lyon', coords: position };
    writeFileSync(join(folder, 'listings.json'), JSON.stringify([listing, ofQuickBuilder]));
    writeFileSync(join(folder, 'to-geojson.mjs'), first(page, 'js'));
    runAll(page);
    const stores = storesOf('upload/stores.json');
    assert.equal(stores.length, 2);
    for (const { lat, lng, precision } of stores)
      assert.deepEqual({ lat, lng, precision }, { ...(position as object), precision: 'exact' });
  });

  for (const name of ['plain-html', 'wordpress', 'react', 'vue', 'next'])
    it(`make the files of the page start/${name} from its table`, () => {
      writeFileSync(join(folder, 'stores.csv'), first('site/start/plain-html.md', 'csv'));
      runAll(`site/start/${name}.md`);
      const path = /^(react|vue|next)$/.test(name) ? 'public/stores.json' : 'upload/stores.json';
      const stores = storesOf(path);
      assert.equal(stores.length, 4);
      assert.ok(stores.every(({ precision }) => precision === 'postcode'));
    });
});
