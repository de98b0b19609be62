import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Store } from '../../domain/store/store.js';
import { knownStores, noStores } from '../../page/listing/known-stores.js';
import { readListings } from '../../page/listing/read-listings.js';
import type { ConnectionController } from './connection.js';
import { watch } from '../watches/watch.js';

/** The merchant's stores that are known without a request. Only optional texts use them. */
export class KnownStores implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #connection: ConnectionController;
  #of: string | undefined;
  #known = noStores;
  #isSettled = false;

  constructor(host: ReactiveControllerHost & Element, connection: ConnectionController) {
    this.#host = host;
    this.#connection = connection;
    watch(host, readListings, () => this.#read());
    host.addController(this);
  }

  get value(): readonly Store[] {
    return this.#known;
  }

  /** True when it has been found out whether the stores are known. */
  get isSettled(): boolean {
    return this.#isSettled;
  }

  hostUpdate(): void {
    const { value } = this.#connection;
    const of = value && `${value.baseUrl}|${value.publicKey}`;
    if (of === this.#of) return;
    this.#of = of;
    this.#known = noStores;
    this.#isSettled = false;
    this.#read();
  }

  /**
   * Notes that the listing has been read on this page.
   * @param src the snapshot that the listing was read from; undefined for the service
   */
  tell(src: string | undefined): void {
    const { value } = this.#connection;
    if (value) readListings().tell(value, src);
  }

  #read(): void {
    const { value } = this.#connection;
    const of = this.#of;
    if (!value) return;
    void knownStores(value).then((known) => {
      if (of !== this.#of) return;
      this.#isSettled = true;
      if (known.length) this.#known = known;
      // Without stores too: nobody has to wait for this listing any more.
      this.#host.requestUpdate();
    });
  }
}
