import type { SearchQuery } from '../state/search-query.js';
import type { LocatorAttributes } from '../locator-attributes.js';
import type { LocatorState } from '../state/contracts.js';

/** Matches the rows of the list, and not the card below a map. */
const inRow = '.scroller [data-id]';

/**
 * Returns a function that tells whether the visitor uses the rows of the current query: with focus,
 * with the pointer, or by scrolling. A pointer that rested there before the query does not count.
 */
export function rowsInUse(
  host: LocatorAttributes,
  view: () => Pick<LocatorState, 'searchQuery' | 'selectedId'>,
): () => boolean {
  const root = host.shadowRoot;
  /** The queries in which the pointer last moved on a row, and in which the list was scrolled. */
  let pointedFor: SearchQuery | undefined;
  let scrolledFor: SearchQuery | undefined;
  const isRow = ({ target }: Event): boolean => !!(target as Element).closest(inRow);
  root?.addEventListener('pointermove', (event) => {
    pointedFor = isRow(event) ? view().searchQuery : undefined;
  });
  host.addEventListener('pointerleave', () => (pointedFor = undefined));
  for (const type of ['wheel', 'touchmove'])
    root?.addEventListener(
      type,
      (event) => {
        if (isRow(event)) scrolledFor = view().searchQuery;
      },
      { passive: true },
    );
  root?.addEventListener(
    'scroll',
    ({ target }) => {
      const { searchQuery, selectedId } = view();
      const { scrollTop } = target as Element;
      if (!(target as Element).matches('.scroller')) return;
      if (scrollTop === 0) scrolledFor = undefined;
      // The list scrolls to a selected row by itself.
      else if (selectedId === undefined) scrolledFor = searchQuery;
    },
    { capture: true, passive: true },
  );
  return () => {
    const { searchQuery } = view();
    const isInRow = !!root?.activeElement?.closest(inRow);
    return isInRow || pointedFor === searchQuery || scrolledFor === searchQuery;
  };
}
