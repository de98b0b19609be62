import { adoptSheet } from '../../../controllers/adopt-sheet.js';
import type { LocatorAttributes } from '../locator-attributes.js';
import type { NarrowSideOptions } from '../narrow-side.js';
import { HeldRows } from './held-rows.js';
import { KeptFocus } from './kept-focus.js';
import { ListReturn, type ListReturnOptions } from './list-return.js';
import { PrintRows } from './print-rows.js';
import { markPointed } from './pointed-store.js';
import { listenForRowKeys } from './row-keys.js';
import { RowStops } from './row-stops.js';
import { ScrolledRows } from './scrolled-rows.js';
import { listSheet } from './styles.js';

/** What the list is beyond its rows: held in place, marked together with pins, moved through by scrolling and by keys, kept under focus, printed, and come back to. */
export function keepList(
  host: LocatorAttributes,
  options: NarrowSideOptions & ListReturnOptions,
): HeldRows {
  adoptSheet(host, listSheet);
  if (host.shadowRoot) listenForRowKeys(host.shadowRoot, options);
  markPointed(host, options.mark);
  const print = new PrintRows(host, options);
  new KeptFocus(host, options, new ScrolledRows(host, options, print));
  new RowStops(host);
  new ListReturn(host, options);
  host.requestUpdate();
  return new HeldRows(host, options, print);
}
