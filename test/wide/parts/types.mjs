import { pathToFileURL } from 'node:url';
import { countChecks, inConsumer, runAlone, runIn } from '../consumer.mjs';

const dependencies = {
  typescript: '5.9.3',
  react: '19.3.1',
  '@types/react': '19.3.3',
  preact: '10.27.2',
  vue: '3.5.45',
  svelte: '5.57.3',
};

const shared = `
import { configure, type Coordinates, type Details, type Store, type StockStatus, type StoreLocatorSelectEvent } from 'store-locator-elements';
configure({ dataUrl: '/data/' });
const coordinates: Coordinates = { by: 'id', positions: { 1: [52, 4] } };
const details: Details = { details: { 1: { phone: '1', hours: ['9 to 5'], tags: ['Parking'], fields: { Floor: '2' } } } };
// @ts-expect-error -- a misspelt key
const wrong: Coordinates = { positons: {} };
// @ts-expect-error -- a misspelt key
const wrongDetails: Details = { details: { 1: { phne: '1' } } };
const locator = document.createElement('store-locator');
locator.coordinates = coordinates;
locator.details = details;
const chosen = ({ store }: StoreLocatorSelectEvent): Store => store;
locator.addEventListener('store-locator-select', chosen);
const status: StockStatus = document.createElement('stock-badge').stockStatus;
export { status, wrong, wrongDetails };
`;

const jsx = (framework) => `
import type {} from 'store-locator-elements/${framework}';
export const page = <main>
  <store-locator base-url="https://shop.example" public-key="pk_1" layout="split" />
  <stock-badge product-id="1" />
  {/* @ts-expect-error -- no such layout */}
  <store-locator layout="circle" />
  {/* @ts-expect-error -- no such property */}
  <stock-badge produktId="1" />
</main>;
`;

const vue = `
import type { CustomElements } from 'store-locator-elements/vue';
import type { GlobalComponents } from 'vue';
const tags: (keyof CustomElements)[] = ['store-locator', 'stock-badge'];
const known: GlobalComponents['store-locator'] | undefined = undefined;
export { known, tags };
`;

const svelte = `
import type {} from 'store-locator-elements/svelte';
import type { SvelteHTMLElements } from 'svelte/elements';
const locator: SvelteHTMLElements['store-locator'] = { 'base-url': 'https://shop.example', layout: 'list' };
// @ts-expect-error -- no such layout
const wrong: SvelteHTMLElements['store-locator'] = { layout: 'circle' };
export { locator, wrong };
`;

/** As strict as TypeScript is, the package's own types included. */
const compilerOptions = {
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  skipLibCheck: false,
  noEmit: true,
  target: 'es2022',
  module: 'esnext',
  moduleResolution: 'bundler',
  lib: ['es2023', 'dom', 'dom.iterable'],
  types: [],
};

const projects = {
  plain: { files: { 'main.ts': shared } },
  'React 19': {
    files: { 'main.tsx': jsx('react') },
    options: { jsx: 'react-jsx' },
  },
  Preact: {
    files: { 'main.tsx': jsx('preact') },
    options: { jsx: 'react-jsx', jsxImportSource: 'preact' },
  },
  Vue: { files: { 'main.ts': vue } },
  Svelte: { files: { 'main.ts': svelte } },
};

const check =
  ({ files, options = {} }) =>
  () =>
    inConsumer(
      {
        dependencies,
        files: {
          ...files,
          'tsconfig.json': JSON.stringify({
            compilerOptions: { ...compilerOptions, ...options },
            files: Object.keys(files),
          }),
        },
      },
      (folder) => runIn(folder, process.execPath, ['node_modules/typescript/bin/tsc', '-p', '.']),
    );

const part = {
  name: 'types',
  run: () =>
    countChecks(
      Object.entries(projects).map(([title, project]) => [`types for ${title}`, check(project)]),
    ),
};
export default part;

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await runAlone(part);
