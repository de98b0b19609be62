import type { CellId, StreetCell } from '../../streets/street-cell.js';
import { CommandError } from '../command-error.js';
import { ExitCode } from '../exit-code.js';
import { cellOfTile, schemaOfTile } from './cell-of-tile.js';
import { openPmtiles } from './pmtiles-source.js';
import { layersOf, schemas, type TileSchema } from './schemas.js';
import { leastZoom } from './streets-options.js';
import { openTileFiles } from './tile-files.js';
import type { TileSource } from './tile-source.js';

interface KnownSource {
  readonly source: TileSource;
  readonly schema: TileSchema;
}

/** All tiles that a run reads. Where two sources have a tile, the first one counts. */
export class TileSet {
  readonly #sources: readonly KnownSource[];

  private constructor(sources: readonly KnownSource[]) {
    this.#sources = sources;
  }

  /**
   * Opens the sources, and finds the schema of each by its first tile with roads.
   * @param cells the cells that will be asked for, those with stores first
   * @throws {CommandError} when a source cannot be used, or none has a tile of these cells
   */
  static async open(
    paths: readonly string[],
    cells: readonly CellId[],
    zoom: number,
    signal: AbortSignal,
  ): Promise<TileSet> {
    const known: KnownSource[] = [];
    const roadless: CommandError[] = [];
    const sources: TileSource[] = [];
    try {
      for (const path of paths) {
        const source = await openSource(path, signal);
        sources.push(source);
        if (source.zooms && source.zooms.most < zoom) throw tooFew(source, zoom);
        const schema = await findSchema(source, cells);
        if (schema instanceof CommandError) roadless.push(schema);
        else if (schema) known.push({ source, schema });
      }
    } catch (error) {
      await closeAll(sources);
      throw error;
    }
    await closeAll(sources.filter((one) => !known.some(({ source }) => source === one)));
    if (known.length > 0) return new TileSet(known);
    if (roadless[0]) throw roadless[0];
    throw new CommandError(
      ExitCode.Usage,
      `${paths.join(', ')}: no tile lies around your stores. Use an archive of the country where they are${sources.some((source) => source.isForbidden?.()) ? '. The server answers 403: check the address and its key' : ''}`,
    );
  }

  get identity(): string {
    return this.#sources.map(({ source }) => source.identity).join('\n');
  }

  /** The credit that the map shows, as HTML of text and links. */
  get credit(): string {
    const used = schemas.filter((schema) => this.#sources.some((one) => one.schema === schema));
    return used[0]!.credit;
  }

  /** True when a source says that it has tiles of a zoom. */
  hasZoom(zoom: number): boolean {
    return this.#sources.some(
      ({ source: { zooms } }) => zooms && zooms.least <= zoom && zooms.most >= zoom,
    );
  }

  close(): Promise<void> {
    return closeAll(this.#sources.map(({ source }) => source));
  }

  /** Resolves with what a tile shows; undefined when no source has the tile. */
  async cell(id: CellId): Promise<StreetCell | undefined> {
    for (const { source, schema } of this.#sources) {
      const bytes = await source.tile(id);
      if (bytes) return readTile(source, id, () => cellOfTile(bytes, schema));
    }
    return undefined;
  }
}

async function closeAll(sources: readonly TileSource[]): Promise<void> {
  for (const source of sources) await source.close?.();
}

function openSource(path: string, signal: AbortSignal): TileSource | Promise<TileSource> {
  const isArchive = /\.pmtiles(\?|$)/.test(path) || (/^https?:/.test(path) && !/\{z\}/.test(path));
  return isArchive ? openPmtiles(path, signal) : openTileFiles(path, signal);
}

/** This many tiles without a layer of a known schema are enough to give up. */
const mostUnknown = 20;
const knownLayers = new Set(schemas.flatMap(layersOf));
const roadLayers = new Set(schemas.map(({ knownBy }) => knownBy.layer));

/**
 * Resolves with undefined when there are no tiles, and with an error when there are, but on none
 * of them is a road. Beside other sources this is no fault: an archive of the country next door may
 * have nothing but the sea here.
 */
async function findSchema(
  source: TileSource,
  cells: readonly CellId[],
): Promise<TileSchema | CommandError | undefined> {
  const seen = new Set<string>();
  let unknownTiles = 0;
  for (const id of cells) {
    const bytes = await source.tile(id);
    if (!bytes) continue;
    const { layers, schema } = readTile(source, id, () => schemaOfTile(bytes));
    if (schema) return schema;
    for (const layer of layers) seen.add(layer);
    const isUnknown = layers.length > 0 && !layers.some((layer) => knownLayers.has(layer));
    if (isUnknown && ++unknownTiles === mostUnknown) break;
  }
  if (seen.size === 0) return undefined;
  const layers = [...seen];
  const isSea = layers.some((layer) => knownLayers.has(layer));
  const error = unknown(source, layers);
  if (!isSea || layers.some((layer) => roadLayers.has(layer))) throw error;
  return error;
}

function readTile<T>({ name }: TileSource, { z, x, y }: CellId, read: () => T): T {
  try {
    return read();
  } catch (error) {
    const problem = `tile ${z}/${x}/${y} of ${name} is no vector tile`;
    throw new CommandError(ExitCode.Tiles, `${problem} (${(error as Error).message})`, error);
  }
}

const unknown = ({ name }: TileSource, layers: readonly string[]): CommandError =>
  new CommandError(
    ExitCode.Usage,
    `${name} has no roads of a schema that is known here; its layers are ${layers.join(', ')}. Use tiles of ${schemas.map((schema) => schema.name).join(' or ')}`,
  );

const tooFew = ({ name, zooms }: TileSource, zoom: number): CommandError => {
  const most = zooms?.most ?? 0;
  const orLess = most >= leastZoom ? `, or --max-zoom ${most}` : '';
  return new CommandError(
    ExitCode.Usage,
    `${name} ends at zoom ${most}, and streets are cut from zoom ${zoom}: use an archive with more zooms${orLess}`,
  );
};
