import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { describe, it } from 'node:test';
import { ESLint, type Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import { layers } from './layers.mjs';

const ruleId = 'boundaries/dependencies';

// The table of the design, written a second time: who may import whom.
const rooms: Record<string, readonly string[]> = {
  domain: [],
  scheduling: ['domain'],
  http: [],
  api: ['http', 'domain'],
  gazetteer: ['http', 'scheduling', 'domain'],
  page: ['api', 'gazetteer', 'scheduling', 'domain'],
  map: ['scheduling', 'domain'],
  'theme-variants': ['domain'],
  controllers: ['page', 'gazetteer', 'scheduling', 'domain'],
  elements: ['controllers', 'theme-variants', 'scheduling', 'domain', 'i18n', 'styles'],
  i18n: ['domain'],
  styles: [],
  cli: ['api', 'gazetteer', 'http', 'domain'],
};
const packages: Record<string, readonly string[]> = {
  lit: ['scheduling', 'theme-variants', 'controllers', 'elements'],
  'lit/directives/repeat.js': ['scheduling', 'theme-variants', 'controllers', 'elements'],
  '@lit/task': ['controllers'],
  'lit-html': [],
  '@lit/reactive-element': [],
  leaflet: [],
  'leaflet/src/map/Map.js': [],
  'idb-keyval': ['page'],
  'node:fs': ['cli'],
  'anything-else': [],
};
const waysToImport = [
  (path: string) => `import '${path}';`,
  (path: string) => `import type { X } from '${path}';`,
  (path: string) => `export { x } from '${path}';`,
  (path: string) => `export * from '${path}';`,
  (path: string) => `void import('${path}');`,
  (path: string) => `export type Y = import('${path}').X;`,
  (path: string) => `import x = require('${path}');`,
];

// The project's own settings, without the types, which no import needs and which take seconds.
const untyped = new ESLint({
  overrideConfig: tseslint.configs.disableTypeChecked as Linter.Config,
  ruleFilter: (rule) => [ruleId, 'no-restricted-syntax'].includes(rule.ruleId),
});

async function refusals(file: string, code: string): Promise<readonly (string | null)[]> {
  const [result] = await untyped.lintText(code, { filePath: `src/${file}` });
  return result?.messages.map((message) => message.ruleId) ?? [];
}

async function isRefused(file: string, code: string): Promise<boolean> {
  const found = await refusals(file, code);
  assert.deepEqual(
    found.filter((rule) => rule !== ruleId),
    [],
  );
  return found.length > 0;
}

/** A file of a room, near its top, that the table never names by itself. */
function someFileOf(room: string): string {
  const named = Object.values(layers).flat().join();
  const depth = (path: string) => path.split(/[\\/]/).length;
  const file = readdirSync(`src/${room}`, { recursive: true, encoding: 'utf8' })
    .filter((path) => /(?<!\.d)\.ts$|\.css$/.test(path))
    .filter((path) => !named.includes(`${room}/${path}`))
    .sort((a, b) => depth(a) - depth(b))[0];
  assert.ok(file, `a file in src/${room}`);
  return `${room}/${file.replace(/\.ts$/, '.js')}`;
}

async function assertRefused(file: string, path: string, expected: boolean): Promise<void> {
  for (const write of waysToImport) {
    const code = write(path);
    assert.equal(await isRefused(file, code), expected, `${file}: ${code}`);
  }
}

describe('the direction of imports', () => {
  for (const [from, allowed] of Object.entries(rooms)) {
    it(`from ${from}: every room`, async () => {
      for (const to of Object.keys(rooms)) {
        const expected = to !== from && !allowed.includes(to);
        await assertRefused(`${from}/probe.ts`, `../${someFileOf(to)}`, expected);
      }
    });

    it(`from ${from}: entries, packages and what lies outside src`, async () => {
      for (const file of ['../index.js', '../define.js', '../merchant.js', '../../demo/serve.js']) {
        await assertRefused(`${from}/probe.ts`, file, true);
      }
      for (const [name, users] of Object.entries(packages)) {
        await assertRefused(`${from}/probe.ts`, name, !users.includes(from));
      }
    });
  }

  it('entries reach elements, page state and definitions, nothing below', async () => {
    for (const room of Object.keys(rooms)) {
      const expected = !['elements', 'page', 'domain'].includes(room);
      await assertRefused('store-locator.ts', `./${someFileOf(room)}`, expected);
    }
    await assertRefused('index.ts', './define.js', false);
    await assertRefused('index.ts', './store-locator.js', true);
    await assertRefused('index.ts', 'lit', true);
  });

  it('the merchant entry reaches the service and the words only', async () => {
    for (const room of Object.keys(rooms)) {
      await assertRefused(
        'merchant.ts',
        `./${someFileOf(room)}`,
        !['api', 'domain'].includes(room),
      );
    }
  });

  it('the definitions reach nothing', async () => {
    for (const room of Object.keys(rooms)) {
      await assertRefused('define.ts', `./${someFileOf(room)}`, true);
    }
  });

  it('Leaflet is imported by its adapter alone', async () => {
    await assertRefused('map/view/leaflet.ts', 'leaflet/src/map/Map.js', false);
    await assertRefused('map/markers/pin.ts', '../view/leaflet.js', false);
  });

  it('controllers know the port of the map, and reach the map dynamically only', async () => {
    const controller = 'controllers/map-controller.ts';
    for (const name of ['store-map', 'map-labels', 'map-palette']) {
      await assertRefused(controller, `../map/${name}.js`, false);
    }
    assert.equal(await isRefused(controller, `import '../map/create-store-map.js';`), true);
    assert.equal(await isRefused(controller, `void import('../map/create-store-map.js');`), false);
    assert.equal(await isRefused(controller, `void import('../map/markers/pin.js');`), true);
  });

  it('the two elements never reach into each other', async () => {
    const badge = 'elements/stock-badge/probe.ts';
    const locator = 'store-locator/store-locator-element.js';
    await assertRefused(badge, `../${locator}`, true);
    await assertRefused(badge, './badge-view.js', false);
    await assertRefused(badge, '../detail-event.js', false);
    await assertRefused('elements/stock-badge/extras/probe.ts', '../../detail-event.js', false);
    await assertRefused('elements/probe.ts', './detail-event.js', false);
    await assertRefused('elements/probe.ts', `./${locator}`, true);
  });

  it('the badge has no room for templates', async () => {
    const badge = 'elements/stock-badge/probe.ts';
    await assertRefused(badge, '@lit/reactive-element', false);
    for (const name of ['lit', 'lit-html']) await assertRefused(badge, name, true);
  });

  it('Node is named as Node, by the command alone', async () => {
    await assertRefused('cli/probe.ts', 'node:fs/promises', false);
    await assertRefused('cli/probe.ts', 'fs', true);
  });

  it('a file that is not there is refused, in the own room too', async () => {
    await assertRefused('domain/probe.ts', './not-there.js', true);
  });

  it('an address that is not written out is refused', async () => {
    for (const room of Object.keys(rooms))
      for (const address of ['globalThis.name', '`./other.js`']) {
        const found = await refusals(`${room}/probe.ts`, `void import(${address});`);
        assert.deepEqual(found, ['no-restricted-syntax'], `${room}: ${address}`);
      }
  });

  it('the rule is on for src, and refuses the fixture', async () => {
    const real = new ESLint({ ignore: false });
    const [result] = await real.lintFiles('test/lint/fixtures/src/domain/reaches-up.ts');
    assert.deepEqual(
      result?.messages.map(({ ruleId, severity, line }) => ({ ruleId, severity, line })),
      [{ ruleId, severity: 2, line: 2 }],
    );
    const config = (await real.calculateConfigForFile('src/index.ts')) as {
      rules: Record<string, readonly unknown[]>;
    };
    assert.equal(config.rules[ruleId]?.[0], 2);
  });
});
