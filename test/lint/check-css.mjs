// Checks the style sheets and css`…` templates of src/: part of `npm run lint`.
import { readFileSync, readdirSync } from 'node:fs';
import { cssFaults } from './css-faults.mjs';

const files = readdirSync('src', { recursive: true }).filter((file) => /\.(css|ts)$/.test(file));
for (const file of files) {
  const source = readFileSync(`src/${file}`, 'utf8');
  for (const { line, text, advice } of cssFaults(source, { isModule: file.endsWith('.ts') })) {
    console.error(`src/${file}:${line}  ${text}  ${advice}`);
    process.exitCode = 1;
  }
}
