import type { Store } from '../domain/store/store.js';
import { count } from './count.js';
import type { RowNote } from './table/row-note.js';

/** The data by which a merchant finds a store in their own files. */
export interface ReportedStore {
  readonly id: number;
  readonly name: string;
  readonly address: string;
  /** Distance in kilometres from the gazetteer's position, for a point that is too far away. */
  readonly farKm?: number | undefined;
}

/** The records of a listing, or the rows and cells of a table, that a snapshot leaves out. */
export interface SnapshotTrouble {
  /** Records of the listing that could not be read, or rows of the table that were left out. */
  readonly droppedRecords: number;
  /** The rows of a table that were left out, and the cells that were not used. */
  readonly rows?: readonly RowNote[];
}

/** The result of a snapshot run. `--report` writes it as JSON. */
export interface SnapshotReport extends SnapshotTrouble {
  readonly stores: number;
  /** The number of positions by precision. */
  readonly precisions: Readonly<Record<string, number>>;
  /** Stores without any known position. */
  readonly unplaced: readonly ReportedStore[];
  /** Stores whose geocoded point is too far from their postal code or town, and is not used. */
  readonly refused: readonly ReportedStore[];
  /**
   * Stores whose own coordinates are too far from their postal code or town, but are still used.
   */
  readonly doubtful: readonly ReportedStore[];
  /** Stores with an address that the geocoder does not know. */
  readonly notFound: readonly ReportedStore[];
  /** Stores for which the geocoder gave no usable answer. The next run asks again. */
  readonly failed: readonly ReportedStore[];
  /**
   * Stores whose request was under way when an earlier run was killed. It may have cost money, but
   * no answer arrived.
   */
  readonly unanswered: readonly ReportedStore[];
}

export const reported = (
  { id, name, address, zip, city, country }: Store,
  farMeters?: number,
): ReportedStore => ({
  id,
  name,
  address: [address, `${zip} ${city}`.trim(), country].filter(Boolean).join(', '),
  ...(farMeters !== undefined && { farKm: Math.round(farMeters / 1_000) }),
});

const mostNamed = 10;

/** Returns the report as lines of text for a person. */
export function reportText(report: SnapshotReport): string {
  const { stores, precisions, droppedRecords, rows } = report;
  const parts = Object.entries(precisions).map(([precision, number]) => `${number} ${precision}`);
  return [
    `${count(stores, 'store')}: ${[...parts, `${report.unplaced.length} without a position`].join(', ')}`,
    ...(droppedRecords
      ? [
          rows
            ? `${count(droppedRecords, 'row')} left out`
            : `${count(droppedRecords, 'record')} of the listing could not be read`,
        ]
      : []),
    ...section('Without a position', report.unplaced),
    ...section('Geocoded too far from postal code and town, so not used', report.refused),
    ...section("The listing's own coordinates are far from postal code and town", report.doubtful),
    ...section('Not known to the geocoder', report.notFound),
    ...section('Without a usable answer; run again to ask again', report.failed),
    ...section(
      'Asked when a run was killed; not asked again, as it may cost twice: --ask-again does',
      report.unanswered,
    ),
    '',
  ].join('\n');
}

function section(title: string, stores: readonly ReportedStore[]): string[] {
  if (!stores.length) return [];
  const lines = stores
    .slice(0, mostNamed)
    .map(
      ({ id, name, address, farKm }) =>
        `  ${id} ${name}: ${address}${farKm === undefined ? '' : ` (${farKm} km)`}`,
    );
  const more = stores.length - lines.length;
  return [`${title} (${stores.length}):`, ...lines, ...(more ? [`  … and ${more} more`] : [])];
}
