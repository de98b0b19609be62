// Runs the Node tests and the browser tests, and ends with one line that counts both.
// Arguments narrow: `npm test -- test/http test/api/paging.test.ts`.
import { spawn } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { countLine } from './count-line.mjs';

const wtr = 'node_modules/@web/test-runner/dist/bin.js';

const files = (process.argv.length > 2 ? process.argv.slice(2) : ['test']).flatMap(testFiles);
const nodeFiles = files.filter((file) => file.endsWith('.node.test.ts'));
const browserFiles = files.filter((file) => !file.endsWith('.node.test.ts'));
if (files.length === 0) throw new Error(`no test files in ${process.argv.slice(2).join(' ')}`);

const total = { passed: 0, failed: 0, skipped: 0 };
if (nodeFiles.length > 0) {
  await run([
    ...['--import', 'tsx', '--test'],
    ...['--test-reporter', 'spec', '--test-reporter-destination', 'stdout'],
    ...['--test-reporter', './test/support/counting-node-reporter.mjs'],
    ...['--test-reporter-destination', 'stdout', ...nodeFiles],
  ]);
}
if (browserFiles.length > 0) {
  const isWhole = process.argv.length === 2;
  await run([wtr, ...(isWhole ? [] : ['--files', ...browserFiles])]);
}

console.log(`\n${countLine(total)}`);
process.exitCode = total.failed > 0 ? 1 : 0;

/** Runs Node, adds up the counts it sends, and takes an unexplained bad end for a failure. */
async function run(args) {
  const child = spawn(process.execPath, args, { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
  let counts;
  child.on('message', (message) => (counts = message));
  const status = await new Promise((resolve) => child.once('close', resolve));
  counts ??= { passed: 0, failed: 0, skipped: 0 };
  const ran = counts.passed + counts.failed + counts.skipped > 0;
  if (!ran || (status !== 0 && counts.failed === 0)) counts.failed++;
  for (const key of Object.keys(total)) total[key] += counts[key];
}

function testFiles(path) {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true })
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => join(path, file))
    .sort();
}
