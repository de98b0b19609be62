import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { territoriesOf } from '../../gazetteer/locate/territory-of.js';

/**
 * Returns the names of a script and of all scripts that it imports, statically or dynamically and
 * at any depth. The script itself comes first.
 */
export function scriptsOf(folder: string, script: string, found = new Set<string>()): Set<string> {
  if (found.has(script)) return found;
  found.add(script);
  const code = readFileSync(join(folder, script), 'utf8');
  for (const [, name] of code.matchAll(/["'`]\.\/([\w.-]+\.js)["'`]/g))
    if (name && existsSync(join(folder, name))) scriptsOf(folder, name, found);
  return found;
}

/**
 * Returns the data files for some countries. File names hold a country code; data files without one
 * belong to every country.
 */
export function dataOf(folder: string, countries: readonly string[]): string[] {
  const wanted = new Set(countries.flatMap((code) => [code, ...territoriesOf(code)]));
  return readdirSync(join(folder, 'data')).filter((name) => {
    const [, country] = /^[a-z]+-([A-Z]{2})\b/.exec(name) ?? [];
    return name.endsWith('.bin') && (!country || wanted.has(country));
  });
}
