import type { ReactiveController } from '@lit/reactive-element';
import { report } from '../../../controllers/report.js';
import { countryOf } from '../../../domain/country-of.js';
import type { LocatorAttributes } from '../locator-attributes.js';
import type { NarrowSideOptions } from '../narrow-side.js';

export interface FollowedSelectionOptions extends Pick<
  NarrowSideOptions,
  'ask' | 'renew' | 'reveal' | 'view'
> {
  /** Takes back what narrows the list, and says so. */
  readonly lift: () => void;
}

/** Sees to it that a store is in the list once it is selected, on the map or by the page. The map stays where it is. */
export class FollowedSelection implements ReactiveController {
  readonly #host: LocatorAttributes;
  readonly #options: FollowedSelectionOptions;
  /** null: not looked yet. */
  #id: number | undefined | null = null;

  constructor(host: LocatorAttributes, options: FollowedSelectionOptions) {
    this.#host = host;
    this.#options = options;
    host.addController(this);
  }

  hostUpdated(): void {
    const { asked, listing, results, selectedId, selectedFor } = this.#options.view();
    if (selectedId === this.#id) return;
    const store = results.find(selectedId);
    // Its page may be on its way.
    if (!store && selectedId !== undefined && listing.status === 'loading') return;
    // What was asked since, before this was there to see it, is wanted more.
    const isPast = this.#id === null && asked !== selectedFor;
    this.#id = selectedId;
    if (selectedId === undefined || isPast || this.#isShown) return;
    if (!store) return report(this.#host, `no store has the id ${selectedId}.`, 'warn');
    const { first } = this.#options.view();
    if (first.isNarrowed) this.#options.lift();
    if (!this.#isShown && !first.hasParts) this.#options.ask({ text: '' });
    if (!this.#isShown && first.hasParts) {
      first.opened = countryOf(store);
      this.#options.renew();
    }
    this.#options.reveal(store.id);
  }

  get #isShown(): boolean {
    const { first, selectedId } = this.#options.view();
    return first.stores.some(({ id }) => id === selectedId);
  }
}
