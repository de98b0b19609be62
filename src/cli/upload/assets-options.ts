import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { countryCode } from '../../domain/country/country-code.js';
import { CommandError } from '../command-error.js';
import { ExitCode } from '../exit-code.js';
import { packageFolder } from '../package-folder.js';

export interface AssetsOptions {
  /** ISO 3166-1 alpha-2. */
  readonly countries: readonly string[];
  /** The script that pages load. */
  readonly entry: string;
  /** The folder of the built files. */
  readonly from: string;
  /** No scripts: a bundler has them. */
  readonly isDataOnly: boolean;
  /** At most five files. */
  readonly isSingle: boolean;
  readonly out: string;
  /** Where the files are uploaded to, with a slash at the end; undefined: beside the page. */
  readonly url: string | undefined;
}

const text = { type: 'string' } as const;
const options = {
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
    return parseArgs({ args: [...args], options, strict: true });
  } catch (error) {
    throw wrong((error as Error).message);
  }
}

const wrong = (message: string): CommandError => new CommandError(ExitCode.Usage, message);

/** An address, or a path on the page's own host. */
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
