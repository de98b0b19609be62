import type { StockStatus } from '../../domain/stock-status.js';
import { iconPaths } from './icon-paths.js';

/** What a badge shows. */
export interface BadgeContent {
  readonly status: StockStatus;
  readonly label: string;
  readonly detail: string;
}

/** A new element with its part name, which is its class as well. */
function part(parent: Node, tag: string, name: string): HTMLElement {
  const element = document.createElement(tag);
  element.className = name;
  element.part.add(name);
  parent.appendChild(element);
  return element;
}

function drawIcon(icon: Element, status: StockStatus): void {
  const paths = iconPaths[status].map((d) => {
    const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
    path.setAttribute('d', d);
    return path;
  });
  icon.replaceChildren(...paths.reverse());
}

/** The badge's DOM: made once, written to where something changes. Small enough to do without templates. */
export class BadgeView {
  readonly #slot = document.createElement('slot');
  readonly #badge = document.createElement('div');
  readonly #icon = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  readonly #label: HTMLElement;
  readonly #detail: HTMLElement;
  #status: StockStatus | undefined;

  constructor(root: ParentNode & Node) {
    this.#icon.setAttribute('viewBox', '0 0 16 16');
    this.#icon.setAttribute('aria-hidden', 'true');
    this.#icon.part.add('icon');
    this.#badge.append(this.#icon);
    this.#label = part(this.#badge, 'span', 'label');
    // A change of variant is told, the first answer is not: it is in place before the badge is.
    this.#label.setAttribute('aria-live', 'polite');
    this.#detail = part(this.#badge, 'span', 'detail');
    root.replaceChildren(this.#slot, this.#badge);
  }

  /** The light DOM's text, or this one where there is none. */
  showFallback(text: string): void {
    this.#slot.textContent = text;
    this.#toggle(true, false);
  }

  show({ status, label, detail }: BadgeContent): void {
    if (status !== this.#status) {
      this.#status = status;
      this.#badge.className = status;
      drawIcon(this.#icon, status);
    }
    if (this.#label.textContent !== label) this.#label.textContent = label;
    if (this.#detail.textContent !== detail) this.#detail.textContent = detail;
    this.#toggle(false, true);
  }

  hide(): void {
    this.#toggle(false, false);
  }

  #toggle(slot: boolean, badge: boolean): void {
    this.#slot.hidden = !slot;
    this.#badge.hidden = !badge;
  }
}
