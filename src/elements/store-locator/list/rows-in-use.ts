import type { Asked } from '../asked.js';
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
  view: () => Pick<LocatorState, 'asked' | 'selectedId'>,
): () => boolean {
  const root = host.shadowRoot;
  /** What was asked when the pointer moved on a row where it still is, and when the list was scrolled. */
  let pointedFor: Asked | undefined;
  let scrolledFor: Asked | undefined;
  const isRow = ({ target }: Event): boolean => !!(target as Element).closest(inRow);
  root?.addEventListener('pointermove', (event) => {
    pointedFor = isRow(event) ? view().asked : undefined;
  });
  host.addEventListener('pointerleave', () => (pointedFor = undefined));
  for (const type of ['wheel', 'touchmove'])
    root?.addEventListener(
      type,
      (event) => {
        if (isRow(event)) scrolledFor = view().asked;
      },
      { passive: true },
    );
  root?.addEventListener(
    'scroll',
    ({ target }) => {
      const { asked, selectedId } = view();
      const { scrollTop } = target as Element;
      if (!(target as Element).matches('.scroller')) return;
      if (scrollTop === 0) scrolledFor = undefined;
      // To a row that is selected, the list goes by itself.
      else if (selectedId === undefined) scrolledFor = asked;
    },
    { capture: true, passive: true },
  );
  return () => {
    const { asked } = view();
    const isInRow = !!root?.activeElement?.closest(inRow);
    return isInRow || pointedFor === asked || scrolledFor === asked;
  };
}
