import type { ReactiveController } from 'lit';
import type { SearchQuery } from '../state/search-query.js';
import type { LocatorAttributes } from '../locator-attributes.js';
import type { LocatorState } from '../state/contracts.js';

type View = Pick<LocatorState, 'searchQuery' | 'list'>;

/** The locator's own controls in a row. Nodes of a merchant keep their order. */
const stops = '.name button, .maps, .actions :is(a, button)';

/**
 * Makes the rows one stop of the Tab key: the row that had focus last, or the selected row, or the
 * first row. From its name, Tab goes to its links and then past the list. Arrow keys go to the
 * other rows.
 */
export class RovingTabindex implements ReactiveController {
  readonly #host: LocatorAttributes;
  readonly #view: () => View;
  #row: Element | undefined;
  /** True when focus has been in that row. */
  #isEntered = false;
  #answered: SearchQuery | undefined;

  constructor(host: LocatorAttributes, view: () => View) {
    this.#host = host;
    this.#view = view;
    host.shadowRoot?.addEventListener('focusin', ({ target }) => {
      const row = (target as Element).closest('.scroller li[data-id]');
      if (!row) return;
      if (row !== this.#row) this.#stopAt(row);
      this.#isEntered = true;
    });
    host.addController(this);
  }

  hostUpdated(): void {
    const { activeElement } = this.#host.shadowRoot ?? {};
    const focused = activeElement?.closest('.scroller li[data-id]');
    // The answer to another query begins at its first row.
    const { searchQuery, list } = this.#view();
    const isSame = this.#answered === searchQuery;
    this.#answered = searchQuery;
    this.#isEntered &&= isSame;
    // While positions arrive, another row may become the first, and the stop moves to it.
    const stays = isSame && (this.#isEntered || list.isLayoutLocked);
    this.#stopAt(focused ?? (stays && this.#row?.isConnected ? this.#row : undefined));
  }

  /** @param row default: the selected row, or else the first row */
  #stopAt(row: Element | undefined): void {
    const rows = [...(this.#host.shadowRoot?.querySelectorAll('.scroller li[data-id]') ?? [])];
    this.#row = row ?? rows.find((one) => one.hasAttribute('aria-current')) ?? rows[0];
    for (const one of rows) {
      const tabIndex = one === this.#row ? 0 : -1;
      for (const stop of one.querySelectorAll<HTMLElement>(stops))
        if (stop.tabIndex !== tabIndex) stop.tabIndex = tabIndex;
    }
  }
}
