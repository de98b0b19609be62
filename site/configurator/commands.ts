import { folder } from './attributes.js';
import { placeholders, usable, type Choices } from './choices.js';
import { forShell } from './escape.js';
import { bundled } from './snippets/bundled.js';

const run = 'npx store-locator';

/** Writes a command with its options; an option without a value is left out. */
function command(name: string, options: Readonly<Record<string, string | boolean>>): string {
  const words = Object.entries(options).flatMap(([option, value]) => {
    if (value === true) return [`--${option}`];
    // A value that begins with a dash would be taken for an option.
    if (value && value.startsWith('-')) return [`--${option}=${forShell(value)}`];
    return value ? [`--${option} ${forShell(value)}`] : [];
  });
  return [run, name, ...words].join(' ');
}

/**
 * Returns the commands that make the files to upload, or the data of a bundler's project.
 *
 * @param countries those of the table, where it is known
 */
export function commandsOf(
  given: Choices,
  { isBundled, countries = [] }: { isBundled: boolean; countries?: readonly string[] },
): string[] {
  const choices = usable(given);
  const where = countries.length > 0 ? countries.join(',') : choices.countries || 'FR,DE';
  const isTable = choices.data === 'table';
  const hasStreets = choices.map === 'land' && choices.streets;
  const source = isTable
    ? { csv: choices.csvName, country: choices.country }
    : {
        'base-url': choices.baseUrl || placeholders.baseUrl,
        'public-key': choices.publicKey || placeholders.publicKey,
        'gazetteer-only': true,
      };
  const tiles = choices.streetTiles || 'tiles.pmtiles';
  const lines = isBundled
    ? inProject({ source, where, tiles, hasSource: isTable || hasStreets, hasStreets })
    : inFolder({ source, where, tiles, hasStreets, isTable, url: choices.filesUrl });
  return ['npm install store-locator-elements', ...lines];
}

interface Wanted {
  readonly source: Readonly<Record<string, string | boolean>>;
  readonly where: string;
  readonly tiles: string;
  readonly hasStreets: boolean;
}

function inFolder(wanted: Wanted & { readonly isTable: boolean; readonly url: string }): string[] {
  const { source, where, tiles, hasStreets, isTable, url } = wanted;
  const out = 'upload';
  if (hasStreets) {
    const address = /^https?:/i.test(url) ? folder(url) : '';
    return [command('build', { ...source, tiles, countries: where, out, url: address })];
  }
  const assets = command('assets', { countries: where, out, single: true });
  return isTable
    ? [assets, command('snapshot', { ...source, out: `${out}/stores.json` })]
    : [assets];
}

function inProject(wanted: Wanted & { readonly hasSource: boolean }): string[] {
  const { source, where, tiles, hasStreets, hasSource } = wanted;
  const inPublic = (path: string): string => `public${path}`.replace(/\/$/, '');
  const stores = inPublic(bundled.stores);
  const data = { countries: where, out: inPublic(bundled.data), 'data-only': true };
  return [
    command('assets', data),
    ...(hasSource ? [command('snapshot', { ...source, out: stores })] : []),
    ...(hasStreets ? [command('streets', { stores, tiles, out: inPublic(bundled.streets) })] : []),
  ];
}
