import type { Reader } from './reader.js';
import { unpack } from './unpack.js';

/** The data files lie in `data/` beside the script. */
const besideScript = new URL('./data/', import.meta.url).href;

/**
 * Reads data files over HTTP. Rejects with the file's name and the status when there is none.
 * @param dataUrl absolute address of their folder, with or without a slash at the end
 */
export function httpReader(dataUrl: string = besideScript): Reader {
  const folder = dataUrl.replace(/\/?$/, '/');
  return async (name, signal) => {
    const response = await fetch(new URL(name, folder), {
      credentials: 'omit',
      ...(signal && { signal }),
    });
    if (!response.ok) throw new Error(`${name}: ${response.status}`);
    return unpack(new Uint8Array(await response.arrayBuffer()));
  };
}
