import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

/** The modules below a folder, each with its text, sorted by name. */
export function sourcesIn(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  return new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));
}

/** Every file of these that a file names in an import or export. Types and `import(…)` count. */
function importsIn(sources) {
  const namedBy = (file, text) =>
    ts
      .preProcessFile(text, true, true)
      .importedFiles.map(({ fileName }) => fileName)
      .filter((name) => name.startsWith('.'))
      .map((name) => join(dirname(file), name).replace(/\.js$/, '.ts'))
      .filter((name) => sources.has(name));
  return new Map([...sources].map(([file, text]) => [file, new Set(namedBy(file, text))]));
}

/**
 * Finds the files that reach each other by imports, the largest circle first: whoever reads one of
 * them has to read them all. By Tarjan's algorithm.
 *
 * @param {Map<string, string>} sources texts by file
 * @returns {string[][]}
 */
export function circlesOf(sources) {
  const imports = importsIn(sources);
  const found = [];
  const [order, low, stack, onStack] = [new Map(), new Map(), [], new Set()];
  const visit = (file) => {
    order.set(file, order.size);
    low.set(file, order.get(file));
    stack.push(file);
    onStack.add(file);
    for (const next of imports.get(file)) {
      if (!order.has(next)) {
        visit(next);
        low.set(file, Math.min(low.get(file), low.get(next)));
      } else if (onStack.has(next)) {
        low.set(file, Math.min(low.get(file), order.get(next)));
      }
    }
    if (low.get(file) !== order.get(file)) return;
    const circle = stack.splice(stack.indexOf(file));
    for (const one of circle) onStack.delete(one);
    if (circle.length > 1) found.push(circle.sort());
  };
  for (const file of sources.keys()) if (!order.has(file)) visit(file);
  return found.sort((a, b) => b.length - a.length);
}
