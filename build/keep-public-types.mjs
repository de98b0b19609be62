// A step of the build. TypeScript writes types for every module. This step keeps only the types
// that a user's project can reach from the package's entries.
import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

const folder = 'dist/npm';
const { exports } = JSON.parse(readFileSync('package.json', 'utf8'));
const imported = /(?:from|import|import\()\s*["'](\.[^"']+)\.js["']/g;

const kept = new Set();

function keep(path) {
  if (kept.has(path) || !existsSync(path)) return;
  kept.add(path);
  for (const [, next] of readFileSync(path, 'utf8').matchAll(imported))
    keep(join(dirname(path), `${next}.d.ts`));
}

for (const { types } of Object.values(exports)) if (types) keep(join(types));
for (const name of readdirSync(folder, { recursive: true })) {
  const path = join(folder, name);
  if (path.endsWith('.d.ts') && !kept.has(path)) rmSync(path);
}
