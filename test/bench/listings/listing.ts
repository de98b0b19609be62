import type { LocationRecord } from '../../../demo/service/location-record.js';

/** A listing that the bench loads. */
export interface Listing {
  readonly name: string;
  readonly stores: number;
  /** where its service is on the demo server */
  readonly path: string;
  /** replaces the invented listing of the service */
  readonly locations?: readonly LocationRecord[] | undefined;
  /** goes into the file that `coordinates-src` names */
  readonly coordinates?: object | undefined;
}
