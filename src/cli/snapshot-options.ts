import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { defaultKeyName, normalizeBaseUrl, type Connection } from '../api/connection.js';
import { Auth } from '../domain/page-configuration.js';
import { holdsSecretKey } from '../domain/secret-key.js';
import { CommandError } from './command-error.js';
import { ExitCode } from './exit-code.js';
import { isFolder } from './out-folder.js';
import { packageFolder } from './package-folder.js';
import { pointerName, type Publication } from './publish-snapshot.js';
import type { TableOptions } from './table/read-table.js';

/** The geocoders that `--geocoder` accepts. */
export const GeocoderChoice = { Nominatim: 'nominatim', UsCensus: 'us-census' } as const;
export type GeocoderChoice = (typeof GeocoderChoice)[keyof typeof GeocoderChoice];

export interface SnapshotOptions {
  /** The source of the stores: the service, or the merchant's own table. */
  readonly source: Connection | TableOptions;
  /** The file to write, or the folder for a pointer and the versions of the stores. */
  readonly output: { readonly path: string } | Publication;
  /** Undefined when stores are placed by postal code and town alone. */
  readonly geocoder: GeocoderChoice | undefined;
  readonly endpoint: URL | undefined;
  readonly email: string | undefined;
  /** The folder of the gazetteer's data files. */
  readonly data: string;
  readonly state: string;
  readonly report: string | undefined;
  readonly marginMeters: number;
  readonly requestsPerSecond: number;
  readonly askAgain: boolean;
}

const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;
export const snapshotArguments = {
  'base-url': text,
  'public-key': text,
  auth: { ...text, default: Auth.Header },
  'key-name': { ...text, default: defaultKeyName },
  csv: text,
  country: text,
  template: text,
  out: text,
  publish: text,
  keep: text,
  geocoder: text,
  endpoint: text,
  email: text,
  'gazetteer-only': flag,
  data: text,
  state: text,
  report: text,
  'max-distance-km': { ...text, default: '20' },
  'requests-per-second': { ...text, default: '1' },
  'ask-again': flag,
} as const;

/** The options whose values are sent over the network, so none may hold a secret key. */
const sent = ['base-url', 'public-key', 'key-name', 'endpoint', 'email'] as const;

/** The options of a run that writes an example table instead of a snapshot. */
export interface TemplateOptions {
  readonly template: string;
}

/** @throws {CommandError} 'Usage' with a sentence about the first option that makes no sense */
export function snapshotOptions(args: readonly string[]): SnapshotOptions | TemplateOptions {
  const { values } = parse(args);
  for (const name of sent)
    if (holdsSecretKey(values[name])) throw wrong(`--${name} holds a secret key: revoke it`);
  if (values.template !== undefined) {
    if (args.filter((arg) => arg.startsWith('--')).length > 1)
      throw wrong('--template stands alone: no other option');
    return { template: file('--template', required(values, 'template')) };
  }
  const source = values.csv === undefined ? connectionOf(values) : tableOf(values);
  const output = outputOf(values);
  const report = values.report && file('--report', values.report);
  const written = 'path' in output ? output.path : join(output.folder, pointerName);
  if ('path' in source && [written, report].some((path) => path && isSameFile(path, source.path)))
    throw wrong('--out and --report would replace the table');
  const geocoder = geocoderOf(values.geocoder, values['gazetteer-only'], 'path' in source);
  const endpoint = endpointOf(values.endpoint);
  if (geocoder === GeocoderChoice.Nominatim && !endpoint)
    throw wrong(
      '--geocoder nominatim needs an --endpoint: your own server or a provider that allows you to store its answers',
    );
  return {
    source,
    output,
    geocoder,
    endpoint,
    email: values.email,
    data: dataFolder(values.data),
    state: file('--state', values.state ?? `${stateBeside(output)}.state.jsonl`),
    report,
    marginMeters: 1_000 * positive('--max-distance-km', values['max-distance-km']),
    requestsPerSecond: positive('--requests-per-second', values['requests-per-second']),
    askAgain: values['ask-again'] ?? false,
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: snapshotArguments, strict: true });
  } catch (error) {
    throw wrong((error as Error).message);
  }
}

type Values = ReturnType<typeof parse>['values'];

function connectionOf(values: Values): Connection {
  if (values.country !== undefined) throw wrong('--country is for rows of a --csv table');
  if (!values['base-url'] && !values['public-key'])
    throw wrong('give either --csv FILE or --base-url and --public-key');
  const baseUrl = normalizeBaseUrl(required(values, 'base-url'));
  if (!baseUrl) throw wrong('--base-url is no http(s) address');
  return {
    baseUrl,
    publicKey: required(values, 'public-key'),
    auth: oneOf(Object.values(Auth), '--auth', values.auth),
    keyName: values['key-name'],
  };
}

function tableOf(values: Values): TableOptions {
  if (values['base-url'] !== undefined || values['public-key'] !== undefined)
    throw wrong('--csv needs no --base-url and no --public-key: give either');
  const path = required(values, 'csv');
  if (!existsSync(path) || isFolder(path)) throw wrong(`--csv: there is no file ${path}`);
  return { path, country: values.country?.trim() ?? '' };
}

function outputOf(values: Values): SnapshotOptions['output'] {
  const { publish, keep, out } = values;
  if ((publish === undefined) === (out === undefined))
    throw wrong(
      publish === undefined ? '--out is missing' : 'give either --out FILE or --publish DIR',
    );
  if (publish === undefined && keep !== undefined)
    throw wrong('--keep counts the versions in the folder of --publish');
  if (publish === undefined) return { path: file('--out', required(values, 'out')) };
  const folder = required(values, 'publish');
  if (!isFolder(folder)) throw wrong(`--publish: there is no folder ${folder}`);
  return { folder, keep: whole('--keep', keep ?? '20') };
}

/** A state in a folder that is uploaded would be uploaded with it. A path may end with a slash. */
const stateBeside = (output: SnapshotOptions['output']): string =>
  'path' in output ? output.path : resolve(output.folder);

const isSameFile = (one: string, other: string): boolean => resolve(one) === resolve(other);

const wrong = (message: string): CommandError => new CommandError(ExitCode.Usage, message);

function required<N extends string>(values: Partial<Record<N, string>>, name: N): string {
  const value = values[name]?.trim();
  if (!value) throw wrong(`--${name} is missing`);
  return value;
}

/**
 * Checks that a file can be written at a path, so that this fails before a geocoder costs money.
 */
function file(name: string, path: string): string {
  const folder = dirname(path);
  if (!isFolder(folder)) throw wrong(`${name}: there is no folder ${folder}`);
  if (isFolder(path)) throw wrong(`${name}: ${path} is a folder`);
  return path;
}

function oneOf<T extends string>(choices: readonly T[], name: string, value: string): T {
  const found = choices.find((choice) => choice === value);
  if (!found) throw wrong(`${name} is ${choices.join(' or ')}, not "${value}"`);
  return found;
}

/**
 * @param mayOmit true for a table, which needs no geocoder because it can be read again with one
 */
function geocoderOf(
  name: string | undefined,
  none = false,
  mayOmit: boolean,
): GeocoderChoice | undefined {
  if (none === Boolean(name) && (none || !mayOmit))
    throw wrong('give either --geocoder or --gazetteer-only');
  return name ? oneOf(Object.values(GeocoderChoice), '--geocoder', name) : undefined;
}

function endpointOf(address: string | undefined): URL | undefined {
  if (!address) return undefined;
  if (!/^https?:\/\//.test(address) || !URL.canParse(address))
    throw wrong('--endpoint is no http(s) address');
  return new URL(address);
}

function positive(name: string, value: string): number {
  const number = Number(value);
  if (!(number > 0 && number < Infinity)) throw wrong(`${name} is a number above 0`);
  return number;
}

function whole(name: string, value: string): number {
  if (!/^[1-9]\d{0,5}$/.test(value)) throw wrong(`${name} is a whole number above 0`);
  return Number(value);
}

/** Returns the given gazetteer folder, or else the one in the package or its sources. */
function dataFolder(given: string | undefined): string {
  const own = ['dist/cdn/data', 'src/gazetteer/data'].map((path) => join(packageFolder(), path));
  const folder = (given ? [given] : own).find((path) => existsSync(join(path, 'cities-US-1.bin')));
  if (folder) return folder;
  throw wrong(given ? '--data holds no gazetteer' : 'the gazetteer is missing: give --data');
}
