import type { ReactiveController } from 'lit';
import type { LocatorAttributes } from '../locator-attributes.js';
import type { LocatorState } from '../state/contracts.js';

interface FirstOrderOptions {
  readonly view: () => Pick<LocatorState, 'searchQuery' | 'list'>;
}

/** Remembers the grouping of the list before any query, for when the visitor clears the box. */
export class InitialOrder implements ReactiveController {
  readonly #options: FirstOrderOptions;

  constructor(host: LocatorAttributes, options: FirstOrderOptions) {
    this.#options = options;
    host.addController(this);
  }

  hostUpdated(): void {
    const { searchQuery, list } = this.#options.view();
    if (list.isLayoutLocked && !searchQuery.text.trim() && !searchQuery.area)
      list.wasGrouped ??= list.isGrouped;
  }
}
