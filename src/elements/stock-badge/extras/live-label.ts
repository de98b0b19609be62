import type { ReactiveController } from '@lit/reactive-element';
import { idOf } from '../id-of.js';
import type { ExtrasHost } from './extras-host.js';

/**
 * Lets screen readers announce changes of the label, once the visitor has acted on the badge or
 * chosen another variant of its product.
 *
 * The first answer is not announced. In a grid only such badges announce a chosen store, although
 * it applies to all of them.
 */
export class LiveLabel implements ReactiveController {
  readonly #host: ExtrasHost;
  #variantId: string | undefined;
  #label: Element | undefined;

  constructor(host: ExtrasHost) {
    this.#host = host;
    host.addController(this);
  }

  /** Compares the variants before the label is written. */
  hostUpdate(): void {
    const variantId = idOf(this.#host.variantId ?? '');
    if (this.#label?.textContent && variantId !== this.#variantId) this.#tell();
    this.#variantId = variantId;
  }

  hostUpdated(): void {
    if (this.#label) return;
    const root = this.#host.shadowRoot;
    this.#label = root?.querySelector('[part=label]') ?? undefined;
    for (const type of ['focusin', 'pointerdown']) root?.addEventListener(type, this.#tell);
  }

  readonly #tell = (): void => this.#label?.setAttribute('aria-live', 'polite');
}
