import { readFile } from 'node:fs/promises';
import { snapshotPosition } from '../../domain/store/snapshot-position.js';
import { Precision, type LatLng, type Position } from '../../domain/store/store.js';
import { CommandError } from '../command-error.js';
import { ExitCode } from '../exit-code.js';
import { ownCells } from './own-cells.js';

/** The positions of stores, by what they are good for. */
export interface StorePoints {
  /** Points of stores that are at their address, so that streets around them are true. */
  readonly atAddress: readonly LatLng[];
  /** Points of stores that are somewhere near, in their postal code or town. */
  readonly near: readonly LatLng[];
  /** The number of stores north or south of the map's ends. */
  readonly beyondMap: number;
  /** The number of stores without a point. */
  readonly withoutPoint: number;
}

/**
 * Reads the stores of a snapshot (`snapshot.schema.json`), with the positions that a page reads.
 * @throws {CommandError} 'Listing' when the file is none
 */
export async function readStores(path: string): Promise<StorePoints> {
  const stores = storesIn(await readFile(path, 'utf8'), path);
  const positions = stores.flatMap((store) => snapshotPosition(store) ?? []);
  const points = positions.filter((position) => ownCells(position, 0).length > 0);
  const isAtAddress = ({ precision }: Position) =>
    precision === Precision.Exact || precision === Precision.Address;
  return {
    atAddress: points.filter(isAtAddress),
    near: points.filter((point) => !isAtAddress(point)),
    beyondMap: positions.length - points.length,
    withoutPoint: stores.length - positions.length,
  };
}

type Fields = Readonly<Record<string, unknown>>;

function storesIn(text: string, path: string): readonly Fields[] {
  const wrong = () =>
    new CommandError(
      ExitCode.Listing,
      `${path} is no file of stores: give the one that store-locator snapshot wrote`,
    );
  let json: unknown;
  try {
    // Editors of some systems begin a file with a mark of its encoding.
    json = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    throw wrong();
  }
  const stores = (json as Fields | null)?.['stores'];
  if (!Array.isArray(stores)) throw wrong();
  return stores.filter((one): one is Fields => typeof one === 'object' && one !== null);
}
