// Runs the Node tests and the browser tests, and ends with one line that counts both.
// Arguments narrow: `npm test -- test/http test/api/paging.test.ts`.
import { readdirSync, statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { countLine } from './count-line.mjs';
import { runCounted, wtr } from './run-counted.mjs';

const named = process.argv.slice(2);
const files = (named.length > 0 ? named : ['test']).flatMap(testFiles);
if (files.length === 0) throw new Error(`no test files in ${named.join(' ')}`);
const nodeFiles = files.filter((file) => file.endsWith('.node.test.ts'));
const isFloor = (file) => file.startsWith('test/floor/');
const browserFiles = files.filter((file) => !nodeFiles.includes(file) && !isFloor(file));
// They run in a group of their own, which a whole run includes.
const floorFiles = named.length > 0 ? files.filter(isFloor) : [];

const total = { passed: 0, failed: 0, skipped: 0 };
const failures = [];
if (nodeFiles.length > 0) {
  await add([
    // By default Node leaves one processor free, which is half of a small machine. More files run
    // than there are processors, because many tests wait for other programs.
    ...['--import', 'tsx', '--test', `--test-concurrency=${2 * availableParallelism() + 1}`],
    ...['--test-reporter', 'dot', '--test-reporter-destination', 'stdout'],
    ...['--test-reporter', './test/support/runner/counting-node-reporter.mjs'],
    ...['--test-reporter-destination', 'stdout', ...nodeFiles],
  ]);
}
if (browserFiles.length > 0) {
  await add([wtr, ...(named.length > 0 ? ['--files', ...browserFiles] : [])]);
}
if (floorFiles.length > 0) {
  await add([wtr, '--group', 'floor']);
}
if (failures.length > 0) console.log(`\nFailed:\n${failures.join('\n')}`);
console.log(`\n${countLine(total)}`);
process.exitCode = total.failed > 0 ? 1 : 0;

/** Adds the counts of a run; one that breaks, or runs nothing, is a failure. */
async function add(args) {
  const { status, failures: causes, ...counts } = await runCounted(args);
  const ranNone = counts.passed + counts.failed + counts.skipped === 0;
  if (ranNone || (status !== 0 && counts.failed === 0)) counts.failed++;
  for (const key of Object.keys(total)) total[key] += counts[key];
  failures.push(...causes);
}

function testFiles(path) {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true })
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => join(path, file))
    .sort();
}
