import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import resolve from '@rollup/plugin-node-resolve';
import esbuild from 'rollup-plugin-esbuild';
import htmlLiterals from 'rollup-plugin-html-literals';
import { manualChunks } from './build/chunks.mjs';
import { firstLoadInside } from './build/first-load-inside.mjs';
import { lateFilesPlugin } from './build/late-files.mjs';
import { locatorForBadges, locatorOfPage } from './build/locator-in-dialog.mjs';
import { withLicences } from './build/with-licences.mjs';
import { leafletPlugin } from './build/leaflet-plugin.mjs';
import { minifyPlugins } from './build/minify-plugin.mjs';
import { cssTextPlugin } from './build/css-text-plugin.mjs';
import { moduleSizes } from './test/support/reports/module-sizes.mjs';

const dataFolder = 'src/gazetteer/data';

const locatorEntries = {
  'store-locator-elements': 'src/index.ts',
  'store-locator': 'src/store-locator.ts',
};
const badgeEntry = { 'stock-badge': 'src/stock-badge.ts' };
const pageEntries = { ...locatorEntries, ...badgeEntry };
const npmEntries = {
  index: 'src/index.ts',
  'store-locator': 'src/store-locator.ts',
  'stock-badge': 'src/stock-badge.ts',
  configure: 'src/configure.ts',
  merchant: 'src/merchant.ts',
  'elements/store-locator/store-locator-element':
    'src/elements/store-locator/store-locator-element.ts',
  'elements/stock-badge/stock-badge-element': 'src/elements/stock-badge/stock-badge-element.ts',
  'cli/store-locator': 'src/cli/store-locator.ts',
};
const commandFolder = 'dist/npm/cli';
/** The command, and what the build and the tests use of it. */
const commandEntries = ['store-locator', 'upload/single-upload', 'upload/integrity'];
const schemas = ['cli/snapshot.schema.json', 'cli/details.schema.json'];

const compile = ({ define = {} } = {}) => [
  leafletPlugin(),
  resolve({
    mainFields: ['module', 'browser', 'main'],
    exportConditions: ['production', 'browser'],
  }),
  cssTextPlugin(),
  esbuild({
    target: 'es2022',
    tsconfig: 'tsconfig.json',
    sourceMap: true,
    charset: 'utf8',
    define,
  }),
];

const minify = () => [
  // Without keepClosingSlash svg`<path/><circle/>` becomes `<path><circle>`: broken drawings.
  htmlLiterals({
    include: ['src/**/*.ts'],
    // they hold no templates, only style sheets that are minified already
    exclude: ['src/**/styles.ts'],
    failOnError: true,
    options: { minifyOptions: { keepClosingSlash: true } },
  }),
  ...minifyPlugins(),
];

const pagePlugins = () => [...compile(), firstLoadInside(), ...minify()];

const ownAddress = (name) => JSON.stringify(`classic:${name}`);
const classicNames = (name) => ({
  FILE_NAME: JSON.stringify(`${name}.classic.js`),
  OWN_ADDRESS: ownAddress(name),
});

const pageOutput = {
  dir: 'dist/cdn',
  format: 'es',
  entryFileNames: '[name].js',
  // Theme asset folders are flat and shared, so a chunk's name says whose it is. Some lose the
  // case.
  chunkFileNames: ({ isDynamicEntry }) =>
    `store-locator-${isDynamicEntry ? '[name]' : 'shared'}-[hash:7].js`,
  hashCharacters: 'base36',
  // the files lie beside the scripts; a comment that names them would cost each load 100 bytes
  sourcemap: 'hidden',
};

const isPackage = (id) => !/^[./\0]|^src\//.test(id);

/** Leaflet's own circles are known and harmless; everything else is worth a look. */
function onLog(level, log, print) {
  const isLeafletsCircle =
    log.code === 'CIRCULAR_DEPENDENCY' && log.ids?.every((id) => id.includes('/leaflet/src/'));
  if (!isLeafletsCircle) print(level, log);
}

rmSync('dist', { recursive: true, force: true });
export default [
  {
    input: locatorEntries,
    onLog,
    plugins: [
      ...pagePlugins(),
      lateFilesPlugin(),
      locatorForBadges(),
      withData(),
      withSheet(),
      withLicences(),
      moduleSizes(),
    ],
    output: { ...pageOutput, manualChunks, onlyExplicitManualChunks: true },
  },
  // A build of its own, so that the entry for pages with badges alone holds no code that only a
  // locator needs. Pages with both elements load `store-locator-elements.js`.
  {
    input: badgeEntry,
    plugins: [locatorOfPage(), ...pagePlugins(), lateFilesPlugin(), moduleSizes()],
    output: pageOutput,
  },
  // A build of its own: otherwise its few modules would be one more request for the elements. A
  // page may load it twice, because both copies write the page's one configuration.
  {
    input: { configure: 'src/configure.ts' },
    plugins: pagePlugins(),
    output: pageOutput,
  },
  // For pages without modules: the entries that are built by now, each in a function of its own.
  ...Object.keys(pageEntries).map((name) => ({
    input: 'classic',
    plugins: [classicOf(name), ...compile({ define: classicNames(name) }), ...minify()],
    output: { file: `dist/cdn/${name}.classic.js`, format: 'iife' },
  })),
  // The command puts this file before an entry whose later files are all in one.
  {
    input: 'src/page/files/in-one-file.ts',
    plugins: [...compile(), ...minifyPlugins({ module: false })],
    output: {
      file: 'dist/npm/cli/in-one-file.js',
      format: 'iife',
      name: 'storeLocatorInOneFile',
      exports: 'named',
    },
  },
  // For the demo on a plain file server; no part of the package.
  {
    input: { service: 'demo/service/in-page.ts' },
    plugins: [esbuild({ target: 'es2022', loaders: { '.json': 'json' } })],
    output: { dir: 'dist/demo', format: 'es' },
  },
  {
    input: npmEntries,
    external: (id) => isPackage(id) || /\/leaflet(-tiles|-layers)?\.js$/.test(id),
    plugins: [...compile(), dataInCdnFolder(), withSchemas(), withIntegrity()],
    output: {
      dir: 'dist/npm',
      format: 'es',
      preserveModules: true,
      preserveModulesRoot: 'src',
      // beside the files for whoever debugs; no part of the package
      sourcemap: 'hidden',
    },
  },
  // No project imports a module of the command, so its entries and what they load later are enough.
  {
    input: Object.fromEntries(commandEntries.map((name) => [name, `${commandFolder}/${name}.js`])),
    external: isOutsideCommand,
    plugins: [withoutModulesOfCommand()],
    output: { dir: commandFolder, format: 'es', chunkFileNames: '[name].js' },
  },
  // Leaflet's sources name each other without endings: they reach an npm user in these modules.
  {
    input: ['leaflet', 'leaflet-layers', 'leaflet-tiles'].map((name) => `src/map/view/${name}.ts`),
    onLog,
    plugins: [...compile(), withLicences()],
    output: {
      dir: 'dist/npm',
      format: 'es',
      entryFileNames: 'map/view/[name].js',
      chunkFileNames: 'map/view/leaflet-core.js',
      // beside the files for whoever debugs; no part of the package
      sourcemap: 'hidden',
    },
  },
];

/** `data/` lies beside the scripts, where `import.meta.url` finds it. */
function withData() {
  return {
    name: 'with-data',
    generateBundle() {
      for (const name of readdirSync(dataFolder)) {
        const source = readFileSync(`${dataFolder}/${name}`);
        this.emitFile({ type: 'asset', fileName: `data/${name}`, source });
      }
    },
  };
}

/**
 * Writes an optional style sheet for pages where nothing may move. It is named as its script is.
 */
function withSheet() {
  return {
    name: 'with-sheet',
    generateBundle() {
      const source = readFileSync('src/styles/keep-room.css', 'utf8');
      this.emitFile({ type: 'asset', fileName: 'store-locator-elements.css', source });
    },
  };
}

/** A script that first finds where it lies, and then runs an entry's code. */
function classicOf(name) {
  return {
    name: 'classic-of',
    resolveId: (source) => (source === 'classic' ? '\0classic' : null),
    load: (id) =>
      id === '\0classic' ? `import './src/classic.ts';\nimport './dist/cdn/${name}.js';` : null,
    resolveImportMeta: () => ownAddress(name),
  };
}

/** The package holds its data once: dist/npm reads that of dist/cdn. */
function dataInCdnFolder() {
  const besideScript = `DATA_FOLDER = "data/"`;
  return {
    name: 'data-in-cdn-folder',
    transform(code, id) {
      if (!id.endsWith('/src/gazetteer/http-reader.ts')) return null;
      if (!code.includes(besideScript)) this.error(`no ${besideScript} here any more`);
      return { code: code.replace(besideScript, 'DATA_FOLDER = "../../cdn/data/"'), map: null };
    },
  };
}

/** The shapes of the command's output and of a file of details, for editors and validators. */
function withSchemas() {
  return {
    name: 'with-schemas',
    generateBundle() {
      for (const fileName of schemas)
        this.emitFile({ type: 'asset', fileName, source: readFileSync(`src/${fileName}`) });
    },
  };
}

/** Modules that the command shares with the package stay where they are. */
function isOutsideCommand(id, importer) {
  const path = importer && id.startsWith('.') ? join(dirname(importer), id) : id;
  return !path.includes(`${commandFolder}/`);
}

/** Removes the command's modules, which are parts of its few files by now. */
function withoutModulesOfCommand() {
  return {
    name: 'without-modules-of-command',
    writeBundle(_, bundle) {
      for (const name of readdirSync(commandFolder, { recursive: true }))
        if (/\.js(\.map)?$/.test(name) && !bundle[name] && name !== 'in-one-file.js')
          rmSync(`${commandFolder}/${name}`);
    },
  };
}

/** The hashes of the scripts for pages, which are all built by now, by the command's own code. */
function withIntegrity() {
  return {
    name: 'with-integrity',
    async writeBundle() {
      const { integrityJson } = await import('./dist/npm/cli/upload/integrity.js');
      for (const [name, text] of integrityJson('dist/cdn', readdirSync('dist/cdn'), './'))
        writeFileSync(`dist/cdn/${name}`, text);
    },
  };
}
