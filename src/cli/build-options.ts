import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { CommandError } from './command-error.js';
import { ExitCode } from './exit-code.js';
import { snapshotArguments } from './snapshot-options.js';
import { streetsArguments } from './streets/streets-options.js';
import { assetsArguments } from './upload/assets-options.js';

/** The arguments of the commands that a build runs, one after the other. */
export interface BuildOptions {
  /** The folder to upload. */
  readonly out: string;
  /** The file of stores in it. */
  readonly stores: string;
  /** The address of the uploaded folder; undefined when it is not known yet. */
  readonly url: string | undefined;
  readonly snapshot: readonly string[];
  /** Undefined when no tiles are named. */
  readonly streets: readonly string[] | undefined;
  /** The countries are missing when the stores are to tell them. */
  readonly assets: readonly string[];
  readonly hasCountries: boolean;
}

/** Options that would leave the folder without something that a shop needs. */
const unfit = [
  ...['template', 'publish', 'keep', 'region-only'],
  ...['dry-run', 'data-only', 'stores', 'single'],
];

/** @throws {CommandError} 'Usage' with a sentence about the first option that makes no sense */
export function buildOptions(args: readonly string[]): BuildOptions {
  const { tokens, values } = parse(args);
  const { out, tiles = [], url, countries } = values;
  if (!out) throw wrong('--out is missing: the folder to upload');
  const found = tokens.flatMap((token) => (token.kind === 'option' ? [token] : []));
  for (const { name } of found)
    if (unfit.includes(name)) throw wrong(`--${name} makes no sense in a build`);
  const of = (known: object): readonly string[] =>
    found
      .filter(({ name }) => name !== 'out' && name in known)
      .map(({ name, value }) => (value === undefined ? `--${name}` : `--${name}=${value}`));
  const stores = join(out, 'stores.json');
  // A state beside the stores would be uploaded with them. A path may end with a slash.
  const state = values.state === undefined ? [`--state=${resolve(out)}.state.jsonl`] : [];
  return {
    out,
    stores,
    url: url?.replace(/\/?$/, '/'),
    snapshot: [...of(snapshotArguments), `--out=${stores}`, ...state],
    streets:
      tiles.length > 0
        ? [...of(streetsArguments), `--stores=${stores}`, `--out=${out}`]
        : undefined,
    assets: [...of(assetsArguments), '--single', `--out=${out}`],
    hasCountries: countries !== undefined,
  };
}

function parse(args: readonly string[]) {
  const options = { ...snapshotArguments, ...assetsArguments, ...streetsArguments };
  try {
    return parseArgs({ args: [...args], options, strict: true, tokens: true });
  } catch (error) {
    throw wrong((error as Error).message);
  }
}

const wrong = (message: string): CommandError => new CommandError(ExitCode.Usage, message);
