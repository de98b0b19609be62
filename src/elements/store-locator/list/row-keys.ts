import type { LocatorAttributes } from '../locator-attributes.js';
import type { NarrowSideOptions } from '../narrow-side.js';

/**
 * Moves focus among the rows' names: with the arrows to the next and the one before, with Home and End to the first and
 * last store, with PageUp and PageDown by what is in view.
 */
export function listenForRowKeys(root: ShadowRoot, options: NarrowSideOptions): void {
  root.addEventListener('keydown', (event) => {
    const { key, target, ctrlKey, altKey, metaKey, shiftKey } = event as KeyboardEvent;
    const row = (target as Element).closest<HTMLElement>('.name button')?.closest('li');
    const scroller = row?.closest('.scroller');
    if (!row || !scroller || ctrlKey || altKey || metaKey || shiftKey) return;
    const { stores } = options.view().first;
    const last = stores.length - 1;
    const rank = Number(row.getAttribute('aria-posinset')) - 1;
    // A list may be higher than the window.
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
    const store = next === undefined ? undefined : stores[next];
    if (!store) return;
    event.preventDefault();
    // It is to leave this row, which may be gone before it arrives.
    (target as HTMLElement).blur();
    options.focus(store.id);
    void (root.host as LocatorAttributes).updateComplete.then(() =>
      root.activeElement?.closest('li')?.scrollIntoView({ block: 'nearest' }),
    );
  });
}
