/**
 * Moves focus among the names of the rows. The arrows go to the next row and the one before. Home
 * and End go to the first and the last shown row. PageUp and PageDown move by the rows in view.
 */
export function listenForListKeys(root: ShadowRoot): void {
  root.addEventListener('keydown', (event) => {
    const { key, target, ctrlKey, altKey, metaKey, shiftKey } = event as KeyboardEvent;
    const row = (target as Element).closest<HTMLElement>('.name button')?.closest('li');
    const scroller = row?.closest('.scroller');
    if (!row || !scroller || ctrlKey || altKey || metaKey || shiftKey) return;
    const rows = [...scroller.querySelectorAll('li[data-id]')];
    const last = rows.length - 1;
    const rank = rows.indexOf(row);
    // The list may be higher than the window.
    const seen = Math.min(innerHeight, scroller.clientHeight);
    const page = Math.max(1, Math.floor(seen / row.offsetHeight));
    const next = new Map([
      ['ArrowUp', rank - 1],
      ['ArrowDown', rank + 1],
      ['Home', 0],
      ['End', last],
      ['PageUp', Math.max(0, rank - page)],
      ['PageDown', Math.min(last, rank + page)],
    ]).get(key);
    const to = next === undefined ? undefined : rows[next];
    if (!to) return;
    event.preventDefault();
    to.querySelector<HTMLElement>('.name button')?.focus({ preventScroll: true });
    to.scrollIntoView({ block: 'nearest' });
  });
}
