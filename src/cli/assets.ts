import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { copyFile, mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { territoriesOf } from '../places/home-country.js';
import type { AssetsOptions } from './assets-options.js';
import { CommandError } from './command-error.js';
import type { CommandContext } from './command-context.js';
import { count } from './count.js';
import { ExitCode } from './exit-code.js';
import { integrityFiles, writeIntegrity } from './integrity.js';

/**
 * Copies what a shop with stores in some countries has to upload into one flat folder: a script, the chunks it may load
 * and the data of these countries.
 * @throws {CommandError} when the built files are not there
 */
export async function assets(
  { countries, entry, from, out, url }: AssetsOptions,
  { out: output }: CommandContext,
): Promise<void> {
  if (!existsSync(join(from, entry)))
    throw new CommandError(ExitCode.Usage, `there is no ${entry} in ${from}`);
  const beside = ['LICENSES.txt', 'store-locator-elements.css'].filter((name) =>
    existsSync(join(from, name)),
  );
  const scripts = [...withChunks(from, entry)];
  const data = readdirSync(join(from, 'data')).filter(isNeeded(countries));
  const files = [...scripts, ...beside, ...data.map((name) => `data/${name}`)];

  await mkdir(out, { recursive: true });
  let total = 0;
  for (const file of files) {
    const name = file.replace('data/', '');
    await copyFile(join(from, file), join(out, name));
    const { size } = await stat(join(out, name));
    total += size;
    output.write(`${kilobytes(size)}  ${name}\n`);
  }
  const integrity = await writeIntegrity(out, scripts, url ?? './');
  output.write(
    `${kilobytes(total)}  ${count(files.length, 'file')} in ${out}\n\n` +
      `Upload them to one folder. Load ${entry} from there, and name the folder for the data:\n` +
      `  <store-locator data-url="${url ?? 'https://…/'}"> or configure({ dataUrl })\n\n` +
      `So that browsers load these scripts only as they are now, load the entry with\n` +
      `  integrity="${integrity[entry] ?? ''}" crossorigin="anonymous"\n` +
      `and paste ${integrityFiles[1]} into a <script type="importmap"> before it${url ? '' : ' (made with --url)'}.\n`,
  );
}

/** A script and all that it imports, at once or later, however deep. */
function withChunks(folder: string, script: string, found = new Set<string>()): Set<string> {
  if (found.has(script)) return found;
  found.add(script);
  const code = readFileSync(join(folder, script), 'utf8');
  for (const [, name] of code.matchAll(/["'`]\.\/([\w.-]+\.js)["'`]/g))
    if (name && existsSync(join(folder, name))) withChunks(folder, name, found);
  return found;
}

/** Data of a country names it; other data is everybody's. */
function isNeeded(countries: readonly string[]): (name: string) => boolean {
  const wanted = new Set(countries.flatMap((code) => [code, ...territoriesOf(code)]));
  return (name) => {
    const [, country] = /^[a-z]+-([A-Z]{2})\b/.exec(name) ?? [];
    return name.endsWith('.bin') && (!country || wanted.has(country));
  };
}

const kilobytes = (bytes: number): string => `${(bytes / 1_024).toFixed(1).padStart(8)} KB`;
