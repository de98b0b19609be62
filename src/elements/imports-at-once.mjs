/** All modules that the entries import at once, however deep. */
function firstLoadOf(plugin) {
  const inside = new Set();
  const collect = (id) => {
    if (inside.has(id)) return;
    inside.add(id);
    for (const next of plugin.getModuleInfo(id).importedIds) collect(next);
  };
  for (const id of plugin.getModuleIds()) if (plugin.getModuleInfo(id).isEntry) collect(id);
  return inside;
}

/**
 * Asks for a late part together with the files that it imports and the part which asks may not have yet: engines learn of
 * them only from the part itself, one round trip later, and behind all that the page does meanwhile. Not from the first
 * load: a badge tells by the address that could not be had where its side is to be asked for once more. A rollup plugin.
 */
export function importsAtOnce() {
  let firstLoad;
  return {
    name: 'imports-at-once',
    renderDynamicImport({ chunk, targetChunk, getTargetChunkImports }) {
      firstLoad ??= firstLoadOf(this);
      const isFirstLoad = ({ moduleIds }) => moduleIds.some((id) => firstLoad.has(id));
      if (!targetChunk || isFirstLoad(chunk)) return null;
      const own = new Set(chunk.moduleIds);
      for (const id of chunk.moduleIds)
        for (const imported of this.getModuleInfo(id).importedIds) own.add(imported);
      const late = (getTargetChunkImports() ?? []).filter(
        ({ chunk: imported }) =>
          !isFirstLoad(imported) && !imported.moduleIds.some((id) => own.has(id)),
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
