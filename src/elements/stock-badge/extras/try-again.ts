import type { ReactiveController } from '@lit/reactive-element';
import type { StockController } from '../../../controllers/stock/stock.js';
import { canRetry } from '../../../domain/stock/can-retry.js';
import type { StockState } from '../../../domain/stock/stock-state.js';
import type { ExtrasHost } from './extras-host.js';

/**
 * The button that tries again after a failed request. It is beside the age of the answer that is
 * still shown, or else below the fallback.
 */
export class TryAgain implements ReactiveController {
  readonly #host: ExtrasHost;
  readonly #stock: StockController;
  readonly #label: () => string;
  #place: HTMLElement | undefined;
  #button: HTMLButtonElement | undefined;
  /** True while the visitor waits for an answer. */
  #isWanted = false;

  constructor(host: ExtrasHost, stock: StockController, label: () => string) {
    this.#host = host;
    this.#stock = stock;
    this.#label = label;
    host.addController(this);
  }

  hostUpdated(): void {
    const { state } = this.#stock;
    this.#isWanted &&= state?.refreshing === true && !state.isLate;
    const isUnknown = !state?.table || state.isEmpty;
    const isQuiet = isUnknown && this.#host.unknown === 'hide';
    if (!state || isQuiet || !(this.#isWanted || canRetry(state))) {
      this.#leave();
      return;
    }
    const { button, place } = this.#draw();
    button.textContent = this.#label();
    button.setAttribute('aria-disabled', `${this.#isWanted}`);
    const line = this.#lineFor(state);
    if (place.parentNode !== line) line.append(place);
  }

  #lineFor({ checkedAt }: StockState): Element {
    const root = this.#host.shadowRoot as ShadowRoot;
    if (checkedAt !== undefined) return root.querySelector('[part=detail]')!.parentElement!;
    const slot = root.querySelector('slot')!;
    if (slot.parentElement) return slot.parentElement;
    const box = document.createElement('p');
    box.className = 'failed';
    // Screen readers announce the result.
    slot.setAttribute('aria-live', 'polite');
    slot.replaceWith(box);
    box.append(slot);
    return box;
  }

  #draw(): { readonly button: HTMLButtonElement; readonly place: HTMLElement } {
    const place = (this.#place ??= document.createElement('span'));
    if (this.#button) return { button: this.#button, place };
    const button = (this.#button = document.createElement('button'));
    place.className = 'again';
    button.type = 'button';
    button.part.add('button');
    button.addEventListener('click', (event) => {
      // The click is not meant for a card or a link around the button.
      event.stopPropagation();
      event.preventDefault();
      if (this.#isWanted) return;
      this.#isWanted = true;
      this.#stock.refresh(true);
    });
    place.append(button);
    return { button, place };
  }

  #leave(): void {
    if (!this.#place?.isConnected) return;
    const root = this.#host.shadowRoot as ShadowRoot;
    const hadFocus = root.activeElement === this.#button;
    this.#place.remove();
    if (!hadFocus) return;
    const label = root.querySelector<HTMLElement>('[part=label]')!;
    label.tabIndex = -1;
    label.focus({ preventScroll: true });
  }
}
