import type { ReactiveController } from '@lit/reactive-element';
import type { SideHost } from './side-host.js';

const isCut = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: Element): boolean =>
  scrollWidth > clientWidth || scrollHeight > clientHeight + 1;

/**
 * Shows what the badge's room cuts short: to a mouse that rests on it, and below one another when it is pressed. Screen
 * readers have it anyhow.
 */
export class WholeText implements ReactiveController {
  readonly #host: SideHost;
  #text: HTMLElement | undefined;

  constructor(host: SideHost) {
    this.#host = host;
    host.addController(this);
  }

  hostUpdated(): void {
    if (this.#text) return;
    const label = this.#host.shadowRoot?.querySelector<HTMLElement>('[part=label]');
    const text = label?.parentElement;
    if (!text) return;
    this.#text = text;
    text.addEventListener('pointerenter', () => this.#offer(text));
    text.addEventListener('click', (event) => {
      // A button, and a card or a label around the badge, are for something else.
      if (event.composedPath().some((node) => node instanceof HTMLButtonElement)) return;
      if (this.#host.closest('a, button, label, summary')) return;
      this.#offer(text);
      text.classList.toggle('whole', text.classList.contains('cut') && !isWhole(text));
    });
  }

  #offer(text: HTMLElement): void {
    const parts = [...text.querySelectorAll<HTMLElement>('[part=label], [part=detail]')];
    const cut = isWhole(text) || isCut(text) || parts.some(isCut);
    text.classList.toggle('cut', cut);
    text.title =
      cut && !isWhole(text) ? parts.map(({ textContent }) => textContent).join(' · ') : '';
  }
}

const isWhole = (text: Element): boolean => text.classList.contains('whole');
