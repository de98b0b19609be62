import { configuration } from '../page/configuration.js';
import { httpReader } from '../places/http-reader.js';
import type { Reader } from '../places/reader.js';

const readers = new Map<string, Reader>();

/** The page's one reader of the map data at an address: shards are kept by reader. */
export function dataReader(dataUrl: string | undefined): Reader {
  const chosen = dataUrl || configuration().values.dataUrl || '';
  const folder = chosen && new URL(chosen, document.baseURI).href;
  let reader = readers.get(folder);
  if (!reader) readers.set(folder, (reader = httpReader(folder || undefined)));
  return reader;
}
