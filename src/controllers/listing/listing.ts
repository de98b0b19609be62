import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { ListingState } from '../../domain/listing-state.js';
import type { Listing } from '../../page/listing/listing.js';
import { listingOf } from '../../page/listing/listing-of.js';
import type { ConnectionController } from './connection.js';
import { LastingTask } from '../loading/lasting-task.js';
import { retryWatch } from '../watches/retry-watch.js';
import { subscribeUntilSettled } from '../loading/subscribe-until-settled.js';
import { watch } from '../watches/watch.js';

const idle: ListingState = {
  status: 'idle',
  stores: [],
  failedPages: [],
  droppedRecords: 0,
  error: undefined,
  refreshFailed: false,
  waiting: false,
  late: false,
  settled: 0,
};

/**
 * The least time between two updates of the host after the first page, in milliseconds.
 *
 * Pages may arrive every few milliseconds. A slow phone takes a tenth of this time to show some of
 * them, and reads the next ones in the rest.
 */
const betweenPagesMs = 800;

/**
 * The host's view of the merchant's listing. It shows the first page at once and later pages in
 * steps that leave frames free.
 */
export class ListingController implements ReactiveController {
  readonly #host: ReactiveControllerHost & Element;
  #listing: Listing | undefined;
  #state = idle;
  /** The listing that `#state` belongs to. */
  #shown: Listing | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @param wanted whether the listing may be read already */
  constructor(
    host: ReactiveControllerHost & Element & { readonly src?: string | undefined },
    connection: ConnectionController,
    wanted: () => boolean,
  ) {
    this.#host = host;
    new LastingTask(
      host,
      () => [wanted() && !connection.problem ? listingOf(connection.value, host.src) : undefined],
      async ([listing], signal) => {
        this.#listing = listing;
        if (listing) await subscribeUntilSettled(listing, signal, () => this.#onChange());
      },
      // The listing goes on after its first reading, until the host leaves.
      true,
    );
    watch(host, retryWatch, () => {
      if (this.#lacksNetwork) this.refresh();
    });
    host.addController(this);
  }

  /** True when the listing has failed because the network did not answer. */
  get #lacksNetwork(): boolean {
    const { code } = this.#listing?.state.error ?? {};
    return code === 'network' || code === 'timeout';
  }

  get state(): ListingState {
    return this.#state;
  }

  refresh(): void {
    // An element out of the page would never end a reading that it begins.
    if (this.#host.isConnected) this.#listing?.refresh();
  }

  hostUpdate(): void {
    if (this.#timer !== undefined) return;
    this.#shown = this.#host.isConnected ? this.#listing : undefined;
    this.#state = this.#shown?.state ?? idle;
  }

  hostDisconnected(): void {
    this.#wake();
  }

  #onChange(): void {
    const listing = this.#listing;
    const update = (): void => {
      this.#wake();
      this.#host.requestUpdate();
    };
    // The list of all stores is built anew for each page, so `listing.state` is not read here.
    if (listing?.status === 'loading' && listing === this.#shown && this.#state.stores.length)
      this.#timer ??= setTimeout(update, betweenPagesMs);
    else update();
  }

  #wake(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}
