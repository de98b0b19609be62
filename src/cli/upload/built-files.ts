import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { territoriesOf } from '../../gazetteer/locate/territory-of.js';

/** A script and all that it imports, at once or later, however deep. The script comes first. */
export function scriptsOf(folder: string, script: string, found = new Set<string>()): Set<string> {
  if (found.has(script)) return found;
  found.add(script);
  const code = readFileSync(join(folder, script), 'utf8');
  for (const [, name] of code.matchAll(/["'`]\.\/([\w.-]+\.js)["'`]/g))
    if (name && existsSync(join(folder, name))) scriptsOf(folder, name, found);
  return found;
}

/** The data files of some countries: a country's data names it, other data is everybody's. */
export function dataOf(folder: string, countries: readonly string[]): string[] {
  const wanted = new Set(countries.flatMap((code) => [code, ...territoriesOf(code)]));
  return readdirSync(join(folder, 'data')).filter((name) => {
    const [, country] = /^[a-z]+-([A-Z]{2})\b/.exec(name) ?? [];
    return name.endsWith('.bin') && (!country || wanted.has(country));
  });
}
