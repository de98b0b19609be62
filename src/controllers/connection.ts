import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { StoreLocatorError } from '../domain/error.js';
import { configuration } from '../page/configuration.js';
import {
  resolveConnection,
  type Connection,
  type ConnectionAttributes,
} from '../page/resolve-connection.js';
import { documentWatch } from './document-watch.js';
import { report } from './report.js';
import { watch } from './watch.js';

type Host = ReactiveControllerHost &
  Element &
  ConnectionAttributes & {
    /** A snapshot that the service is not needed beside. */
    readonly src?: string | undefined;
  };

/** Finds the service from the host's attributes and the page's configuration, and reports setup mistakes once. */
export class ConnectionController implements ReactiveController {
  readonly #host: Host;
  #value: Connection | undefined;
  #problem: StoreLocatorError | undefined;

  constructor(host: Host) {
    this.#host = host;
    watch(host, configuration);
    watch(host, documentWatch);
    host.addController(this);
  }

  get value(): Connection | undefined {
    return this.#value;
  }

  /** A setup mistake: for the developer, not for shoppers. */
  get problem(): StoreLocatorError | undefined {
    return this.#problem;
  }

  hostUpdate(): void {
    const found = this.#host.hasAttribute('secret-key')
      ? new StoreLocatorError('secret-key', 'secret-key never belongs in a page: revoke it')
      : resolveConnection(this.#host, configuration().values);
    this.#value = this.#problem = undefined;
    if (!(found instanceof StoreLocatorError)) {
      this.#value = found;
    } else if (
      found.code === 'secret-key' ||
      // Until then, a script further down may still configure the page.
      (!this.#host.src && documentWatch().isReady)
    ) {
      this.#problem = found;
      report(this.#host, found.message);
    }
  }
}
