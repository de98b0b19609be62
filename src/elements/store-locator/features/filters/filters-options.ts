import type { FoundStore } from '../../../../domain/store/found-store.js';
import type { Place } from '../../../../domain/search/place.js';
import type { createListFeature } from '../../list/list-feature.js';
import type { LocatorActions } from '../../state/contracts.js';
import type { StockFeature } from '../../state/feature-contracts.js';
import type { FilterableState } from '../../state/filterable-state.js';

export interface FiltersOptions extends Pick<
  LocatorActions,
  'changeList' | 'choose' | 'focus' | 'mark' | 'renew' | 'reveal' | 'search' | 'showMore'
> {
  readonly view: () => FilterableState;
  /** Returns the place that distances are measured from. */
  readonly place: () => Place | undefined;
  /** Returns the stock feature, when the page asks for a product. */
  readonly stock: () => Pick<StockFeature, 'filter' | 'line' | 'order' | 'orderName'> | undefined;
  /** Returns the stores that the result line counts, when these are not all results. */
  readonly counted: () => readonly FoundStore[] | undefined;
  readonly createListFeature: typeof createListFeature;
}
