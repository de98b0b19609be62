import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { CellId } from '../../streets/street-cell.js';
import { CommandError } from '../command-error.js';
import { ExitCode } from '../exit-code.js';
import { isFolder } from '../out-folder.js';
import { fetchTiles } from './fetch-tiles.js';
import type { TileSource } from './tile-source.js';

const endings = ['.mvt', '.mvt.gz', '.pbf', '.pbf.gz'];
/** A tile of a city has half a megabyte. */
const mostBytes = 64 * 2 ** 20;

/**
 * Opens vector tiles that are a file each, packed or not.
 * @param path a folder with `z/x/y.mvt`, or a path or address with `{z}`, `{x}` and `{y}` in it
 * @throws {CommandError} when there is no such folder
 */
export function openTileFiles(path: string, signal: AbortSignal): TileSource {
  const isTemplate = path.includes('{z}');
  if (!isTemplate && !isFolder(path))
    throw new CommandError(ExitCode.Usage, `--tiles: ${noFolder(path)}`);
  const paths = isTemplate ? [path] : endings.map((end) => join(path, `{z}/{x}/{y}${end}`));
  let isForbidden = false;
  const read = /^https?:/.test(path)
    ? (url: string) => download(url, signal, () => (isForbidden = true))
    : (file: string) => (existsSync(file) ? readFile(file) : undefined);
  return {
    name: path,
    identity: path,
    zooms: undefined,
    isForbidden: () => isForbidden,
    tile: async (id) => {
      for (const one of paths) {
        const bytes = await read(addressOf(one, id));
        if (bytes) return unpack(bytes, addressOf(one, id));
      }
      return undefined;
    },
  };
}

function noFolder(path: string): string {
  if (!existsSync(path)) return `there is no ${path}`;
  if (path.endsWith('.mbtiles'))
    return `${path} is an MBTiles archive: make a PMTiles one of it with "pmtiles convert"`;
  if (path.endsWith('.pbf') || path.endsWith('.osm'))
    return `${path} has data, not tiles: make a PMTiles archive of it with tilemaker or planetiler`;
  return `${path} is neither a folder of tiles nor a file that ends in .pmtiles`;
}

const addressOf = (template: string, { z, x, y }: CellId): string =>
  template.replace('{z}', String(z)).replace('{x}', String(x)).replace('{y}', String(y));

/** @param onForbidden called at 403, which stores of files answer for a missing one */
async function download(
  url: string,
  signal: AbortSignal,
  onForbidden: () => void,
): Promise<Uint8Array | undefined> {
  const { status, bytes } = await fetchTiles(url, {}, signal);
  if (bytes) return bytes;
  if (status === 403) onForbidden();
  if ([204, 403, 404].includes(status)) return undefined;
  throw new CommandError(ExitCode.Tiles, `${url}: the server answers ${status}`);
}

function unpack(bytes: Uint8Array, name: string): Uint8Array {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes;
  try {
    return gunzipSync(bytes, { maxOutputLength: mostBytes });
  } catch (error) {
    const { message } = error as Error;
    throw new CommandError(ExitCode.Tiles, `${name} cannot be unpacked (${message})`, error);
  }
}
