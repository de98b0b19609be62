import type { StockStatus } from '../../domain/stock-status.js';
import { iconPaths } from '../icon-paths.js';

/** What a badge shows. */
export interface BadgeContent {
  /** undefined: no shape yet, only its room. */
  readonly status: StockStatus | undefined;
  readonly label: string;
  readonly detail: string;
  /** The longest that the label may become, so that nothing moves when it does. */
  readonly longest: string;
  /** The same for the detail. */
  readonly longestDetail: string;
  /** Whether the badge is seen; its room is kept anyhow. */
  readonly visible: boolean;
  /** What stands in its room where the light DOM is blank; undefined: neither of them does. */
  readonly fallback: string | undefined;
  /** The light DOM is blank: its blanks would take the slot. */
  readonly blank: boolean;
}

function addText(parent: Node): HTMLElement {
  return parent.appendChild(document.createElement('span'));
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
  readonly #label = addText(this.#badge);
  readonly #detail = addText(this.#badge);
  /** Never seen: it keeps the room. */
  readonly #room = document.createElement('div');
  readonly #longest = addText(this.#room);
  readonly #longestDetail = addText(this.#room);

  constructor(root: ParentNode & Node) {
    this.#icon.setAttribute('viewBox', '0 0 16 16');
    this.#icon.setAttribute('aria-hidden', 'true');
    this.#icon.part.add('icon');
    this.#badge.prepend(this.#icon);
    this.#label.part.add('label');
    // A change of variant is told, the first answer is not: it is in place before the badge is.
    this.#label.setAttribute('aria-live', 'polite');
    this.#detail.part.add('detail');
    this.#room.hidden = true;
    root.replaceChildren(this.#slot, this.#badge, this.#room);
  }

  show(content: BadgeContent): void {
    const { status, label, detail, visible, fallback, blank } = content;
    if (status && status !== this.#badge.className) {
      this.#badge.className = status;
      drawIcon(this.#icon, status);
    }
    // Written anew it would be told anew.
    if (this.#label.textContent !== label) this.#label.textContent = label;
    this.#detail.textContent = detail;
    this.#longest.textContent = content.longest;
    this.#longestDetail.textContent = content.longestDetail;
    this.#badge.hidden = !visible;
    this.#slot.hidden = fallback === undefined;
    this.#slot.name = blank ? '-' : '';
    this.#slot.textContent = fallback ?? '';
  }
}
