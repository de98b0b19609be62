import { addressFingerprint } from '../domain/store/address-fingerprint.js';
import type { Position } from '../domain/store/store.js';
import type { Geocoder } from './geocoders/geocoder.js';
import { choosePosition } from './choose-position.js';
import { Outcome, type GeocodingState } from './geocoding-state.js';
import {
  reported,
  type ReportedStore,
  type SnapshotReport,
  type SnapshotTrouble,
} from './snapshot-report.js';
import { snapshotEntry, type SnapshotEntry, type StoreRecord } from './snapshot-entry.js';

export interface PlaceOptions {
  /** Positions in the gazetteer by store id, also for stores that have coordinates. */
  readonly gazetteer: ReadonlyMap<number, Position>;
  /** The state and the geocoder are both undefined when no geocoder is used. */
  readonly state: GeocodingState | undefined;
  readonly geocoder: Geocoder | undefined;
  readonly marginMeters: number;
}

/**
 * Gives each record its best known position, and reports stores whose position is missing or
 * doubtful.
 */
export function placeRecords(
  records: readonly StoreRecord[],
  { gazetteer, state, geocoder, marginMeters }: PlaceOptions,
): { entries: SnapshotEntry[]; report: Omit<SnapshotReport, keyof SnapshotTrouble> } {
  const precisions = { exact: 0, address: 0, postcode: 0, city: 0 };
  const unplaced: ReportedStore[] = [];
  const refused: ReportedStore[] = [];
  const doubtful: ReportedStore[] = [];
  const answers: Record<Exclude<Outcome, 'found'>, ReportedStore[]> = {
    none: [],
    failed: [],
    asked: [],
  };

  const entries = records.map(({ fields, store, details }) => {
    const fingerprint = addressFingerprint(store);
    const own = store.position;
    const geocoded = state?.position(fingerprint);
    const { position, farMeters } = choosePosition(
      { own, geocoded, gazetteer: gazetteer.get(store.id) },
      marginMeters,
    );
    if (farMeters !== undefined) (own ? doubtful : refused).push(reported(store, farMeters));
    if (!position) unplaced.push(reported(store));
    else precisions[position.precision]++;
    const outcome = geocoder && state?.outcome(fingerprint, geocoder.name);
    if (outcome && outcome !== Outcome.Found && !own && !geocoded)
      answers[outcome].push(reported(store));
    return snapshotEntry({ fields, store, details }, position);
  });
  const { none: notFound, failed, asked: unanswered } = answers;
  const stores = entries.length;
  return {
    entries,
    report: { stores, precisions, unplaced, refused, doubtful, notFound, failed, unanswered },
  };
}
