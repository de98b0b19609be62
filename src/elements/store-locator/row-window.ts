/** The rows that are in the DOM, `start` inclusive to `end` exclusive. */
export interface RowWindow {
  readonly start: number;
  readonly end: number;
}

/** As many as a button brings. */
export const rowStep = 25;
const maxRows = 2 * rowStep;
/** As many as are seen, and some: every key of a search draws them anew. */
const fewRows = 12;
/** A button for so few would save nothing. */
const fewMore = 3;

export const firstRows: RowWindow = { start: 0, end: fewRows };

/** The window cut to what there is. */
export function within(window: RowWindow, total: number): RowWindow {
  const { start, end } = window.start < total ? window : firstRows;
  return { start, end: total - end > fewMore ? end : total };
}

export const nextRows = ({ start, end }: RowWindow): RowWindow => ({
  start: Math.max(start, end + rowStep - maxRows),
  end: end + rowStep,
});

export function previousRows({ start, end }: RowWindow): RowWindow {
  const first = Math.max(0, start - rowStep);
  return { start: first, end: Math.min(end, first + maxRows) };
}

/** The same window when it holds that row, else one around it. */
export function rowsAround(window: RowWindow, row: number): RowWindow {
  if (row >= window.start && row < window.end) return window;
  const start = Math.max(0, row - 5);
  return { start, end: start + fewRows };
}
