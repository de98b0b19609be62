import { render } from 'lit';
import type { RowActions } from '../state/contracts.js';
import { rowView, type Row } from '../views/row-view.js';
import type { Words } from '../views/words.js';

function rowFor(id: number): HTMLLIElement {
  const element = document.createElement('li');
  element.className = 'row';
  element.part.add('row');
  element.dataset.id = `${id}`;
  return element;
}

function setOrRemove(element: Element, name: string, value: string | 0 | false): void {
  if (value) element.setAttribute(name, value);
  else element.removeAttribute(name);
}

/**
 * Draws the shown rows, one node per store. A store keeps its node while rows come and go around
 * it, so that neither focus nor the pointer ends up on another store.
 */
export class RowList {
  readonly element = document.createElement('ul');
  #drawn = new Map<number, HTMLLIElement>();

  constructor() {
    this.element.setAttribute('role', 'list');
    this.element.part.add('list');
  }

  show(rows: readonly Row[], words: Words, actions: RowActions): void {
    const drawn = new Map(
      rows.map((row) => [row.store.id, this.#draw(row, words, actions)] as const),
    );
    for (const [id, element] of this.#drawn) if (!drawn.has(id)) element.remove();
    this.#drawn = drawn;
    this.element.setAttribute('aria-label', words.messages.stores);
    let place = this.element.firstChild;
    for (const element of drawn.values()) {
      if (element === place) place = place.nextSibling;
      else this.element.insertBefore(element, place);
    }
  }

  #draw(row: Row, words: Words, actions: RowActions): HTMLLIElement {
    const element = this.#drawn.get(row.store.id) ?? rowFor(row.store.id);
    setOrRemove(element, 'aria-posinset', row.position && `${row.position}`);
    setOrRemove(element, 'aria-setsize', row.position && `${row.total}`);
    setOrRemove(element, 'aria-current', row.selected && 'true');
    render(rowView(row, words, actions), element);
    return element;
  }
}
