/**
 * Reports the shape of src/: how much of it there is, and which files know each other in a circle.
 * Also reports which comments need plain words, in every file that is written by hand.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { circlesOf, sourcesIn } from '../../lint/circles.mjs';
import { commentsOf, dialectIn } from './comments.mjs';

const root = 'src';
const texts = sourcesIn(root);
const files = [...texts.keys()];
const linesOf = (file) => texts.get(file).split('\n').length - 1;

/** Data, and files that tests of lint rules take for wrong or right. */
const notProse = ['src/gazetteer/data', 'test/lint/fixtures'].map((folder) => join(folder, sep));
const isWritten = (file) =>
  /\.(?:m?ts|m?js|css)$/.test(file) && !notProse.some((folder) => file.startsWith(folder));
const namesBelow = (folder) =>
  readdirSync(folder, { recursive: true }).map((name) => join(folder, name));
const written = [...readdirSync('.'), ...['src', 'test', 'demo', 'build'].flatMap(namesBelow)]
  .filter(isWritten)
  .sort();
const comments = written.flatMap((file) =>
  commentsOf(file, readFileSync(file, 'utf8')).map((lines) => ({ file, lines })),
);
const dialect = comments.flatMap(({ file, lines }) =>
  dialectIn(lines).map(({ number, sentence }) => ({ file, number, text: sentence })),
);
const tooLong = comments.flatMap(({ file, lines }) =>
  lines
    .filter(({ line }) => line.length > 100)
    .map(({ number, line }) => ({ file, number, text: line.trim() })),
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
line('comment lines over 100 columns', tooLong.length);
line('sentences of comments: What, Who, Those …', dialect.length);
if (process.argv.includes('--comments'))
  for (const { file, number, text } of [...tooLong, ...dialect])
    console.log(`  ${file}:${number}: ${text}`);
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
