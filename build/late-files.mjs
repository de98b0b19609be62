import { fileURLToPath } from 'node:url';
import { parseAst } from 'rollup/parseAst';
import MagicString from 'magic-string';
import { isFirstLoad } from './chunks.mjs';

const runtime = fileURLToPath(new URL('../src/page/late-files.ts', import.meta.url));
const lateFiles = 'globalThis[Symbol.for("store-locator-elements:late-files")]';

/**
 * Late files of the CDN build import nothing by `import … from`. Browsers that remember a failed address would also
 * fail every file that names it so, until the page is loaded anew (https://github.com/whatwg/html/issues/6768).
 *
 * A late file exports one function, `begin`. It is given a function that brings other files, gets by it what the file
 * imports, runs the file's code, and gives its exports. So `store-locator assets --single` can put all of them in one. `lateFiles` of `src/page/late-files.ts`
 * calls it, asks again for files that have failed, and keeps each file once. No file waits by a top-level `await`: at
 * times WebKit 2.50 never ends the evaluation of such a file, and the page hangs.
 *
 * A dynamic import names the files that its target needs, so that all of them are asked for at the same time.
 *
 * A value that its module assigns anew later stays what it was: no module of ours exports such a value (lint).
 * A rollup plugin, for after the minifier.
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
        // The browser has the file itself, and the first load.
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

/** Whether a browser loads a file together with an entry. */
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

/** The code of a module whose `begin` gets by `lateFiles` what it has imported, and gives what it has exported. */
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

/** One pattern for the names that are taken from one file. */
function together(patterns) {
  if (patterns.length === 1 && !patterns[0].startsWith('{')) return patterns[0];
  if (patterns.some((one) => !one.startsWith('{'))) throw new Error('a late file mixes imports');
  return patterns.length ? `{${patterns.map((one) => one.slice(1, -1)).join()}}` : '';
}
