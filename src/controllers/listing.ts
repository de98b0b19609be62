import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { ListingState } from '../domain/listing-state.js';
import type { Listing } from '../page/listing.js';
import { listingOf } from '../page/listing-of.js';
import type { ConnectionController } from './connection.js';
import { Subscription } from './subscription.js';

const idle: ListingState = {
  status: 'idle',
  stores: [],
  failedPages: [],
  droppedRecords: 0,
  error: undefined,
  refreshFailed: false,
  waiting: false,
  settled: 0,
};

/** Pages may arrive every few milliseconds; after the first they are shown this often at most. */
const betweenPagesMs = 400;
/** A slow device is given so many times what showing some took it to read the next ones, but shows them this often. */
const timesUpdate = 10;
const mostBetweenPagesMs = 1000;

/** The host's view of the merchant's listing: the first page at once, the next ones in steps that leave frames free. */
export class ListingController implements ReactiveController {
  readonly #host: ReactiveControllerHost & Element;
  readonly #subscription: Subscription<Listing>;
  #state = idle;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** How long the last update took that showed more. */
  #updateMs = 0;

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
    host.addController(this);
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
    const next = this.#subscription.current?.state ?? idle;
    if (next.stores !== this.#state.stores) {
      const begunAt = performance.now();
      queueMicrotask(() => (this.#updateMs = performance.now() - begunAt));
    }
    this.#state = next;
  }

  hostDisconnected(): void {
    this.#wake();
  }

  #onChange(): void {
    const { status, stores } = this.#subscription.current?.state ?? idle;
    const update = (): void => {
      this.#wake();
      this.#host.requestUpdate();
    };
    const restMs = Math.min(timesUpdate * this.#updateMs, mostBetweenPagesMs);
    if (status === 'loading' && stores.length && this.#state.stores.length)
      this.#timer ??= setTimeout(update, Math.max(restMs, betweenPagesMs));
    else update();
  }

  #wake(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}
