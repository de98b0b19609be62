import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { promisify } from 'node:util';

const run = promisify(execFile);
const name = 'store-locator-elements';
let project: string;

/** A project of someone who has installed the package. */
before(async () => {
  project = await mkdtemp(join(tmpdir(), 'npm-package-'));
  await mkdir(join(project, 'node_modules'));
  await symlink(resolve('.'), join(project, 'node_modules', name));
  await writeFile(join(project, 'package.json'), '{ "type": "module" }');
});
after(() => rm(project, { recursive: true }));

async function runModule(code: string): Promise<string> {
  await writeFile(join(project, 'main.mjs'), code);
  return (await run(process.execPath, ['main.mjs'], { cwd: project })).stdout.trim();
}

describe('the package on a server, where there is no DOM', () => {
  const entries = {
    '.': ['StockBadgeElement', 'StoreLocatorElement', 'configure'],
    './store-locator.js': undefined,
    './stock-badge.js': undefined,
    './configure.js': ['configure'],
    './elements/store-locator-element.js': ['StoreLocatorElement'],
    './elements/stock-badge-element.js': ['StockBadgeElement'],
    './merchant.js': undefined,
  };
  for (const [entry, names] of Object.entries(entries)) {
    it(`${entry} can be imported, and does nothing`, async () => {
      const written = await runModule(`
        globalThis.fetch = () => console.log('a request');
        const module = await import('${join(name, entry)}');
        if (globalThis[Symbol.for('store-locator-elements:1')]) console.log('page state');
        console.log(Object.keys(module).sort().join());`);
      if (names) assert.equal(written, names.join());
      else assert.doesNotMatch(written, /\n/);
    });
  }

  it('offers the merchant entry only on servers', async () => {
    const { exports } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      exports: Record<string, { browser?: null }>;
    };
    assert.equal(exports['./merchant.js']?.browser, null);
    const files = readdirSync('dist/cdn').map((file) => `dist/cdn/${file}`);
    const scripts = files.filter((file) => file.endsWith('.js'));
    assert.ok(scripts.length > 10);
    assert.deepEqual(
      scripts.filter((file) =>
        /merchant|reservations\.json/.test(file + readFileSync(file, 'utf8')),
      ),
      [],
    );
  });
});

describe('the types of the npm package', () => {
  const consumer = `
    import { configure, StockBadgeElement, StoreLocatorElement, type Geocoder, type Place, type Store } from '${name}';
    import '${name}/store-locator.js';
    import '${name}/stock-badge.js';
    import { configure as same } from '${name}/configure.js';
    import { StoreLocatorElement as Locator } from '${name}/elements/store-locator-element.js';
    import { StockBadgeElement as Badge } from '${name}/elements/stock-badge-element.js';
    import * as merchant from '${name}/merchant.js';

    configure({ baseUrl: 'https://shop.example', publicKey: 'pk_1', requestsPerMinute: 20 });
    // @ts-expect-error -- a number
    same({ requestsPerMinute: 'many' });
    const locator: Locator = new StoreLocatorElement();
    locator.renderStore = ({ name, position }) => \`\${name} \${position?.lat ?? ''}\`;
    locator.addEventListener('store-locator-select', ({ store }) => store.id.toFixed());
    document.querySelector('store-locator')?.selectStore(1);
    const stores: readonly Store[] = locator.stores;
    locator.geocoder = (async (text): Promise<Place[]> => [{ name: text, lat: stores.length, lng: 0, radiusMeters: 1 } as Place]) satisfies Geocoder;
    locator.geocoder = async (text) => [{ name: text, lat: 52, lng: 4 }];
    locator.filters = [stores.length > 9 && { label: 'Plenty', test: ({ stock }) => stock === 'in' }];
    const badge: Badge = new StockBadgeElement();
    const status: 'in' | 'low' | 'out' | 'unknown' = badge.stockStatus;
    document.addEventListener('stock-badge-change', ({ stockStatus }) => stockStatus === status);
    document.addEventListener('stock-badge-choose', (event) => { event.preventDefault(); event.productId.trim(); });
    StockBadgeElement.loadLocator = () => import('${name}/store-locator.js');
    document.querySelector('stock-badge')?.addEventListener('stock-badge-change', ({ stockStatus }) => stockStatus === status);
    export { merchant };
  `;
  for (const [moduleResolution, module] of [
    ['bundler', 'esnext'],
    ['node16', 'node16'],
  ] as const) {
    it(`are found and correct with ${moduleResolution} resolution`, async () => {
      await writeFile(join(project, 'consumer.ts'), consumer);
      const options = ['--noEmit', '--strict', '--target', 'es2022', '--lib', 'es2023,dom'];
      const args = [...options, '--module', module, '--moduleResolution', moduleResolution];
      await run(
        process.execPath,
        [resolve('node_modules/typescript/bin/tsc'), ...args, 'consumer.ts'],
        {
          cwd: project,
        },
      ).catch(({ stdout }: { stdout: string }) => assert.fail(stdout));
    });
  }
});

interface Declaration {
  readonly name: string;
  readonly tagName?: string;
  readonly attributes?: readonly { readonly name?: string }[];
  readonly events?: readonly { readonly name: string }[];
  readonly slots?: readonly { readonly name: string }[];
  readonly cssParts?: readonly { readonly name: string }[];
  readonly cssProperties?: readonly { readonly name: string }[];
  readonly cssStates?: readonly { readonly name: string }[];
}

describe('the manifest of the elements', () => {
  const connection = ['auth', 'base-url', 'key-name', 'public-key'];
  const surfaces: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
    'store-locator': {
      attributes: [
        ...connection,
        ...[
          'coordinates-src',
          'countries',
          'data-url',
          'details-src',
          'directions',
          'filters-from',
          'follow',
          'heading-level',
          'layout',
          'loading',
          'product-id',
          'src',
        ],
        ...[
          'streets-src',
          'sync-url',
          'tiles',
          'tiles-attribution',
          'tiles-consent',
          'units',
          'variant-id',
        ],
        ...['with-search', 'without-map', 'without-search'],
      ],
      events: ['directions', 'error', 'load', 'map', 'phone', 'positions', 'search', 'select'].map(
        (end) => `store-locator-${end}`,
      ),
      slots: ['', 'after-list', 'before-list', 'empty', 'error', 'heading'],
      cssParts: [
        'button',
        'list',
        'map',
        'message',
        'pin',
        ...['row', 'row-actions', 'row-address', 'row-choose', 'row-directions', 'row-distance'],
        ...['row-name', 'row-phone', 'row-status', 'row-stock', 'row-week'],
        'search',
      ],
      cssProperties: [
        'accent',
        'border',
        'gap',
        'height',
        'muted',
        'radius',
        'surface',
        'text',
      ].map((end) => `--store-locator-${end}`),
      cssStates: ['empty', 'error', 'loading', 'partial'],
    },
    'stock-badge': {
      attributes: [
        ...connection,
        ...[
          'follow',
          'for',
          'picker',
          'platform-location-id',
          'product-id',
          'unknown',
          'variant-id',
        ],
        'with-stores',
      ],
      events: ['change', 'choose', 'error', 'load'].map((end) => `stock-badge-${end}`),
      slots: [''],
      cssParts: ['age', 'button', 'detail', 'dialog', 'icon', 'info', 'label', 'stores'],
      cssProperties: ['in', 'low', 'out', 'unknown'].map((end) => `--stock-badge-${end}`),
      cssStates: ['error', 'in', 'loading', 'low', 'out', 'stale', 'unknown'],
    },
  };

  const readDeclarations = (): Declaration[] => {
    const { modules } = JSON.parse(readFileSync('dist/npm/custom-elements.json', 'utf8')) as {
      modules: readonly { readonly declarations?: readonly Declaration[] }[];
    };
    return modules.flatMap(({ declarations = [] }) => declarations);
  };

  it('is at the address that the package names', async () => {
    const path = await runModule(`
      import { createRequire } from 'node:module';
      const require = createRequire(import.meta.url);
      console.log(require('${name}/custom-elements.json').modules.length > 0);`);
    assert.equal(path, 'true');
  });

  for (const [tag, surface] of Object.entries(surfaces)) {
    it(`names everything that <${tag}> promises, and nothing else`, () => {
      const element = readDeclarations().find(({ tagName }) => tagName === tag);
      assert.ok(element, `no <${tag}> in the manifest`);
      const named = Object.fromEntries(
        Object.keys(surface).map((kind) => [
          kind,
          (element[kind as keyof Declaration] as readonly { name?: string }[] | undefined)
            ?.map((entry) => entry.name ?? '')
            .sort(),
        ]),
      );
      assert.deepEqual(
        named,
        Object.fromEntries(
          Object.entries(surface).map(([kind, names]) => [kind, [...names].sort()]),
        ),
      );
    });

    it(`has every attribute that <${tag}> observes`, async () => {
      const observed = await runModule(`
        const elements = await import('${name}');
        const { observedAttributes } = Object.values(elements).find(({ styles, name }) =>
          styles && name === '${tag === 'store-locator' ? 'StoreLocatorElement' : 'StockBadgeElement'}');
        console.log(observedAttributes.sort().join());`);
      assert.equal(observed, [...(surface.attributes ?? [])].sort().join());
    });
  }
});
