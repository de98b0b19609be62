import type { ReactiveController, ReactiveControllerHost, ReactiveElement } from 'lit';
import { StoreLocatorError } from '../../domain/error.js';
import { configuration } from '../../page/configuration.js';
import {
  resolveConnection,
  type Connection,
  type ConnectionAttributes,
} from '../../page/resolve-connection.js';
import { documentWatch } from '../watches/document-watch.js';
import { report } from '../reports/report.js';
import { watch } from '../watches/watch.js';

type Host = ReactiveControllerHost &
  Element &
  ConnectionAttributes & {
    /** The address of a snapshot. Beside a snapshot the service is not needed. */
    readonly src?: string | undefined;
  };

/**
 * Resolves the connection to the service from the host's attributes and the page's configuration,
 * and reports setup mistakes once.
 */
export class ConnectionController implements ReactiveController {
  readonly #host: Host;
  /** The connection to the service; undefined while it is not known. */
  value: Connection | undefined;
  /** A setup mistake. It is meant for the developer, not for shoppers. */
  problem: StoreLocatorError | undefined;

  constructor(host: Host) {
    this.#host = host;
    watch(host, configuration);
    watch(host, documentWatch);
    host.addController(this);
  }

  hostUpdate(): void {
    const found = resolveConnection(this.#own, configuration().values);
    this.value = this.problem = undefined;
    if (!(found instanceof StoreLocatorError)) {
      this.value = found;
    } else if (
      found.code === 'secret-key' ||
      // Until the document is ready, a script further down may still configure the page.
      (!this.#host.src && documentWatch().isReady)
    ) {
      this.problem = found;
      report(this.#host, found.message);
    }
  }

  /** All properties of the host, because a secret key may stand in any of them. */
  get #own(): ConnectionAttributes {
    const host = this.#host as Host & Record<PropertyKey, unknown>;
    const names = Object.keys((host.constructor as typeof ReactiveElement).properties);
    const isNamed = host.hasAttribute('secret-key');
    return Object.fromEntries([
      ...names.map((name) => [name, host[name]]),
      ...(isNamed ? [['secretKey', '']] : []),
    ]) as ConnectionAttributes;
  }
}
