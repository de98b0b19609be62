import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { ListingState } from '../domain/listing-state.js';
import type { Listing } from '../page/listing.js';
import { listingOf } from '../page/listing-of.js';
import type { ConnectionController } from './connection.js';
import { onlineWatch } from './online-watch.js';
import { Subscription } from './subscription.js';

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
 * Pages may arrive every few milliseconds; after the first they are shown this often at most: a slow phone, which takes a
 * tenth of that to show some, has the rest to read the next ones.
 */
const betweenPagesMs = 800;

/** The host's view of the merchant's listing: the first page at once, the next ones in steps that leave frames free. */
export class ListingController implements ReactiveController {
  readonly #host: ReactiveControllerHost & Element;
  readonly #subscription: Subscription<Listing>;
  #state = idle;
  /** Whose state that is. */
  #shown: Listing | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @param wanted whether the listing is to be read by now */
  constructor(
    host: ReactiveControllerHost & Element & { readonly src?: string | undefined },
    connection: ConnectionController,
    wanted: () => boolean,
  ) {
    this.#host = host;
    this.#subscription = new Subscription(
      host,
      () => (wanted() && !connection.problem ? listingOf(connection.value, host.src) : undefined),
      () => this.#onChange(),
    );
    new Subscription(
      host,
      () => (this.#lacksNetwork ? onlineWatch() : undefined),
      () => {
        if (this.#lacksNetwork) this.refresh();
      },
    );
    host.addController(this);
  }

  /** Not once another element reads it again. */
  get #lacksNetwork(): boolean {
    const { code } = this.#subscription.current?.state.error ?? {};
    return code === 'network' || code === 'timeout';
  }

  get state(): ListingState {
    return this.#state;
  }

  refresh(): void {
    // Nobody would end what an element out of the page begins.
    if (this.#host.isConnected) this.#subscription.current?.refresh();
  }

  hostUpdate(): void {
    if (this.#timer !== undefined) return;
    this.#shown = this.#subscription.current;
    this.#state = this.#shown?.state ?? idle;
  }

  hostDisconnected(): void {
    this.#wake();
  }

  #onChange(): void {
    const listing = this.#subscription.current;
    const update = (): void => {
      this.#wake();
      this.#host.requestUpdate();
    };
    // The list of all stores, which is made anew for each page, is not asked for.
    if (listing?.status === 'loading' && listing === this.#shown && this.#state.stores.length)
      this.#timer ??= setTimeout(update, betweenPagesMs);
    else update();
  }

  #wake(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}
