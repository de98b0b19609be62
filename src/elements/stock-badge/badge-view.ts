import type { StockStatus } from '../../domain/stock/stock-status.js';
import { iconPaths } from '../icon-paths.js';

/** The texts and flags that a badge shows. */
export interface BadgeContent {
  /** The status; undefined while only the icon's room is kept. */
  readonly status: StockStatus | undefined;
  readonly label: string;
  readonly detail: string;
  /** The text of the button that leads to another store; '' for no button. */
  readonly act: string;
  /** Keeps a line below the badge for the list of stores that have the product. */
  readonly hasStores: boolean | undefined;
  /** Whether the badge is visible. Its room is kept in any case. */
  readonly visible: unknown;
  /** The text in the badge's room while there is no status and the light DOM is blank. */
  readonly fallback: string;
  /** Whether the light DOM is blank. Its white space would otherwise fill the slot. */
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

/** The badge's DOM. It is built once, updated in place, and small enough to need no templates. */
export class BadgeView {
  readonly #slot = document.createElement('slot');
  readonly #badge = document.createElement('div');
  readonly #icon = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  /** This box always has the greatest height that the badge may need. */
  readonly #text = addText(this.#badge);
  readonly #label = addText(this.#text);
  readonly #more = addText(this.#text);
  /**
   * The button keeps its place from the first paint on. It becomes visible when it has a function.
   */
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
    // A screen reader would announce a text that is written again.
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
