import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError } from '../command-error.js';
import { ExitCode } from '../exit-code.js';

/**
 * Returns one module with all scripts that load later, each as a function under its file name.
 * `in-one-file.ts` runs these functions.
 * @param names names of the files in `folder`
 */
export function laterFile(folder: string, names: readonly string[]): string {
  const files = names.map((name) => {
    const code = readFileSync(join(folder, name), 'utf8').trim();
    return `${JSON.stringify(name)}:${asFunction(name, code)}`;
  });
  return `export const files={\n${files.join(',\n')}\n};\n`;
}

/**
 * Wraps a later file as `late-files.mjs` builds it: one exported function, or statements that
 * export nothing.
 */
function asFunction(name: string, code: string): string {
  const start = 'export const begin=';
  if (code.startsWith(start)) return code.slice(start.length).replace(/;$/, '');
  if (/^\s*(import|export)\b/m.test(code) || /[;}]export\s*[{*]/.test(code))
    throw new CommandError(ExitCode.Usage, `${name} is no later file of this version`);
  return `async()=>{${code}\n}`;
}
