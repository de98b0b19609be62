import { resolve } from 'node:path';

/**
 * For rollup's `manualChunks`: all that an entry imports at once, in one chunk. Lazy chunks may import it, as they may not
 * the entry.
 *
 * @param {Readonly<Record<string, string>>} entry its name and file
 */
export function firstLoadInOne(entry) {
  const [[name, file]] = Object.entries(entry);
  const root = resolve(file);
  const inside = new Set();
  const collect = (id, getModuleInfo) => {
    if (inside.has(id)) return;
    inside.add(id);
    for (const next of getModuleInfo(id).importedIds) collect(next, getModuleInfo);
  };
  return (id, { getModuleInfo }) => {
    collect(root, getModuleInfo);
    return id !== root && inside.has(id) ? name : undefined;
  };
}
