import { readFileSync } from 'node:fs';
import { mutants } from './mutants.mjs';

/** A test server plugin that serves one source file with the named mutant's change in it. */
export function mutantPlugin(name) {
  const mutant = mutants.find((candidate) => candidate.name === name);
  if (!mutant) throw new Error(`no mutant is named "${name}"`);
  const { file, find, replace } = mutant;
  const parts = readFileSync(file, 'utf8').split(find);
  if (parts.length !== 2) {
    throw new Error(`mutant "${name}": its text is ${parts.length - 1} times in ${file}, not once`);
  }
  return {
    name: 'mutant',
    transform(context) {
      if (context.path === `/${file}`) return { body: parts.join(replace) };
      return undefined;
    },
  };
}
