// Switches off one promised behaviour at a time and requires that a test turns red.
// Arguments narrow: `npm run mutants -- retry`.
import { mutants } from './mutants.mjs';
import { runCounted, wtr } from '../runner/run-counted.mjs';

const named = process.argv.slice(2);
const chosen = mutants.filter(({ name }) => named.length === 0 || named.includes(name));
if (chosen.length === 0) throw new Error(`no mutant is named ${named.join(' ')}`);

const testIn = (tests, env, output) =>
  runCounted([wtr, '--files', ...tests], { env: { BROWSERS: 'chromium', ...env }, output });

const healthy = await testIn([...new Set(chosen.flatMap(({ tests }) => tests))], {}, 'inherit');
if (healthy.status !== 0) {
  console.error('The tests fail without any mutant: mend that first.');
  process.exit(1);
}

const rows = [];
for (const { name, file, tests } of chosen) {
  const { failed, broken } = await testIn(tests, { MUTANT: name }, 'ignore');
  // A module that does not load proves nothing about the behaviour.
  const verdict = failed > broken ? 'caught' : broken > 0 ? 'BROKEN' : 'SURVIVED';
  rows.push({ mutant: name, file, verdict });
}
console.table(rows);
process.exitCode = rows.every(({ verdict }) => verdict === 'caught') ? 0 : 1;
