import { systemClock, type Clock } from '../http/clock.js';
import { readBody } from '../http/read-body.js';
import { packName } from './shards/pack-name.js';
import type { Reader } from './shards/reader.js';
import { unpack } from './shards/unpack.js';
import { whenActivated } from '../scheduling/when-activated.js';

/** The folder of the data files, relative to this script. */
const DATA_FOLDER = 'data/';

// Not `new URL('…', import.meta.url)`: bundlers take that for a file to bundle, but this is a
// folder.
const scriptFolder = import.meta.url.replace(/[^/?#]*([?#].*)?$/, '');

const isPack = (address: string): boolean => /\.wasm([?#]|$)/.test(address);
const inFolder = (folder: string): string => folder.replace(/\/?$/, '/');

/** Returns the address of the data pack, or undefined when the data files are separate. */
function packAt(dataUrl = scriptFolder): string | undefined {
  if (isPack(dataUrl)) return dataUrl;
  const name = packName.get();
  return name && inFolder(dataUrl) + name;
}

/**
 * The longest wait for a file in milliseconds. Most files have some tens of kilobytes, so a server
 * that has not answered by then never will.
 */
const LATEST_MS = 15_000;

/** The largest accepted file in bytes. The largest data file has 250 KB. */
const MOST_BYTES = 4 * 2 ** 20;

/**
 * The pause in milliseconds after a web page arrived in place of a file. Such a server sends a web
 * page for every file, so no file is requested in this time.
 */
const PAGES_MS = 5_000;

/**
 * The number of requests that start at once. Starting a request takes time too, and dozens in a row
 * would block the page.
 */
const AT_ONCE = 2;
let asked = 0;

function turn(): Promise<void> | undefined {
  if (!asked) setTimeout(() => (asked = 0));
  return ++asked > AT_ONCE ? new Promise((done) => setTimeout(done)) : undefined;
}

const lessThan = 0x3c;

/**
 * Whether a response is a web page, such as the fallback of a single-page application or a portal's
 * login page. No data file begins with `<`.
 */
const isWebPage = ({ headers }: Response, bytes: Uint8Array): boolean =>
  /\bhtml\b/i.test(headers.get('content-type') ?? '') || bytes[0] === lessThan;

const CURE = 'Set data-url to the folder of the data files; `store-locator assets` copies them.';

/**
 * Creates a reader of data files over HTTP, either separately from a folder or all from one data
 * pack. It rejects with an error that names the file when the request fails (with the status, and
 * for a 404 also the folder), takes too long, or returns too many bytes. A web page in place of a
 * file ends all requests to the folder. For the errors of a data pack see `packReader`.
 * @param dataUrl absolute address of the folder, with or without a slash at the end, or of a data
 *   pack
 */
export function httpReader(
  dataUrl?: string,
  timeoutMs = LATEST_MS,
  clock: Clock = systemClock,
): Reader {
  const pack = packAt(dataUrl);
  return pack ? readerOfPack(pack) : readerOfFolder(dataUrl, timeoutMs, clock);
}

function readerOfPack(address: string): Reader {
  let reader: Promise<Reader> | undefined;
  const load = async (): Promise<Reader> =>
    (await import('./shards/pack-reader.js')).packReader(address);
  return async (name) => {
    const activated = whenActivated();
    if (activated) await activated;
    reader ??= load();
    reader.catch(() => (reader = undefined));
    return (await reader)(name);
  };
}

function readerOfFolder(
  dataUrl = scriptFolder + DATA_FOLDER,
  timeoutMs: number,
  clock: Clock,
): Reader {
  const folder = inFolder(dataUrl);
  const running = new Set<AbortController>();
  let ended: Error | undefined;
  let endedAt = -Infinity;
  const isEnded = (): boolean => Math.abs(clock.now() - endedAt) < PAGES_MS;

  return async (name) => {
    const activated = whenActivated();
    if (activated) await activated;
    await turn();
    if (isEnded()) throw ended!;
    const url = new URL(name, folder);
    const reading = new AbortController();
    const late = new Error(`${name}: no answer in ${timeoutMs} ms`);
    const cancel = clock.after(timeoutMs, () => reading.abort(late));
    running.add(reading);
    try {
      const response = await fetch(url, { credentials: 'omit', signal: reading.signal });
      if (response.status === 404) throw new Error(`${name}: 404 in ${folder}. ${CURE}`);
      if (!response.ok) throw new Error(`${name}: ${response.status}`);
      const pieces = await readBody(response, MOST_BYTES);
      if (!pieces) throw new Error(`${name}: more than ${MOST_BYTES} bytes`);
      const bytes = new Uint8Array(await new Blob(pieces).arrayBuffer());
      if (!isWebPage(response, bytes)) return await unpack(bytes);
      ended = new Error(`${url.href} is a web page and no data. ${CURE}`);
      endedAt = clock.now();
      for (const other of running) other.abort(ended);
      throw ended;
    } catch (error) {
      throw reading.signal.aborted ? reading.signal.reason : error;
    } finally {
      cancel();
      running.delete(reading);
    }
  };
}
