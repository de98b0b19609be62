import type { CellId } from '../../streets/street-cell.js';

/** Vector tiles in an archive, in a folder or on a server. */
export interface TileSource {
  /** The path or the address. */
  readonly name: string;
  /** Changes when the tiles do, as far as this is known without reading them. */
  readonly identity: string;
  /** The lowest and the highest zoom; undefined where only asking for a tile tells. */
  readonly zooms: { readonly least: number; readonly most: number } | undefined;
  /** True when a server has answered 403, as some do for a missing tile and for a wrong key. */
  readonly isForbidden?: () => boolean;
  /** Must be called when no more tiles are read. */
  readonly close?: () => Promise<void>;
  /**
   * Resolves with the unpacked bytes of a tile; undefined when there is none.
   * @throws {CommandError} when it cannot be read
   */
  readonly tile: (id: CellId) => Promise<Uint8Array | undefined>;
}
