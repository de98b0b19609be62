import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { cellFileName } from '../../streets/cell-name.js';
import { CELL_LIMITS } from '../../streets/cell-form.js';
import type { CellId, StreetsIndex } from '../../streets/street-cell.js';
import { makeOutFolder } from '../out-folder.js';
import { writeWholeFile } from '../write-whole-file.js';
import { licenceFile, licenceNotice } from './licence-notice.js';
import { packCell } from './write-cell.js';

const indexFile = 'streets.json';
const cellName = /^streets-[0-9a-f]+-\d+-\d+-\d+\.wasm$/;

/** The settings of a run, which change how all its cells are drawn. */
type About = Omit<StreetsIndex, 'format' | 'version' | 'bytes'>;

interface CutCell {
  readonly id: CellId;
  readonly hash: string;
  readonly bytes: number;
}

/**
 * The folder that a run writes. Cells are collected in a folder inside, and get their names, which
 * hold their version, when the last one is there. So a run that was killed goes on, and the
 * files of the run before stay whole until then.
 */
export class CellFolder {
  readonly #out: string;
  readonly #work: string;
  readonly #cells: CutCell[] = [];

  private constructor(out: string) {
    this.#out = out;
    this.#work = join(out, 'streets.unfinished');
  }

  /**
   * @param source changes when cells that a killed run has left are of no use any more. Only its
   *   hash is written, since the folder may be uploaded, and an address of tiles may hold a key.
   */
  static async open(out: string, source: string): Promise<CellFolder> {
    await makeOutFolder(out);
    const folder = new CellFolder(out);
    const hash = hashOf(source);
    const sourceFile = join(folder.#work, 'source.txt');
    const isSame = existsSync(sourceFile) && readFileSync(sourceFile, 'utf8') === hash;
    if (!isSame) await rm(folder.#work, { recursive: true, force: true });
    await mkdir(folder.#work, { recursive: true });
    if (!isSame) await writeWholeFile(sourceFile, hash);
    return folder;
  }

  /** Takes a cell that an earlier run has left. Resolves with false when there is none. */
  async takeLeft(id: CellId): Promise<boolean> {
    const packed = await readFile(this.#pathOf(id)).catch(() => undefined);
    if (!packed) return false;
    try {
      this.#note(id, gunzipSync(packed, { maxOutputLength: CELL_LIMITS.bytes }), packed.length);
      return true;
    } catch {
      // The machine went down while the file was written.
      return false;
    }
  }

  async add(id: CellId, bytes: Uint8Array): Promise<void> {
    const packed = packCell(bytes);
    const path = this.#pathOf(id);
    // Two runs in one folder must not write into one file.
    const part = `${path}.${process.pid}.part`;
    await writeFile(part, packed);
    await rename(part, path);
    this.#note(id, bytes, packed.length);
  }

  /** Gives all cells their names and replaces the files of an earlier run. */
  async finish(about: About) {
    const cells = this.#cells.toSorted((one, other) =>
      nameOf(one.id) < nameOf(other.id) ? -1 : 1,
    );
    const bytes = cells.reduce((sum, cell) => sum + cell.bytes, 0);
    const version = (await this.#lastVersion(about, cells)) ?? versionOf(about, cells);
    const index: StreetsIndex = { format: 1, version, ...about, bytes };
    const names = new Set(cells.map(({ id }) => cellFileName(index, id)));
    let written = 0;
    for (const cell of cells) {
      const path = join(this.#out, cellFileName(index, cell.id));
      if (existsSync(path) && statSync(path).size === cell.bytes) continue;
      await rename(this.#pathOf(cell.id), path);
      written++;
    }
    await this.#write(licenceFile, licenceNotice);
    await this.#write(indexFile, `${JSON.stringify(index, null, 2)}\n`);
    const old = readdirSync(this.#out).filter((name) => cellName.test(name) && !names.has(name));
    for (const name of old) await rm(join(this.#out, name));
    await rm(this.#work, { recursive: true, force: true });
    return { index, cells: cells.length, written, removed: old.length };
  }

  /**
   * Resolves with the version of the run before, when no cell of that run has changed. A further
   * store adds cells, and visitors keep those that they have.
   */
  async #lastVersion(about: About, cells: readonly CutCell[]): Promise<string | undefined> {
    const index = await readIndex(join(this.#out, indexFile));
    if (!index || !isDeepStrictEqual(aboutOf(index), about)) return undefined;
    for (const { id } of cells) {
      const before = await readFile(join(this.#out, cellFileName(index, id))).catch(
        () => undefined,
      );
      if (before && !before.equals(await readFile(this.#pathOf(id)))) return undefined;
    }
    return index.version;
  }

  async #write(name: string, text: string): Promise<void> {
    const path = join(this.#out, name);
    if (existsSync(path) && readFileSync(path, 'utf8') === text) return;
    await writeWholeFile(path, text);
  }

  #note(id: CellId, unpacked: Uint8Array, bytes: number): void {
    this.#cells.push({ id, hash: hashOf(unpacked), bytes });
  }

  #pathOf(id: CellId): string {
    return join(this.#work, `${nameOf(id)}.gz`);
  }
}

function versionOf(about: About, cells: readonly CutCell[]): string {
  const hash = createHash('sha256').update(JSON.stringify(about));
  for (const cell of cells) hash.update(`${nameOf(cell.id)} ${cell.hash}\n`);
  return hash.digest('hex').slice(0, 10);
}

/** Resolves with undefined when there is no index, or one that this command has not written. */
async function readIndex(path: string): Promise<StreetsIndex | undefined> {
  try {
    const index = JSON.parse(await readFile(path, 'utf8')) as StreetsIndex;
    return index.format === 1 && /^[0-9a-f]+$/.test(index.version) ? index : undefined;
  } catch {
    return undefined;
  }
}

const aboutOf = ({ radiusKm, zoom, mainRoadsZoom, credit }: StreetsIndex): About => ({
  radiusKm,
  zoom,
  mainRoadsZoom,
  credit,
});
const hashOf = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('hex');
const nameOf = ({ z, x, y }: CellId): string => `${z}-${x}-${y}`;
