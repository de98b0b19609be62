import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { homesAbroad } from '../../gazetteer/locate/home-of.js';
import { OUTLINE_LIST, writeOutlineList } from '../../gazetteer/outlines/outline-list.js';

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

/** Large countries. A neighbour's merchants seldom need a part of them, and name them then. */
const LARGE = ['GB', 'UA'];

/**
 * Returns the data files for some countries, and for their territories and small neighbours that
 * merchants give to them, such as Liechtenstein: their names and contents. File names hold a
 * country code; data files without one belong to every country.
 */
export function dataOf(
  folder: string,
  countries: readonly string[],
): readonly (readonly [name: string, content: Buffer])[] {
  const nearby = countries.flatMap(homesAbroad).filter((code) => !LARGE.includes(code));
  const wanted = new Set([...countries, ...nearby]);
  const names = readdirSync(join(folder, 'data')).filter((name) => {
    const [, country] = /^[a-z]+-([A-Z]{2})\b/.exec(name) ?? [];
    return name.endsWith('.bin') && (!country || wanted.has(country));
  });
  return names.map((name) => [
    name,
    name === OUTLINE_LIST
      ? Buffer.from(writeOutlineList(names))
      : readFileSync(join(folder, 'data', name)),
  ]);
}
