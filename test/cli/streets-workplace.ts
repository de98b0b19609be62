import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { readCell } from '../../src/streets/read-cell.js';
import type { StreetCell, StreetsIndex } from '../../src/streets/street-cell.js';
import { Workplace } from './workplace.js';

export const paris = 'test/fixtures/streets/paris';
export const monaco = 'test/fixtures/streets/monaco.pmtiles';

/** In the middle of cell 14/8298/5634, near Montmartre. */
export const montmartre = { lat: 48.8864, lng: 2.3401, precision: 'exact' };
export const casino = { lat: 43.7396, lng: 7.4287, precision: 'address' };

type MadeStore = Readonly<Record<string, string | number>>;

/** A folder with stores and an output, and the command in it. */
export class StreetsWorkplace extends Workplace {
  readonly out = join(this.folder, 'streets');

  streets(stores: readonly MadeStore[], ...args: readonly string[]) {
    return this.run(this.streetsArguments(stores, ...args));
  }

  streetsArguments(stores: readonly MadeStore[], ...args: readonly string[]): string[] {
    const numbered = stores.map((store, index) => ({
      id: index + 1,
      fingerprint: '0-0',
      ...store,
    }));
    const generatedAt = '2026-01-01T00:00:00Z';
    writeFileSync(this.file, JSON.stringify({ version: 1, generatedAt, stores: numbered }));
    return ['streets', '--stores', this.file, '--out', this.out, ...args];
  }

  /** Writes a tile into a folder of tiles. Returns the folder. */
  tileFolder(tiles: Readonly<Record<string, Uint8Array>>): string {
    const folder = join(this.folder, 'tiles');
    for (const [name, bytes] of Object.entries(tiles)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), bytes);
    }
    return folder;
  }

  get hasIndex(): boolean {
    return existsSync(join(this.out, 'streets.json'));
  }

  get index(): StreetsIndex {
    return JSON.parse(readFileSync(join(this.out, 'streets.json'), 'utf8')) as StreetsIndex;
  }

  rewriteIndex(change: Partial<StreetsIndex>): void {
    writeFileSync(join(this.out, 'streets.json'), JSON.stringify({ ...this.index, ...change }));
  }

  /** The files of the output, by name. */
  files(leftOut: readonly string[] = []): Record<string, string> {
    const names = readdirSync(this.out)
      .filter((name) => !leftOut.includes(name))
      .sort();
    return Object.fromEntries(
      names.map((name) => [name, readFileSync(join(this.out, name)).toString('base64')]),
    );
  }

  /** The packed cells, by `z/x/y`. */
  cells(): Map<string, Uint8Array> {
    return new Map(
      readdirSync(this.out).flatMap((name) => {
        const found = /^streets-\w+-(\d+)-(\d+)-(\d+)\.wasm$/.exec(name);
        return found
          ? [[found.slice(1).join('/'), readFileSync(join(this.out, name))] as const]
          : [];
      }),
    );
  }

  cell(name: string): StreetCell {
    return readCell(gunzipSync(this.cells().get(name)!));
  }
}
