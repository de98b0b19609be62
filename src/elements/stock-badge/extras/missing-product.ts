import type { ReactiveController } from '@lit/reactive-element';
import { documentWatch } from '../../../controllers/watches/document-watch.js';
import { report } from '../../../controllers/reports/report.js';
import { idOf } from '../id-of.js';
import type { ExtrasHost } from './extras-host.js';

/** The wait in milliseconds for a script that draws the product before it sets the product's id. */
const timeoutMs = 3_000;

/** Reports a badge that has no product. */
export class MissingProduct implements ReactiveController {
  readonly #host: ExtrasHost;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(host: ExtrasHost) {
    this.#host = host;
    host.addController(this);
  }

  hostUpdated(): void {
    const { isConnected, productId } = this.#host;
    if (!isConnected || idOf(productId) || !documentWatch().isReady) this.#stop();
    else this.#timer ??= setTimeout(() => report(this.#host, 'product-id is missing'), timeoutMs);
  }

  hostDisconnected(): void {
    this.#stop();
  }

  hostConnected(): void {
    this.#host.requestUpdate();
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}
