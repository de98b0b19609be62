import { fileURLToPath } from 'node:url';
import { parseAst } from 'rollup/parseAst';
import MagicString from 'magic-string';
import { isFirstLoad } from './chunks.mjs';

const runtime = fileURLToPath(new URL('../src/page/files/late-files.ts', import.meta.url));
const lateFiles = 'globalThis[Symbol.for("store-locator-elements:late-files")]';

/**
 * A rollup plugin, to be used after the minifier. It removes every `import … from` from the late
 * files of the CDN build. Browsers that remember a failed address would otherwise also fail each
 * file with such an import of it, until the page is loaded again
 * (https://github.com/whatwg/html/issues/6768).
 *
 * A late file exports one function, `begin`. Its argument is a function that loads other files.
 * `begin` loads the file's imports with it, runs the file's code, and returns the file's exports.
 * So `store-locator assets --single` can put all late files in one. `lateFiles` of
 * `src/page/files/late-files.ts` calls `begin`, requests failed files again, and keeps each file
 * once. No file waits by a top-level `await`: at times WebKit 2.50 never ends the evaluation of
 * such a file, and the page hangs.
 *
 * A dynamic import names the files that its target needs, so that all of them are requested at the
 * same time.
 *
 * An importer does not see a later change of an exported value. A lint rule keeps the modules from
 * exporting such values.
 */
export function lateFilesPlugin() {
  return {
    name: 'late-files',
    transform: (code, id) =>
      isFirstLoad([id]) ? { code: `import ${JSON.stringify(runtime)};\n${code}`, map: null } : null,
    resolveId: (source) => (source === runtime ? { id: runtime, moduleSideEffects: true } : null),
    renderDynamicImport({ chunk, targetChunk, targetModuleId, getTargetChunkImports }) {
      if (!targetChunk && !targetModuleId?.startsWith('./')) return null;
      const paths = (getTargetChunkImports?.() ?? [])
        // The browser already has the file itself, and the first load.
        .filter(({ chunk: { moduleIds } }) => !isFirstLoad(moduleIds))
        .filter(({ chunk: { fileName } }) => fileName !== chunk.fileName)
        .map(({ resolvedImportPath }) => resolvedImportPath);
      return {
        left: `${lateFiles}(import.meta.url, `,
        right: `${['', ...paths].join(', ')}).then(([part]) => part)`,
      };
    },
    renderChunk(code, chunk, _, { chunks }) {
      return isOfEntry(chunk.fileName, chunks) ? null : withoutImports(code);
    },
  };
}

/** True when a browser loads a file together with an entry. */
function isOfEntry(fileName, chunks) {
  const seen = new Set();
  const visit = (name) => {
    if (seen.has(name)) return;
    seen.add(name);
    for (const next of chunks[name]?.imports ?? []) visit(next);
  };
  for (const { isEntry, fileName: entry } of Object.values(chunks)) if (isEntry) visit(entry);
  return seen.has(fileName);
}

/**
 * Rewrites a module's code. Its new function `begin` gets the module's imports from `lateFiles`,
 * and returns the module's exports.
 */
export function withoutImports(code) {
  const result = new MagicString(code);
  const files = [];
  const exported = [];
  for (const node of parseAst(code).body) {
    if (!/^(Im|Ex)port/.test(node.type)) continue;
    if (node.type === 'ExportAllDeclaration' || node.declaration)
      throw new Error(`a late file has ${node.type}`);
    const patterns = [];
    for (const { type, imported, local, exported: name } of node.specifiers) {
      if (type === 'ImportNamespaceSpecifier') patterns.push(local.name);
      else if (type === 'ImportSpecifier') patterns.push(`{${imported.name}:${local.name}}`);
      else if (type === 'ExportSpecifier' && node.source) {
        const passedOn = `$${exported.length}`;
        patterns.push(`{${local.name}:${passedOn}}`);
        exported.push(`${name.name}:${passedOn}`);
      } else if (type === 'ExportSpecifier') exported.push(`${name.name}:${local.name}`);
      else throw new Error(`a late file has ${type}`);
    }
    if (node.source) files.push({ path: node.source.raw, pattern: together(patterns) });
    result.remove(node.start, node.end);
  }
  const paths = files.map(({ path }) => path).join();
  const imported = files.length
    ? `const[${files.map(({ pattern }) => pattern).join()}]=await $files(${paths});`
    : '';
  result.prepend(`export const begin=async($files)=>{${imported}`);
  result.append(`\nreturn{${exported.join()}}};\n`);
  return { code: result.toString(), map: result.generateMap({ hires: true }) };
}

/** Makes one destructuring pattern of the names that are imported from one file. */
function together(patterns) {
  if (patterns.length === 1 && !patterns[0].startsWith('{')) return patterns[0];
  if (patterns.some((one) => !one.startsWith('{'))) throw new Error('a late file mixes imports');
  return patterns.length ? `{${patterns.map((one) => one.slice(1, -1)).join()}}` : '';
}
