import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { RoadKind } from '../../streets/street-cell.js';
import { CommandError } from '../command-error.js';
import { ExitCode } from '../exit-code.js';
import { checkOutFolder, isFolder } from '../out-folder.js';
import { streetKinds } from './finish-cell.js';

export interface StreetsOptions {
  /** The file of stores: a snapshot. */
  readonly stores: string;
  /** Archives, folders and templates of tiles, the preferred one first. */
  readonly tiles: readonly string[];
  readonly out: string;
  readonly radiusKm: number;
  /** The zoom of the cells with streets. */
  readonly zoom: number;
  /** The kinds of roads in cells with streets. */
  readonly kinds: readonly RoadKind[];
  /** True when the region to extract is written, and nothing else. */
  readonly isRegionOnly: boolean;
  /** True when the cells are counted only. */
  readonly isDryRun: boolean;
}

const text = { type: 'string' } as const;
const flag = { type: 'boolean', default: false } as const;
export const streetsArguments = {
  stores: text,
  tiles: { type: 'string', multiple: true, default: [] as string[] },
  out: text,
  'radius-km': { ...text, default: '1' },
  'max-zoom': { ...text, default: '14' },
  include: { ...text, default: '' },
  'region-only': flag,
  'dry-run': flag,
} as const;

/** Below this zoom, tiles lack most streets. */
export const leastZoom = 12;
/** Farther away, nobody walks to a shop, and the cells would be those of a whole region. */
const mostKm = 20;

/**
 * @param comesLater true when the file of stores is not written yet
 * @throws {CommandError} 'Usage' with a sentence about the first option that makes no sense
 */
export function streetsOptions(args: readonly string[], comesLater = false): StreetsOptions {
  const { values } = parse(args);
  const { stores, tiles, out } = values;
  const needsTiles = !values['region-only'] && !values['dry-run'];
  if (!stores)
    throw wrong(
      '--stores is missing: streets are cut around your stores, never of a whole planet. Give the file that store-locator snapshot wrote',
    );
  if (!comesLater && !existsSync(stores)) throw wrong(`--stores: there is no file ${stores}`);
  if (isFolder(stores)) throw wrong(`--stores: ${stores} is a folder, so name the file in it`);
  if (tiles.length === 0 && needsTiles)
    throw wrong('--tiles is missing: a PMTiles archive or its address, or a folder of .mvt files');
  if (!out && !values['dry-run']) throw wrong('--out is missing: the folder for the cells');
  if (out) checkOutFolder(out);
  const zoom = within('--max-zoom', values['max-zoom'], leastZoom, 14);
  if (!Number.isInteger(zoom)) throw wrong('--max-zoom is 12, 13 or 14');
  return {
    stores,
    tiles,
    out: out ?? '',
    radiusKm: within('--radius-km', values['radius-km'], 0.1, mostKm),
    zoom,
    kinds: [...streetKinds, ...included(values.include)],
    isRegionOnly: values['region-only'],
    isDryRun: values['dry-run'],
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: streetsArguments, strict: true });
  } catch (error) {
    throw wrong((error as Error).message);
  }
}

const wrong = (message: string): CommandError => new CommandError(ExitCode.Usage, message);

function included(names: string): readonly RoadKind[] {
  return names
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
    .map((name) => {
      if (name === 'service') return 'service';
      if (name === 'paths') return 'path';
      if (name === 'buildings')
        throw wrong('--include: buildings would make the cells seven times as large');
      throw wrong(`--include is service or paths, or both with a comma, not "${name}"`);
    });
}

function within(name: string, value: string, least: number, most: number): number {
  const number = Number(value);
  if (!(number >= least && number <= most))
    throw wrong(`${name} is a number from ${least} to ${most}, not "${value}"`);
  return number;
}
