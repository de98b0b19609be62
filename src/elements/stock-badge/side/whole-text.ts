import type { ReactiveController } from '@lit/reactive-element';
import type { SideHost } from './side-host.js';

const isCut = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: Element): boolean =>
  scrollWidth > clientWidth || scrollHeight > clientHeight + 1;

const detailIn = (text: Element): Element | null => text.querySelector('[part=detail]');

/**
 * Of all badges: tells those whose label takes two of the three lines, and those where what stands below does not fit as
 * a whole. All are read, then all are written to, and so on: a page of them is laid out once more, not each in turn.
 */
const labels = new ResizeObserver((entries) => {
  const texts = entries.flatMap(({ target, contentRect }) => {
    const text = target.parentElement;
    if (!text || isWhole(text)) return [];
    return { text, isTwo: contentRect.height > text.clientHeight / 2 };
  });
  for (const { text, isTwo } of texts) {
    text.classList.toggle('two', isTwo);
    text.classList.remove('short');
  }
  const cut = texts.filter(({ text }) => {
    const detail = detailIn(text);
    return detail && isCut(detail);
  });
  for (const { text } of cut) text.classList.add('short');
});

/** Puts what follows the first clause in a part of its own. */
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
 * Shows what the badge's room cuts short: to a mouse that rests on it, and below one another when it is pressed. Screen
 * readers have it anyhow.
 */
export class WholeText implements ReactiveController {
  readonly #host: SideHost;
  #text: HTMLElement | undefined;
  #label: Element | undefined;
  #detail: string | null | undefined;

  constructor(host: SideHost) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    if (this.#label) labels.observe(this.#label);
  }

  hostDisconnected(): void {
    if (this.#label) labels.unobserve(this.#label);
  }

  hostUpdated(): void {
    if (!this.#text) this.#attach();
    const detail = this.#text && detailIn(this.#text);
    if (detail) partClauses(detail);
    if (!this.#label || detail?.textContent === this.#detail) return;
    this.#detail = detail?.textContent;
    // Observed anew it is measured anew.
    this.hostDisconnected();
    if (this.#host.isConnected) this.hostConnected();
  }

  #attach(): void {
    const label = this.#host.shadowRoot?.querySelector<HTMLElement>('[part=label]');
    const text = label?.parentElement;
    if (!text) return;
    this.#text = text;
    this.#label = label;
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
    const isShort = text.classList.contains('short');
    const cut = isWhole(text) || isShort || isCut(text) || parts.some(isCut);
    text.classList.toggle('cut', cut);
    text.title =
      cut && !isWhole(text) ? parts.map(({ textContent }) => textContent).join(' · ') : '';
  }
}

const isWhole = (text: Element): boolean => text.classList.contains('whole');
