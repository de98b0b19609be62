import { count } from '../count.js';
import type { StorePoints } from './read-stores.js';

/** The kilobytes of a packed cell: one of a light town, and one of a dense city. */
const kilobytesOfCell = [4, 14] as const;

/** The stores at their address, by what the tiles have for them. */
export interface StreetsCover {
  /** The number of stores in a cell that was cut. */
  readonly covered: number;
  /** The tiles that were read, as the options name them. */
  readonly tiles: readonly string[];
}

/**
 * Tells which stores have streets, and how the others get them.
 * @param cover undefined before a tile is read
 */
export function storesText(points: StorePoints, cover?: StreetsCover): string {
  const { atAddress, near, beyondMap, withoutPoint } = points;
  const { length: known } = near;
  const lines = [
    ...atAddressLines(atAddress.length, cover),
    known > 0 &&
      `${count(known, 'store')} known by postal code or town alone: main roads, since streets around a guessed point would be wrong`,
    beyondMap > 0 &&
      `${count(beyondMap, 'store')} beyond 85.05° north or south, where the map ends: nothing`,
    withoutPoint > 0 && `${count(withoutPoint, 'store')} without a position: nothing`,
    known + withoutPoint > 0 && howToPlace,
  ];
  return `${lines.filter(Boolean).join('\n')}\n`;
}

function atAddressLines(stores: number, cover: StreetsCover | undefined): readonly string[] {
  const at = (number: number) =>
    `${count(number, 'store')} at ${number === 1 ? 'its' : 'their'} address`;
  if (!cover) return [at(stores)];
  const without = stores - cover.covered;
  const lines = cover.covered > 0 || without === 0 ? [`${at(cover.covered)}: with streets`] : [];
  if (without === 0) return lines;
  const them = without === 1 ? ['it', 'its'] : ['them', 'their'];
  return [
    ...lines,
    `${at(without)}, but no tile of ${cover.tiles.join(', ')} covers ${them[0]}: add an archive of ${them[1]} country`,
  ];
}

const howToPlace =
  'To give them positions, run store-locator snapshot with a --geocoder (us-census is free),\nor from a --csv with the columns lat and lng. Then run this command again.';

/** An estimate of the run's result, before a tile is read. */
export function estimateText(streets: number, mainRoads: number): string {
  const [least, most] = kilobytesOfCell.map((kilobytes) =>
    sizeText((streets + mainRoads) * kilobytes * 1_024),
  );
  return `${count(streets, 'cell')} with streets and ${count(mainRoads, 'cell')} with main roads: ${least} to ${most}, one tile read for each\n`;
}

export const sizeText = (bytes: number): string =>
  bytes < 1_024 * 1_024
    ? `${Math.ceil(bytes / 1_024)} KB`
    : `${(bytes / 1_024 / 1_024).toFixed(1)} MB`;
