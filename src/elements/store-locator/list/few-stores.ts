import type { ReactiveController } from 'lit';
import { memoizeOne } from '../../../domain/memoize-one.js';
import type { Store } from '../../../domain/store/store.js';
import type { LocatorAttributes } from '../locator-attributes.js';
import type { LocatorState } from '../state/contracts.js';

/** So many stores at most are compared one by one. */
const mostFew = 8;
/** Of more stores around a place, the nearest are compared. */
const mostNearest = 6;

/**
 * @param listed the stores of the list, in its order
 * @param counted the stores that the result line counts around a place, the nearest first;
 *   undefined without a place
 */
function fewOf(listed: readonly Store[], counted: readonly Store[] | undefined): readonly Store[] {
  const meant = counted ?? listed;
  const isFew = meant.length <= mostFew;
  // A listed store may be another object than the counted one, with its distance.
  const ids = new Set((isFew ? meant : (counted ?? []).slice(0, mostNearest)).map(({ id }) => id));
  return ids.size ? listed.filter(({ id }) => ids.has(id)) : [];
}

interface FewStoresOptions {
  readonly view: () => Pick<LocatorState, 'list' | 'hasMap'>;
  readonly counted: () => readonly Store[] | undefined;
}

/** The stores that the visitor chooses from, when they are few. Their rows and pins share numbers. */
export class FewStores implements ReactiveController {
  readonly #host: LocatorAttributes;
  readonly #options: FewStoresOptions;
  readonly #few = memoizeOne(fewOf);

  constructor(host: LocatorAttributes, options: FewStoresOptions) {
    this.#host = host;
    this.#options = options;
    host.addController(this);
  }

  /** These stores in the order of their numbers; empty when they are too many, or without a map. */
  get stores(): readonly Store[] {
    const { list, hasMap } = this.#options.view();
    return hasMap ? this.#few(list.stores, this.#options.counted()) : [];
  }

  hostUpdated(): void {
    const ids = this.stores.map(({ id }) => `${id}`);
    const rows = this.#host.shadowRoot?.querySelectorAll<HTMLElement>('.scroller .row[data-id]');
    for (const row of rows ?? []) {
      const name = row.querySelector('.name');
      const number = ids.indexOf(row.dataset.id ?? '') + 1;
      if (number) name?.setAttribute('data-number', `${number}`);
      else name?.removeAttribute('data-number');
    }
  }
}
