import { withoutSecret } from '../../domain/secret-key.js';
import { configuration } from '../../page/configuration.js';
import { httpReader } from '../../gazetteer/http-reader.js';
import type { Reader } from '../../gazetteer/shards/reader.js';

const readers = new Map<string, Reader>();

/** Returns the page's one reader of the map data at an address. Shards are cached by reader. */
export function dataReader(dataUrl: string | undefined): Reader {
  // The element that holds this address has already reported a secret key in it.
  const chosen = withoutSecret(dataUrl || configuration().values.dataUrl) || '';
  const folder = chosen && new URL(chosen, document.baseURI).href;
  let reader = readers.get(folder);
  if (!reader) readers.set(folder, (reader = httpReader(folder || undefined)));
  return reader;
}
