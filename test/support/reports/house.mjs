/** Reports the shape of src/: how much of it there is, what knows what in a circle, and which comments need plain words. */
import { dirname, relative, sep } from 'node:path';
import { circlesOf, sourcesIn } from '../../lint/circles.mjs';

const root = 'src';
const texts = sourcesIn(root);
const files = [...texts.keys()];
const linesOf = (file) => texts.get(file).split('\n').length - 1;

/** A sentence without a subject is hard to read alone. */
const dialect = /^\s*(?:\/\/|\/?\*\*?)\s*(?:What|Whoever|Who|Those|Where it)\b/;
const isComment = (line) => /^\s*(?:\/\/|\/?\*)/.test(line);
const commentLines = files.flatMap((file) =>
  texts
    .get(file)
    .split('\n')
    .map((line, index) => ({ file, line, number: index + 1 }))
    .filter(({ line }) => isComment(line)),
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
if (process.argv.includes('--comments'))
  for (const { file, number, line: text } of commentLines)
    if (dialect.test(text) || text.length > 100) console.log(`  ${file}:${number}: ${text.trim()}`);
const found = circlesOf(texts);
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
