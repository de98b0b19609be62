import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Connection } from '../api/connection.js';
import { StoreLocatorError } from '../domain/error.js';
import { configuration } from '../page/configuration.js';
import { resolveConnection, type ConnectionAttributes } from '../page/resolve-connection.js';
import { report } from './report.js';
import { Subscription } from './subscription.js';

/** Finds the service from the host's attributes and the page's configuration, and reports setup mistakes once. */
export class ConnectionController implements ReactiveController {
  readonly #host: ReactiveControllerHost & Element & ConnectionAttributes;
  #value: Connection | undefined;
  #problem: StoreLocatorError | undefined;

  constructor(host: ReactiveControllerHost & Element & ConnectionAttributes) {
    this.#host = host;
    new Subscription(host, configuration);
    host.addController(this);
  }

  get value(): Connection | undefined {
    return this.#value;
  }

  /** A setup mistake: for the developer, not for shoppers. */
  get problem(): StoreLocatorError | undefined {
    return this.#problem;
  }

  hostConnected(): void {
    if (document.readyState !== 'loading') return;
    document.addEventListener('DOMContentLoaded', this.#onParsed, { once: true });
  }

  hostDisconnected(): void {
    document.removeEventListener('DOMContentLoaded', this.#onParsed);
  }

  hostUpdate(): void {
    const found = this.#host.hasAttribute('secret-key')
      ? new StoreLocatorError('secret-key', 'secret-key never belongs in a page: revoke it')
      : resolveConnection(this.#host, configuration().values);
    this.#value = this.#problem = undefined;
    if (!(found instanceof StoreLocatorError)) {
      this.#value = found;
    } else if (document.readyState !== 'loading' || found.code === 'secret-key') {
      // While the page is parsed, a script further down may still configure it.
      this.#problem = found;
      report(this.#host, found.message);
    }
  }

  readonly #onParsed = (): void => this.#host.requestUpdate();
}
