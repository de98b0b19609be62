import type { RowWindow } from '../row-window.js';

/** More would make every change of the page slower. */
const mostRows = 36;

/**
 * The window for a list that is scrolled: the same while there are rows enough on either side of those in view.
 * @param first rank of the first row in view
 * @param last rank of the last one
 * @param total how many rows the list has
 * @param isMoving whether more of them are about to be seen
 */
export function windowInView(
  window: RowWindow,
  first: number,
  last: number,
  total: number,
  isMoving: boolean,
): RowWindow {
  const spare = mostRows - (last - first + 1);
  const [few, some] = [isMoving ? Math.floor(spare / 4) : 1, Math.floor(spare / 3)];
  if (window.end < total && window.end - 1 - last < few) {
    const start = Math.max(0, first - some);
    return { start, end: Math.min(total, start + mostRows) };
  }
  if (window.start > 0 && first - window.start < few) {
    const end = Math.min(total, last + 1 + some);
    return { start: Math.max(0, end - mostRows), end };
  }
  return window;
}
