import { adoptSheet } from '../../../controllers/adopt-sheet.js';
import { FoldAhead } from '../../../controllers/fold-ahead.js';
import type { LocatorAttributes } from '../locator-attributes.js';
import type { NarrowSideOptions } from '../narrow-side.js';
import { HeldRows } from './held-rows.js';
import { KeptFocus } from './kept-focus.js';
import { ListReturn, type ListReturnOptions } from './list-return.js';
import { PrintRows } from './print-rows.js';
import { markPointed } from './pointed-store.js';
import { listenForRowKeys } from './row-keys.js';
import { listSheet } from './styles.js';

/** What the list is beyond its rows: held in place, marked together with pins, moved through by keys, kept under focus, printed, and come back to. */
export function keepList(
  host: LocatorAttributes,
  options: NarrowSideOptions & ListReturnOptions,
): HeldRows {
  adoptSheet(host, listSheet);
  if (host.shadowRoot) listenForRowKeys(host.shadowRoot, options);
  markPointed(host, options.mark);
  new KeptFocus(host, options);
  new PrintRows(host, options);
  new ListReturn(host, options);
  new FoldAhead(host, () => {
    const { status, stores } = options.view().listing;
    return status === 'loading' ? [] : stores;
  });
  host.requestUpdate();
  return new HeldRows(host, options);
}
