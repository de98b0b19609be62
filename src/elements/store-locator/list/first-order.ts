import type { ReactiveController } from 'lit';
import type { LocatorAttributes } from '../locator-attributes.js';
import type { LocatorState } from '../state/contracts.js';

interface FirstOrderOptions {
  readonly view: () => Pick<LocatorState, 'asked' | 'first'>;
}

/** Remembers the order of the list before anything is searched for: whoever clears the box finds it again. */
export class FirstOrder implements ReactiveController {
  readonly #options: FirstOrderOptions;

  constructor(host: LocatorAttributes, options: FirstOrderOptions) {
    this.#options = options;
    host.addController(this);
  }

  hostUpdated(): void {
    const { asked, first } = this.#options.view();
    if (first.isFixed && !asked.text.trim() && !asked.area) first.wasGrouped ??= first.isGrouped;
  }
}
