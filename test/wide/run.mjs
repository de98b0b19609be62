// `npm run gate:wide`: what the gate has no time for. Each part is a module of `parts/`; arguments
// narrow by the parts' names: `npm run gate:wide -- fonts time-zone`.
import { readdir } from 'node:fs/promises';
import { countLine } from '../support/runner/count-line.mjs';
import { writeFigures } from './write-figures.mjs';

const wanted = process.argv.slice(2);
const parts = await readParts();
const odd = wanted.find((name) => !parts.some((part) => part.name === name));
if (odd) {
  throw new Error(
    `No part is named "${odd}"; there are ${parts.map(({ name }) => name).join(', ')}.`,
  );
}

const total = { passed: 0, failed: 0, skipped: 0 };
const rows = [];
for (const part of parts) {
  if (wanted.length > 0 && !wanted.includes(part.name)) continue;
  const { seconds, ...counts } = await timed(part);
  rows.push({ name: part.name, seconds, ...counts });
  for (const key of Object.keys(total)) total[key] += counts[key];
  console.log(`${part.name}: ${countLine(counts)}, ${seconds} s`);
}
const names = parts.map(({ name }) => name);
await writeFigures('docs/gate-wide.md', rows, names);
console.log(`\n${countLine(total)}`);
// An answer of 30 MB that nobody waits for any more would hold the process.
process.exit(total.failed > 0 ? 1 : 0);

/** A module's default export is one part or a list of them. */
async function readParts() {
  const files = (await readdir(new URL('parts/', import.meta.url))).filter((file) =>
    file.endsWith('.mjs'),
  );
  const modules = await Promise.all(files.sort().map((file) => import(`./parts/${file}`)));
  return modules.flatMap((module) => module.default);
}

/** A part that breaks, or runs nothing at all, has failed once. */
async function timed({ name, run }) {
  const started = Date.now();
  const counts = { passed: 0, failed: 0, skipped: 0 };
  try {
    const { passed = 0, failed = 0, skipped = 0 } = await run();
    Object.assign(counts, { passed, failed, skipped });
    if (passed + failed + skipped === 0) throw new Error('nothing ran');
  } catch (error) {
    console.error(`${name} broke:`, error);
    counts.failed++;
  }
  return { ...counts, seconds: Math.round((Date.now() - started) / 1000) };
}
