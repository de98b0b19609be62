import type { ConnectionController } from '../../../controllers/listing/connection.js';
import type { LocatorActions, LocatorState } from '../state/contracts.js';

/**
 * The options that the element passes to `FeatureSet`. `FeatureSet` marks pins itself, so `mark` is
 * left out.
 */
export interface FeatureOptions extends Omit<LocatorActions, 'mark'> {
  readonly view: () => LocatorState;
  readonly connection: ConnectionController;
  /** Returns the scrolling element that holds the rows. */
  readonly scroller: () => Element | null | undefined;
}
