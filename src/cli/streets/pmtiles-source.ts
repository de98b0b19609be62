import { open } from 'node:fs/promises';
import { PMTiles, TileType, type Header, type RangeResponse, type Source } from 'pmtiles';
import { CommandError } from '../command-error.js';
import { ExitCode } from '../exit-code.js';
import { fetchTiles } from './fetch-tiles.js';
import type { TileSource } from './tile-source.js';

/** Bytes of an archive, and how large it is when this is known. */
interface ArchiveBytes extends Source {
  readonly size: () => number | undefined;
  readonly identity: () => string;
  readonly close?: () => Promise<void>;
}

const refusal = (message: string, cause?: unknown): CommandError =>
  new CommandError(ExitCode.Usage, message, cause);

/**
 * Opens a PMTiles archive on the disk or on a server that answers requests for ranges.
 * @throws {CommandError} with what to do, when the archive cannot be used
 */
export async function openPmtiles(path: string, signal: AbortSignal): Promise<TileSource> {
  const bytes = /^https?:/.test(path) ? onServer(path, signal) : await onDisk(path);
  const archive = new PMTiles(bytes);
  let header: Header;
  try {
    header = await readHeader(path, archive, bytes, signal);
  } catch (error) {
    await bytes.close?.();
    throw error;
  }
  return {
    name: path,
    identity: `${path} ${bytes.identity()} ${header.numTileContents}`,
    zooms: { least: header.minZoom, most: header.maxZoom },
    ...(bytes.close && { close: bytes.close }),
    tile: async ({ z, x, y }) => {
      try {
        const found = await archive.getZxy(z, x, y);
        return found && new Uint8Array(found.data);
      } catch (error) {
        if (error instanceof CommandError || signal.aborted) throw error;
        const { message } = error as Error;
        throw new CommandError(
          ExitCode.Tiles,
          `${path}: tile ${z}/${x}/${y} cannot be read (${message}): get the archive again`,
          error,
        );
      }
    },
  };
}

async function readHeader(
  path: string,
  archive: PMTiles,
  bytes: ArchiveBytes,
  signal: AbortSignal,
): Promise<Header> {
  const header = await archive.getHeader().catch((error: unknown) => {
    if (error instanceof CommandError || signal.aborted) throw error;
    throw refusal(
      `${path} is no PMTiles archive (${(error as Error).message}): give a file that ends in .pmtiles, or a folder of .mvt files`,
      error,
    );
  });
  checkHeader(path, header, bytes.size());
  return header;
}

function checkHeader(path: string, header: Header, size: number | undefined): void {
  const { tileType, tileDataOffset, tileDataLength = 0 } = header;
  if (tileType === TileType.Mlt)
    throw refusal(`${path} holds MapLibre tiles: make an archive of .mvt tiles`);
  if (tileType !== TileType.Mvt && tileType !== TileType.Unknown)
    throw refusal(
      `${path} holds pictures of a map, from which no streets can be cut: use vector tiles, of OpenMapTiles or Protomaps`,
    );
  const whole = tileDataOffset + tileDataLength;
  if (size !== undefined && size < whole)
    throw refusal(
      `${path} is cut off: it has ${size} of ${whole} bytes. Download or copy it again`,
    );
}

async function onDisk(path: string): Promise<ArchiveBytes> {
  const file = await open(path, 'r').catch((error: Error) => {
    throw refusal(`--tiles: ${error.message}`);
  });
  const { size, mtimeMs } = await file.stat();
  return {
    getKey: () => path,
    size: () => size,
    identity: () => `${size} ${mtimeMs}`,
    close: () => file.close(),
    getBytes: async (offset, length) => {
      const buffer = new Uint8Array(length);
      const { bytesRead } = await file.read(buffer, 0, length, offset);
      return { data: buffer.buffer.slice(0, bytesRead) };
    },
  };
}

function onServer(url: string, signal: AbortSignal): ArchiveBytes {
  let size: number | undefined;
  let tag = '';
  return {
    getKey: () => url,
    size: () => size,
    identity: () => `${size ?? ''} ${tag}`,
    getBytes: async (offset, length): Promise<RangeResponse> => {
      const range = `bytes=${offset}-${offset + length - 1}`;
      const { status, headers, bytes } = await fetchTiles(url, { range }, signal);
      if (!bytes)
        throw refusal(
          status === 200
            ? `${url}: the server sends the whole file where a part is asked for. Download the archive, or a part of it with "pmtiles extract", and give the file`
            : `${url}: the server answers ${status}`,
        );
      const total = /\/(\d+)$/.exec(headers.get('content-range') ?? '')?.[1];
      if (total) size = Number(total);
      tag = headers.get('etag') ?? headers.get('last-modified') ?? '';
      return { data: bytes.buffer };
    },
  };
}
