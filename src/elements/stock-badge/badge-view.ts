import type { StockStatus } from '../../domain/stock/stock-status.js';
import { iconPaths } from '../icon-paths.js';

/** What a badge shows. */
export interface BadgeContent {
  /** undefined: no shape yet, only its room. */
  readonly status: StockStatus | undefined;
  readonly label: string;
  readonly detail: string;
  /** What the button says that leads to another store; '' where there is none. */
  readonly act: string;
  /** Keeps a line below, for what may be said of the stores that have it. */
  readonly hasStores: boolean | undefined;
  /** Whether the badge is seen; its room is kept anyhow. */
  readonly visible: unknown;
  /** What stands in its room while there is no status, and the light DOM is blank. */
  readonly fallback: string;
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
  /** As high as it may become, whatever it says. */
  readonly #text = addText(this.#badge);
  readonly #label = addText(this.#text);
  readonly #more = addText(this.#text);
  /** Has its place from the first paint on, and is seen when it does something. */
  readonly #act = addText(this.#more);
  readonly #button = document.createElement('button');
  readonly #detail = addText(this.#more);
  readonly #stores = addText(this.#badge);

  constructor(root: ParentNode & Node) {
    this.#icon.setAttribute('viewBox', '0 0 16 16');
    this.#icon.setAttribute('aria-hidden', 'true');
    this.#icon.part.add('icon');
    this.#badge.prepend(this.#icon);
    this.#label.part.add('label');
    this.#detail.part.add('detail');
    this.#act.className = 'act';
    this.#act.append(this.#button);
    root.append(this.#slot, this.#badge);
  }

  show(content: BadgeContent): void {
    const { status, label, detail, act, hasStores, visible, fallback, blank } = content;
    if (status && status !== this.#badge.className) {
      this.#badge.className = status;
      drawIcon(this.#icon, status);
    }
    // Written anew it would be told anew.
    if (this.#label.textContent !== label) this.#label.textContent = label;
    this.#detail.textContent = detail;
    this.#act.hidden = !act;
    this.#button.textContent = act;
    this.#stores.hidden = !hasStores;
    this.#badge.hidden = !visible;
    this.#slot.hidden = !!status;
    this.#slot.name = blank ? '-' : '';
    this.#slot.textContent = fallback;
  }
}
