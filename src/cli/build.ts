import { readdirSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { countryCode } from '../domain/country/country-code.js';
import type { BuildOptions } from './build-options.js';
import { CommandError } from './command-error.js';
import type { CommandContext } from './command-context.js';
import { count } from './count.js';
import { ExitCode } from './exit-code.js';
import { makeOutFolder } from './out-folder.js';
import { snapshot } from './snapshot.js';
import { snapshotOptions } from './snapshot-options.js';
import { streets } from './streets/streets.js';
import { streetsOptions } from './streets/streets-options.js';
import { sizeText } from './streets/streets-report.js';
import { assets } from './upload/assets.js';
import { assetsOptions } from './upload/assets-options.js';

/**
 * Makes the whole folder that a shop uploads: the stores with their positions, the streets around
 * them, and the scripts with the data of their countries. A build that was stopped goes on.
 * @throws {CommandError} when a part could not be made
 * @throws the signal's reason when it aborts
 */
export async function build(options: BuildOptions, context: CommandContext): Promise<void> {
  const { out, stores, url = 'https://…/', hasCountries } = options;
  const { out: print } = context;
  await makeOutFolder(out);
  const snapshotOf = snapshotOptions(options.snapshot);
  if ('template' in snapshotOf) return;
  // The stores tell the countries, unless the merchant does. Wrong options fail before a request.
  assetsOptions(hasCountries ? options.assets : [...options.assets, anyCountry]);
  if (options.streets) streetsOptions(options.streets, true);
  await snapshot(snapshotOf, context);
  const countries = hasCountries ? [] : [`--countries=${await countriesOf(stores)}`];
  let report = 'No streets: name tiles with --tiles to cut them\n';
  if (options.streets) {
    print.write('\n');
    report = await streets(streetsOptions(options.streets), context);
  }
  print.write('\n');
  await assets(assetsOptions([...options.assets, ...countries]), context);
  const size = readdirSync(out).reduce((sum, name) => sum + statSync(join(out, name)).size, 0);
  const streetsSource = options.streets ? ` streets-src="${url}"` : '';
  print.write(
    `\n${report}` +
      `${count(readdirSync(out).length, 'file')} with ${sizeText(size)} in ${out}: upload them to one folder\n\n` +
      `  <store-locator src="${url}stores.json"${streetsSource}></store-locator>\n` +
      (options.url ? '' : '\nIn place of https://…/ goes the address of that folder.\n'),
  );
}

/** Stands for the countries of the stores, while these are not read yet. */
const anyCountry = '--countries=FR';

/** Returns the codes of the countries of a snapshot's stores, with commas. */
async function countriesOf(path: string): Promise<string> {
  const { stores } = JSON.parse(await readFile(path, 'utf8')) as {
    readonly stores: readonly { readonly country?: string }[];
  };
  const codes = new Set(stores.map(({ country = '' }) => countryCode(String(country))));
  codes.delete(undefined);
  if (codes.size > 0) return [...codes].sort().join();
  throw new CommandError(
    ExitCode.Usage,
    'no store names a country that is known: name the countries with --countries',
  );
}
