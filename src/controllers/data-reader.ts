import { withoutSecret } from '../domain/secret-key.js';
import { configuration } from '../page/configuration.js';
import { httpReader } from '../places/http-reader.js';
import type { Reader } from '../places/reader.js';

const readers = new Map<string, Reader>();
const failures = new WeakMap<Reader, unknown>();

/** The page's one reader of the map data at an address: shards are kept by reader. */
export function dataReader(dataUrl: string | undefined): Reader {
  // The element that says so has told of a secret key.
  const chosen = withoutSecret(dataUrl || configuration().values.dataUrl) || '';
  const folder = chosen && new URL(chosen, document.baseURI).href;
  let reader = readers.get(folder);
  if (!reader) readers.set(folder, (reader = noting(httpReader(folder || undefined))));
  return reader;
}

/** The first failure of a reader: those who do without a file do not tell of it. */
export const failureOf = (reader: Reader): unknown => failures.get(reader);

function noting(read: Reader): Reader {
  const reader: Reader = async (name) => {
    try {
      return await read(name);
    } catch (error) {
      if (!failures.has(reader)) failures.set(reader, error);
      throw error;
    }
  };
  return reader;
}
