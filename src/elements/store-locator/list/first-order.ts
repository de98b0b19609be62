import type { ReactiveController } from 'lit';
import type { LocatorAttributes } from '../locator-attributes.js';
import type { NarrowSideOptions } from '../narrow-side.js';

/** Remembers the order of the list before anything is searched for: whoever clears the box finds it again. */
export class FirstOrder implements ReactiveController {
  readonly #options: Pick<NarrowSideOptions, 'view'>;

  constructor(host: LocatorAttributes, options: Pick<NarrowSideOptions, 'view'>) {
    this.#options = options;
    host.addController(this);
  }

  hostUpdated(): void {
    const { asked, first } = this.#options.view();
    if (first.isFixed && !asked.text.trim() && !asked.area) first.wasGrouped ??= first.isGrouped;
  }
}
