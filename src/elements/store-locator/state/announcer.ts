import type { ConnectionController } from '../../../controllers/listing/connection.js';
import { HostStates } from '../../../controllers/host-states.js';
import { reportFailure } from '../../../controllers/reports/report-failure.js';
import { report } from '../../../controllers/reports/report.js';
import type { StoreLocatorError } from '../../../domain/error.js';
import type { ListingState } from '../../../domain/listing-state.js';
import type { ListingStatus } from '../../../domain/listing-status.js';
import { StoreLocatorErrorEvent, StoreLocatorLoadEvent } from '../events.js';
import type { LocatorAttributes } from '../locator-attributes.js';
import type { StoreResults } from './contracts.js';

/** Reports the state of the listing to the page and the developer, each change once. */
export class Announcer {
  readonly #host: LocatorAttributes;
  readonly #connection: ConnectionController;
  readonly #states: HostStates;
  #settled = 0;
  #error: StoreLocatorError | undefined;

  constructor(host: LocatorAttributes, connection: ConnectionController) {
    this.#host = host;
    this.#connection = connection;
    this.#states = new HostStates(host);
  }

  tell(status: ListingStatus, state: ListingState, { all, stores }: StoreResults): void {
    this.#states.show(
      status !== 'idle' && status !== 'ready' && status,
      status === 'ready' && !stores.length && 'empty',
    );
    const { error, settled, failedPages, droppedRecords, notice } = state;
    if (error !== this.#error) {
      this.#error = error;
      if (error) {
        if (this.#host.src) report(this.#host, error.message);
        else reportFailure(this.#host, error, this.#connection);
        this.#host.dispatchEvent(new StoreLocatorErrorEvent({ error }));
      }
    }
    // A new listing has not settled yet, and its count of settled loads is 0.
    if (settled === this.#settled || !(this.#settled = settled)) return;
    if (notice) report(this.#host, notice, 'warn');
    if (droppedRecords) {
      report(this.#host, `${droppedRecords} records left out: no id or name.`, 'warn');
    }
    this.#host.dispatchEvent(
      new StoreLocatorLoadEvent({ stores: all, failedPages, droppedRecords }),
    );
  }
}
