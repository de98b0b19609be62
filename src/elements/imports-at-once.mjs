/**
 * Asks for a late part together with the files that it imports and the part which asks may not have yet: engines learn of
 * them only from the part itself, one round trip later, and behind all that the page does meanwhile. Not from the first
 * load: every byte of it counts, and a badge tells by the address that could not be had where its side is to be asked
 * for once more. A rollup plugin.
 *
 * @param {(moduleIds: readonly string[]) => boolean} isFirstLoad by the modules of a file
 */
export function importsAtOnce(isFirstLoad) {
  return {
    name: 'imports-at-once',
    renderDynamicImport({ chunk, targetChunk, getTargetChunkImports }) {
      if (!targetChunk || isFirstLoad(chunk.moduleIds)) return null;
      const own = new Set(chunk.moduleIds);
      for (const id of chunk.moduleIds)
        for (const imported of this.getModuleInfo(id).importedIds) own.add(imported);
      const late = (getTargetChunkImports() ?? []).filter(
        ({ chunk: { moduleIds } }) =>
          !isFirstLoad(moduleIds) && !moduleIds.some((id) => own.has(id)),
      );
      if (!late.length) return null;
      const others = late.map(({ resolvedImportPath }) => `import(${resolvedImportPath})`);
      return {
        left: 'Promise.all([import(',
        right: `), ${others.join(', ')}]).then(([part]) => part)`,
      };
    },
  };
}
