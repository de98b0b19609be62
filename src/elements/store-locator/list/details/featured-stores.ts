import type { ReactiveController } from 'lit';
import type { StoreIndex } from '../../../../domain/search/store-index.js';
import type { LocatorAttributes } from '../../locator-attributes.js';
import { memoizeOne } from '../../../../domain/memoize-one.js';
import type { Arrange } from '../../state/feature-contracts.js';
import type { Featured } from './shown-details.js';

export interface FeaturedStoresOptions {
  /** Returns the function that puts featured stores first; undefined until details are known. */
  readonly of: () => Featured | undefined;
  readonly index: () => StoreIndex;
  /** Lays out the list again, unless the visitor uses it. */
  readonly renew: () => void;
}

const asListed: Featured = (index) => index;

/**
 * Puts the stores with a priority first among equals. Details come after the first rows, so the
 * list is laid out again once they change its order, while nobody uses it.
 */
export class FeaturedStores implements ReactiveController {
  readonly #options: FeaturedStoresOptions;
  readonly #arrange = memoizeOne((found: Arrange, featured: Featured): Arrange =>
    featured === asListed ? found : (index, query) => found(featured(index), query),
  );
  #laidOut: Featured = asListed;

  constructor(host: LocatorAttributes, options: FeaturedStoresOptions) {
    this.#options = options;
    host.addController(this);
  }

  get current(): Featured {
    return this.#options.of() ?? asListed;
  }

  /** @param found finds the stores that match a query */
  arrange(found: Arrange): Arrange {
    return this.#arrange(found, this.current);
  }

  hostUpdated(): void {
    const { current } = this;
    if (current === this.#laidOut) return;
    const index = this.#options.index();
    const isReordered = current(index).stores !== this.#laidOut(index).stores;
    this.#laidOut = current;
    if (isReordered) this.#options.renew();
  }
}
