import type { Store } from '../domain/store/store.js';
import { count } from './count.js';
import type { RowNote } from './table/row-note.js';

/** A store by what finds it in the merchant's own files. */
export interface ReportedStore {
  readonly id: number;
  readonly name: string;
  readonly address: string;
  /** Of a point that lies too far off. */
  readonly farKm?: number | undefined;
}

/** The records of a listing, or the rows and cells of a table, that a snapshot leaves out. */
export interface SnapshotTrouble {
  /** Records of the listing that could not be read, or rows of the table that were left out. */
  readonly droppedRecords: number;
  /** Of a table: rows that were left out, and cells that were not used. */
  readonly rows?: readonly RowNote[];
}

/** What became of a snapshot; `--report` writes it as JSON. */
export interface SnapshotReport extends SnapshotTrouble {
  readonly stores: number;
  /** How many positions there are of each precision. */
  readonly precisions: Readonly<Record<string, number>>;
  /** Nothing is known of where they are. */
  readonly unplaced: readonly ReportedStore[];
  /** The geocoder's point is too far from their postal code or town, and not used. */
  readonly refused: readonly ReportedStore[];
  /** The listing's own coordinates are too far from their postal code or town, and used all the same. */
  readonly doubtful: readonly ReportedStore[];
  /** The geocoder knows no such address. */
  readonly notFound: readonly ReportedStore[];
  /** There was no usable answer; the next run asks again. */
  readonly failed: readonly ReportedStore[];
  /** Asked when an earlier run was killed: the answer may have been paid for, but never came. */
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

/** The report as lines for a person. */
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
