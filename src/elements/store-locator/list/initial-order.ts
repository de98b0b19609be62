import type { ReactiveController } from 'lit';
import type { LocatorAttributes } from '../locator-attributes.js';
import type { LocatorState } from '../state/contracts.js';

interface InitialOrderOptions {
  readonly view: () => Pick<LocatorState, 'searchQuery' | 'list'>;
}

/** Remembers the grouping of the list before any query, for when the visitor clears the box. */
export class InitialOrder implements ReactiveController {
  readonly #options: InitialOrderOptions;
  #isGrouped: boolean | undefined;

  constructor(host: LocatorAttributes, options: InitialOrderOptions) {
    this.#options = options;
    host.addController(this);
  }

  /** Undefined until the list is laid out, and after `forget`. */
  get isGrouped(): boolean | undefined {
    return this.#isGrouped;
  }

  /** Lets the next list before any query be grouped anew. */
  forget(): void {
    this.#isGrouped = undefined;
  }

  hostUpdated(): void {
    const { searchQuery, list } = this.#options.view();
    if (list.isLayoutLocked && !searchQuery.text.trim() && !searchQuery.area)
      this.#isGrouped ??= list.isGrouped;
  }
}
