import type { LocationRecord } from '../../../demo/service/location-record.js';

/** A location as a listing has it, and where it is when that is known. */
export type PlacedRecord = LocationRecord & { readonly lat?: number; readonly lng?: number };

/** A listing that the bench loads. */
export interface Listing {
  readonly name: string;
  readonly stores: number;
  /** where its service is on the demo server */
  readonly path: string;
  /** replaces the invented listing of the service */
  readonly locations?: readonly LocationRecord[] | undefined;
  /**
   * the file that `coordinates-src` names; without it positions are the stores' or the gazetteer's
   */
  readonly coordinates?: object | undefined;
  /** for its snapshot */
  readonly records: () => readonly PlacedRecord[];
}
