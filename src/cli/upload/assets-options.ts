import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { countryCode } from '../../domain/country/country-code.js';
import { CommandError } from '../command-error.js';
import { ExitCode } from '../exit-code.js';
import { packageFolder } from '../package-folder.js';

export interface AssetsOptions {
  /** Country codes, ISO 3166-1 alpha-2. */
  readonly countries: readonly string[];
  /** The name of the script that pages load. */
  readonly entry: string;
  /** The folder of the built files. */
  readonly from: string;
  /** True when only data is written, because a bundler has the scripts. */
  readonly isDataOnly: boolean;
  /** True when the upload is combined into at most five files. */
  readonly isSingle: boolean;
  readonly out: string;
  /**
   * The address of the uploaded files, with a slash at the end. Undefined when they are beside the
   * page.
   */
  readonly url: string | undefined;
}

const text = { type: 'string' } as const;
export const assetsArguments = {
  countries: text,
  'data-only': { type: 'boolean', default: false },
  entry: { ...text, default: 'store-locator-elements.js' },
  from: text,
  out: text,
  single: { type: 'boolean', default: false },
  url: text,
} as const;

/** @throws {CommandError} 'Usage' with a sentence about the first option that makes no sense */
export function assetsOptions(args: readonly string[]): AssetsOptions {
  const { values } = parse(args);
  const { countries, entry, from = join(packageFolder(), 'dist/cdn'), out, url } = values;
  if (!countries) throw wrong('--countries is missing: FR,DE for example');
  if (!out) throw wrong('--out is missing');
  const needed = values['data-only'] ? 'data' : entry;
  if (!existsSync(join(from, needed))) throw wrong(`there is no ${needed} in ${from}`);
  return {
    countries: countries.split(',').map(codeOf),
    entry,
    from,
    isDataOnly: values['data-only'],
    isSingle: values.single,
    out,
    url: folderOf(url),
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: assetsArguments, strict: true });
  } catch (error) {
    throw wrong((error as Error).message);
  }
}

const wrong = (message: string): CommandError => new CommandError(ExitCode.Usage, message);

/**
 * Returns the address of a folder with a slash at the end. It may be a path on the page's own host.
 */
function folderOf(url: string | undefined): string | undefined {
  if (!url) return undefined;
  if (
    !/^(https?:\/\/|\/)/.test(url) ||
    !URL.canParse(url, 'https://shop.example') ||
    /[?#]/.test(url)
  )
    throw wrong('--url is no address of a folder: https://shop.example/assets/ for example');
  return url.replace(/\/?$/, '/');
}

function codeOf(name: string): string {
  const code = countryCode(name.trim());
  if (!code) throw wrong(`--countries: "${name}" is no country`);
  return code;
}
