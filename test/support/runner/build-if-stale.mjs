// Before the tests and the bench: builds when something that goes into dist/ is newer than dist/.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';

// the build writes it last
const stamp = 'dist/npm/custom-elements.json';
const inputs = [
  'package.json',
  'rollup.config.mjs',
  'custom-elements-manifest.config.mjs',
  'tsconfig.json',
  ...['build', 'src'].flatMap((folder) =>
    readdirSync(folder, { recursive: true }).map((file) => `${folder}/${file}`),
  ),
];

const builtAt = existsSync(stamp) ? statSync(stamp).mtimeMs : 0;
if (inputs.some((file) => statSync(file).mtimeMs > builtAt)) {
  execFileSync('npm', ['run', 'build'], { stdio: 'inherit' });
}
