import type { ConnectionController } from '../../../controllers/connection.js';
import type { LocatorActions, LocatorState } from '../state/contracts.js';

/** The element gives this to the set of features, which marks pins itself. */
export interface FeatureOptions extends Omit<LocatorActions, 'mark'> {
  readonly view: () => LocatorState;
  readonly connection: ConnectionController;
  /** Holds the rows. */
  readonly scroller: () => Element | null | undefined;
}
