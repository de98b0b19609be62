import type { ReactiveController } from 'lit';
import type { LocatorAttributes } from '../locator-attributes.js';
import type { LocatorState } from '../state/contracts.js';

interface RememberedGroupingOptions {
  readonly view: () => Pick<LocatorState, 'searchQuery' | 'list'>;
}

/** Remembers the grouping of the list before any query, for when the visitor clears the box. */
export class RememberedGrouping implements ReactiveController {
  readonly #options: RememberedGroupingOptions;
  #isGrouped: boolean | undefined;

  constructor(host: LocatorAttributes, options: RememberedGroupingOptions) {
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
