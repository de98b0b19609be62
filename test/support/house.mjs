/** Reports the shape of src/: how much of it there is, what knows what in a circle, and which comments need plain words. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import ts from 'typescript';

const root = 'src';
const files = readdirSync(root, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
  .map((entry) => join(entry.parentPath, entry.name))
  .sort();
const texts = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));
const linesOf = (file) => texts.get(file).split('\n').length - 1;

/** Every file that a file names in an import or export, types and `import(…)` too. */
const imports = new Map(
  files.map((file) => {
    const { importedFiles } = ts.preProcessFile(texts.get(file), true, true);
    const named = importedFiles
      .map(({ fileName }) => fileName)
      .filter((name) => name.startsWith('.'))
      .map((name) => join(dirname(file), name).replace(/\.js$/, '.ts'));
    return [file, [...new Set(named)].filter((name) => texts.has(name))];
  }),
);

/** Files that reach each other, by Tarjan's algorithm. */
function circles() {
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
    const circle = [];
    let last;
    do {
      last = stack.pop();
      onStack.delete(last);
      circle.push(last);
    } while (last !== file);
    if (circle.length > 1) found.push(circle.sort());
  };
  for (const file of files) if (!order.has(file)) visit(file);
  return found.sort((a, b) => b.length - a.length);
}

/** A sentence without a subject is hard to read alone. */
const dialect = /^\s*(?:\/\/|\/?\*\*?)\s*(?:What|Whoever|Who|Those|Where it)\b/;
const isComment = (line) => /^\s*(?:\/\/|\/?\*)/.test(line);
const commentLines = files.flatMap((file) =>
  texts
    .get(file)
    .split('\n')
    .filter(isComment)
    .map((line) => ({ file, line })),
);
const count = (list, test) => list.filter(test).length;
const folders = new Map();
for (const file of files) folders.set(dirname(file), (folders.get(dirname(file)) ?? 0) + 1);
const top = (entries, few) => [...entries].sort((a, b) => b[1] - a[1]).slice(0, few);
const line = (name, value) => console.log(`${name.padEnd(44)} ${String(value).padStart(7)}`);

line('modules', files.length);
line(
  'lines',
  files.map(linesOf).reduce((sum, one) => sum + one, 0),
);
line(
  'files of 12 lines or fewer',
  count(files, (file) => linesOf(file) <= 12),
);
line(
  'comment lines over 100 columns',
  count(commentLines, ({ line: text }) => text.length > 100),
);
line(
  'comments that begin with What, Who, Those …',
  count(commentLines, ({ line: text }) => dialect.test(text)),
);
const found = circles();
line('circles of files, types counted', found.length);
for (const circle of found) {
  const rooms = new Set(circle.map((file) => relative(root, dirname(file)).split(sep).join('/')));
  console.log(`  ${circle.length} files in ${[...rooms].join(', ')}`);
  if (process.argv.includes('--circles')) for (const file of circle) console.log(`    ${file}`);
}
console.log('fullest folders');
for (const [folder, number] of top(folders, 8)) line(`  ${folder}`, number);
console.log('longest files');
for (const [file, number] of top(new Map(files.map((one) => [one, linesOf(one)])), 5))
  line(`  ${file}`, number);
