import type { ReactiveController } from '@lit/reactive-element';
import { detailIn, fitLabel, isCut, isWhole, leaveLabel } from './fit-label.js';
import type { ExtrasHost } from './extras-host.js';

/** Puts the words after the first clause into an element of their own. */
function partClauses(detail: Element): void {
  const { firstChild: words, childElementCount } = detail;
  const at = words?.textContent?.search(/\s?[;\u061b]/) ?? -1;
  if (childElementCount || !(words instanceof Text) || at < 0) return;
  const rest = document.createElement('span');
  rest.className = 'rest';
  rest.append(words.splitText(at));
  detail.append(rest);
}

/**
 * Shows texts that the badge's room cuts short: to a mouse that rests on them, and below one
 * another when they are pressed. Screen readers read the whole text in any case.
 */
export class WholeText implements ReactiveController {
  readonly #host: ExtrasHost;
  #text: HTMLElement | undefined;
  #label: Element | undefined;
  #said = '';

  constructor(host: ExtrasHost) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    if (this.#label) fitLabel(this.#label);
  }

  hostDisconnected(): void {
    if (this.#label) leaveLabel(this.#label);
  }

  hostUpdated(): void {
    if (!this.#text) this.#attach();
    const detail = this.#text && detailIn(this.#text);
    if (detail) partClauses(detail);
    const said = `${this.#label?.textContent}|${detail?.textContent}`;
    if (!this.#label || said === this.#said) return;
    this.#said = said;
    fitLabel(this.#label);
  }

  #attach(): void {
    const label = this.#host.shadowRoot?.querySelector<HTMLElement>('[part=label]');
    const text = label?.parentElement;
    if (!text) return;
    this.#text = text;
    this.#label = label;
    text.addEventListener('pointerenter', () => this.#offer(text));
    text.addEventListener('click', (event) => {
      // A click on a button, or inside a card or a label around the badge, has another purpose.
      if (event.composedPath().some((node) => node instanceof HTMLButtonElement)) return;
      if (this.#host.closest('a, button, label, summary')) return;
      this.#offer(text);
      text.classList.toggle('whole', text.classList.contains('cut') && !isWhole(text));
    });
  }

  #offer(text: HTMLElement): void {
    const parts = [...text.querySelectorAll<HTMLElement>('[part=label], [part=detail]')];
    const isShort = text.classList.contains('short');
    const cut = isWhole(text) || isShort || isCut(text) || parts.some(isCut);
    text.classList.toggle('cut', cut);
    text.title =
      cut && !isWhole(text) ? parts.map(({ textContent }) => textContent).join(' · ') : '';
  }
}
