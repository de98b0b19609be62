import type { StockStatus } from '../../domain/stock-status.js';
import { iconPaths } from './icon-paths.js';

/** What a badge shows. */
export interface BadgeContent {
  /** undefined: no shape yet, only its room. */
  readonly status: StockStatus | undefined;
  readonly label: string;
  readonly detail: string;
  /** Whether the badge is seen; its room is kept anyhow. */
  readonly visible: boolean;
  /** What stands in its room where the light DOM is blank; undefined: neither of them does. */
  readonly fallback: string | undefined;
  /** The light DOM is blank: its blanks would take the slot. */
  readonly blank: boolean;
}

/** A new text with its part name. */
function part(parent: Node, name: string): HTMLElement {
  const element = document.createElement('span');
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
  icon.replaceChildren(...paths);
}

/** The badge's DOM: made once, written to at every update. Small enough to do without templates. */
export class BadgeView {
  readonly #slot = document.createElement('slot');
  readonly #badge = document.createElement('div');
  readonly #icon = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  readonly #label: HTMLElement;
  readonly #detail: HTMLElement;

  constructor(root: ParentNode & Node) {
    this.#icon.setAttribute('viewBox', '0 0 16 16');
    this.#icon.setAttribute('aria-hidden', 'true');
    this.#icon.part.add('icon');
    this.#badge.append(this.#icon);
    this.#label = part(this.#badge, 'label');
    // A change of variant is told, the first answer is not: it is in place before the badge is.
    this.#label.setAttribute('aria-live', 'polite');
    this.#detail = part(this.#badge, 'detail');
    root.replaceChildren(this.#slot, this.#badge);
  }

  show({ status, label, detail, visible, fallback, blank }: BadgeContent): void {
    if (status && status !== this.#badge.className) {
      this.#badge.className = status;
      drawIcon(this.#icon, status);
    }
    // Written anew it would be told anew.
    if (this.#label.textContent !== label) this.#label.textContent = label;
    this.#detail.textContent = detail;
    this.#badge.hidden = !visible;
    this.#slot.hidden = fallback === undefined;
    this.#slot.name = blank ? '-' : '';
    this.#slot.textContent = fallback ?? '';
  }
}
