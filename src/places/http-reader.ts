import type { Reader } from './reader.js';
import { unpack } from './unpack.js';

/** The data files lie in `data/` beside the script. */
const besideScript = new URL('./data/', import.meta.url).href;

/** A file has some tens of kilobytes: a server that has not sent it by then will not. */
const LATEST_MS = 15_000;

/** To ask takes its time, too: for dozens of files the page has none at once. So many wait for nothing. */
const AT_ONCE = 2;
let asked = 0;

function turn(): Promise<void> | undefined {
  if (!asked) setTimeout(() => (asked = 0));
  return ++asked > AT_ONCE ? new Promise((done) => setTimeout(done)) : undefined;
}

/**
 * Reads data files over HTTP. Rejects with the file's name and the status when there is none, and with its name when
 * it has not come in time.
 * @param dataUrl absolute address of their folder, with or without a slash at the end
 */
export function httpReader(dataUrl: string = besideScript, timeoutMs = LATEST_MS): Reader {
  const folder = dataUrl.replace(/\/?$/, '/');
  return async (name) => {
    await turn();
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      const response = await fetch(new URL(name, folder), { credentials: 'omit', signal });
      if (!response.ok) throw new Error(`${name}: ${response.status}`);
      return await unpack(new Uint8Array(await response.arrayBuffer()));
    } catch (error) {
      throw signal.aborted
        ? new Error(`${name}: no answer in ${timeoutMs} ms`, { cause: error })
        : error;
    }
  };
}
