import type { ReactiveController } from 'lit';
import { memoizeOne } from '../../../domain/memoize-one.js';
import type { Store } from '../../../domain/store/store.js';
import type { LocatorAttributes } from '../locator-attributes.js';
import type { LocatorState } from '../state/contracts.js';

/** Up to this number of stores, each has a number and a pin of its own. */
const mostFew = 8;
/** When more stores are around a place, this many at the top of the list have them. */
const mostNearest = 6;

/**
 * @param listed the stores of the list, in its order
 * @param counted the stores that the result line counts around a place; undefined without a place
 */
function fewOf(listed: readonly Store[], counted: readonly Store[] | undefined): readonly Store[] {
  if (!counted && listed.length > mostFew) return [];
  // A listed store may be another object than the counted one, with its distance.
  const ids = new Set((counted ?? listed).map(({ id }) => id));
  return listed
    .filter(({ id, position }) => position && ids.has(id))
    .slice(0, ids.size > mostFew ? mostNearest : mostFew);
}

interface FewStoresOptions {
  readonly view: () => Pick<LocatorState, 'list' | 'hasMap' | 'selectedId'>;
  readonly counted: () => readonly Store[] | undefined;
}

/**
 * The stores that the visitor chooses from, when they are few. Their rows and pins share numbers.
 */
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
    const { selectedId } = this.#options.view();
    const rows = this.#host.shadowRoot?.querySelectorAll<HTMLElement>('.row[data-id], .docked');
    for (const row of rows ?? []) {
      const name = row.querySelector('.name');
      // The card below the map shows the selected store.
      const number = ids.indexOf(row.dataset.id ?? `${selectedId}`) + 1;
      if (number) name?.setAttribute('data-number', `${number}`);
      else name?.removeAttribute('data-number');
    }
  }
}
