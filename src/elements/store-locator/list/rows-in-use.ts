import type { SearchQuery } from '../state/search-query.js';
import type { LocatorAttributes } from '../locator-attributes.js';
import type { LocatorState } from '../state/contracts.js';

/** Of a row, also where only its list has them. */
const inRow = '.scroller [data-id]';

/**
 * Tells whether the visitor has turned to the rows that answer their question so far: with focus, with the pointer, or by
 * scrolling. A pointer that has rested there since before is no sign of it.
 */
export function rowsInUse(
  host: LocatorAttributes,
  view: () => Pick<LocatorState, 'searchQuery' | 'selectedId'>,
): () => boolean {
  const root = host.shadowRoot;
  /** What was asked when the pointer moved on a row where it still is, and when the list was scrolled. */
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
      // To a row that is selected, the list goes by itself.
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
