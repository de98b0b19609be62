import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { layersRule } from './layers-rule.mjs';

const ruleId = 'layers/direction';

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
];

const bare = new ESLint({
  overrideConfigFile: true,
  overrideConfig: {
    files: ['**/*.ts'],
    languageOptions: { parser: tseslint.parser },
    plugins: { layers: { rules: { direction: layersRule } } },
    rules: { [ruleId]: 'error' },
  },
});

async function isRefused(file: string, code: string): Promise<boolean> {
  const [result] = await bare.lintText(code, { filePath: `src/${file}` });
  assert.ok(result);
  assert.deepEqual(
    result.messages.filter((message) => message.ruleId !== ruleId),
    [],
  );
  return result.messages.length > 0;
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
        await assertRefused(`${from}/probe.ts`, `../${to}/other.js`, expected);
      }
    });

    it(`from ${from}: entries, packages and what lies outside src`, async () => {
      for (const file of ['../index.js', '../define.js', '../merchant.js', '../../demo/a.js']) {
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
      await assertRefused('store-locator.ts', `./${room}/other.js`, expected);
    }
    await assertRefused('index.ts', './define.js', false);
    await assertRefused('index.ts', './store-locator.js', true);
    await assertRefused('index.ts', 'lit', true);
  });

  it('the merchant entry reaches the service and the words only', async () => {
    for (const room of Object.keys(rooms)) {
      await assertRefused('merchant.ts', `./${room}/other.js`, !['api', 'domain'].includes(room));
    }
  });

  it('the definitions reach nothing', async () => {
    for (const room of Object.keys(rooms)) {
      await assertRefused('define.ts', `./${room}/other.js`, true);
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
    assert.equal(await isRefused(controller, `void import('../map/pin.js');`), true);
  });

  it('the two elements never reach into each other', async () => {
    const badge = 'elements/stock-badge/probe.ts';
    await assertRefused(badge, '../store-locator/store-row.js', true);
    await assertRefused(badge, './badge-icon.js', false);
    await assertRefused(badge, '../shared.js', false);
    await assertRefused('elements/shared.ts', './store-locator/store-row.js', true);
  });

  it('the badge has no room for templates', async () => {
    const badge = 'elements/stock-badge/probe.ts';
    await assertRefused(badge, '@lit/reactive-element', false);
    for (const name of ['lit', 'lit-html']) await assertRefused(badge, name, true);
  });

  it('an address that is not written out is refused', async () => {
    assert.equal(await isRefused('elements/probe.ts', 'void import(globalThis.name);'), true);
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
