// Weighs the files that a page loads from dist/cdn/ against the limits of the design. Fails above a
// limit and warns just below it.
import { readFileSync, readdirSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { firstLoads } from './first-load.mjs';
import { importsOf } from './imports-of.mjs';
import { mapData } from '../served/map-data.mjs';

const folder = 'dist/cdn';
const kilobyte = 1024;
const nameWidth = 48;
/** A file above this share of its limit gets a warning, since little room is left. */
const warnFrom = 0.95;

const inService = 'public-key="pk_demo" base-url=';
const part = (tag, name) =>
  `document.querySelector('${tag}')?.shadowRoot?.querySelector('[part~=${name}]')?.textContent`;
const badge = (attributes, page = '') => ({
  entry: 'stock-badge.js',
  html: (origin) =>
    `${page}<stock-badge ${inService}"${origin}" product-id="8637284213935"${attributes}></stock-badge>`,
  shown: part('stock-badge', 'label'),
});

/** The names of the languages' files, such as `fr` and `pt-pt`. */
const languages = readdirSync('src/i18n').flatMap(
  (file) => /^([a-z]{2}(?:-[a-z]{2})?)\.ts$/.exec(file)?.[1] ?? [],
);

const byMapData = mapData(`${folder}/data`);
const median = byMapData[byMapData.length >> 1];
const largest = byMapData.at(-1);

/**
 * `limit`: KB of gzip. `entry`: the file with all its static imports, and with `html` also every
 * file that Chromium has requested when `shown` is painted. `lazy`: chunks that load on top of
 * `after`. `data`: files that are already compressed.
 */
const limits = [
  {
    what: '<store-locator> first load',
    entry: 'store-locator.js',
    html: (origin) => `<store-locator ${inService}"${origin}" without-map></store-locator>`,
    shown: part('store-locator', 'row'),
    limit: 26,
  },
  {
    what: '<stock-badge> first load',
    ...badge(' variant-id="4745979901460"'),
    limit: 14,
  },
  {
    what: '<stock-badge> whose variant a form names',
    ...badge(
      '',
      '<form action="/cart/add"><input type="hidden" name="id" value="4745979901460"></form>',
    ),
    limit: 14,
  },
  // The badge can show nothing before the theme names a variant.
  { what: '<stock-badge> whose variant nobody names', ...badge('') },
  { what: 'both', entry: 'store-locator-elements.js' },
  { what: 'configure()', entry: 'configure.js' },
  // Chunks that load on focus and when the page is idle, after the gazetteer has placed the stores.
  {
    what: 'search: suggestions, mistakes, facets, places',
    lazy: /place-search|fuzzy-match|-filters-/,
    after: /^store-locator\.js|feature-set|locate-stores/,
    limit: 16,
  },
  // The words of people, objects and the zones are files of their own, which some stores need.
  {
    what: 'opening hours',
    lazy: /store-hours/,
    after: /^store-locator\.js|feature-set|list-feature|shown-details/,
    limit: 8,
  },
  // Streets load where `streets-src` is set and the view is near enough.
  {
    what: 'streets around the stores',
    lazy: /streets-layer/,
    after: /^store-locator\.js|map|outlines|feature-set/,
    limit: 8,
  },
  { what: 'map', lazy: /map|outlines|feature-set/, after: /^store-locator\.js/, limit: 46 },
  // Languages load on top of the entry, on a page in that language.
  ...languages.map((code) => ({
    what: `language: ${code}`,
    lazy: new RegExp(`^store-locator-${code}-\\w+\\.js$`),
    after: /^$/,
  })),
  { what: `map data, median country: ${median.country}`, data: median.files, limit: 25 },
  { what: `map data, largest country: ${largest.country}`, data: largest.files, limit: 90 },
];

const scripts = readdirSync(folder).filter((file) => file.endsWith('.js'));
const loads = await firstLoads(limits.filter(({ html }) => html));
const limited = limits.map((row) => ({ ...row, files: filesOf(row) }));
const named = limited.flatMap(({ files }) => files);
// Scripts without a limit are listed separately, so that none is overlooked.
const others = scripts
  .filter((file) => !named.includes(file))
  .map((file) => ({ what: file, files: [file] }));

const rows = [...limited, ...others].map((row) => {
  const { files } = row;
  const bytes = files.map((file) => readFileSync(`${folder}/${file}`));
  const sum = (weigh) => bytes.reduce((total, file) => total + weigh(file), 0) / kilobyte;
  const min = sum((file) => file.length);
  // Data files are already compressed.
  if (row.data) return { ...row, min, gzip: min, brotli: min };
  return {
    ...row,
    min,
    gzip: sum((file) => gzipSync(file, { level: 9 }).length),
    // brotli's default quality is its highest, 11
    brotli: sum((file) => brotliCompressSync(file).length),
  };
});

console.log(`${'KB = 1024 bytes'.padEnd(nameWidth)}    min   gzip brotli  limit  files`);
for (const { what, files, min, gzip, brotli, limit } of rows) {
  const numbers = [min, gzip, brotli, limit].map((n) => (n?.toFixed(1) ?? '').padStart(6));
  console.log(
    `${what.padEnd(nameWidth)} ${numbers.join(' ')}  ${files.length}${verdict(gzip, limit)}`,
  );
}

const over = rows.filter(({ gzip, limit }) => gzip > limit);
for (const { what, files } of over) explain(what, files);
process.exitCode = over.length > 0 ? 1 : 0;

function verdict(gzip, limit) {
  if (gzip > limit) return '  OVER';
  return gzip > limit * warnFrom ? '  nearly full' : '';
}

function filesOf(row) {
  const { entry, lazy, after, data } = row;
  if (data) return data.map((name) => `data/${name}`);
  if (entry) return [...new Set([...withImports(entry), ...(loads.get(row) ?? [])])];
  const matching = (pattern) =>
    scripts.filter((file) => pattern.test(file)).flatMap((file) => withImports(file));
  const loaded = matching(after);
  const chunks = matching(lazy);
  if (chunks.length === 0) throw new Error(`no chunk in ${folder} is named like ${lazy}`);
  return [...new Set(chunks)].filter((file) => !loaded.includes(file));
}

/** Returns a file and all its static imports, at any depth. */
function withImports(file, seen = new Set()) {
  if (seen.has(file)) return [];
  seen.add(file);
  const imports = importsOf(readFileSync(`${folder}/${file}`, 'utf8'));
  return [file, ...imports.flatMap((next) => withImports(next, seen))];
}

function explain(what, files) {
  const sizes = JSON.parse(readFileSync('.cache/module-sizes.json', 'utf8'));
  const largest = sizes
    .filter(({ file }) => files.includes(file))
    .sort((a, b) => b.bytes - a.bytes)
    .slice(0, 15);
  console.log(`\n${what} is too large. Its largest modules, in bytes before minifying:`);
  for (const { module, bytes } of largest) console.log(`${String(bytes).padStart(8)}  ${module}`);
  console.log(
    'Look for what came in by accident (a package, a second copy, a module that belongs behind import()).\n' +
      'A limit is a promise to shops: raise one only together with the reason for it.',
  );
}
