import { DetailEvent } from '../detail-event.js';

interface PositionsFields {
  readonly placed: number;
  readonly unplaced: number;
}

/** When positions have settled: how many stores have one. */
export class StoreLocatorPositionsEvent extends DetailEvent<PositionsFields> {
  declare readonly placed: number;
  declare readonly unplaced: number;

  constructor(fields: PositionsFields) {
    super('store-locator-positions', fields);
  }
}

declare global {
  interface HTMLElementEventMap {
    'store-locator-positions': StoreLocatorPositionsEvent;
  }
}
