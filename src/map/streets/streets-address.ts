import { cellFileName } from '../../streets/cell-name.js';
import type { CellId, StreetsIndex } from '../../streets/street-cell.js';

/**
 * Returns the absolute address of `streets.json`; undefined when `src` is no address of a server.
 * @param src the address of that file or of its folder, relative to the page
 */
export function indexAddress(src: string): string | undefined {
  let url: URL;
  try {
    url = new URL(src, document.baseURI);
  } catch {
    return undefined;
  }
  // A shop's app may have a scheme of its own.
  if (!/^https?:$/.test(url.protocol) && url.protocol !== location.protocol) return undefined;
  if (!url.pathname.endsWith('.json')) url.pathname = url.pathname.replace(/\/?$/, '/streets.json');
  return url.href;
}

/** Returns the address of a cell, which lies beside `streets.json`. */
export const cellAddress = (indexUrl: string, index: StreetsIndex, id: CellId): string =>
  new URL(cellFileName(index, id), indexUrl).href;
