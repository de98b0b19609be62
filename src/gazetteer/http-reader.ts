import { systemClock, type Clock } from '../http/clock.js';
import { readBody } from '../http/read-body.js';
import { packName } from './shards/pack-name.js';
import type { Reader } from './shards/reader.js';
import { unpack } from './shards/unpack.js';
import { whenActivated } from '../scheduling/when-activated.js';

/** Where the data files lie, seen from this script. */
const DATA_FOLDER = 'data/';

// Not `new URL('…', import.meta.url)`: bundlers read that as a file to bundle, and a folder is none.
const scriptFolder = import.meta.url.replace(/[^/?#]*([?#].*)?$/, '');

const isPack = (address: string): boolean => /\.wasm([?#]|$)/.test(address);
const inFolder = (folder: string): string => folder.replace(/\/?$/, '/');

/** The address of the one file that holds all data, if there is one. */
function packAt(dataUrl = scriptFolder): string | undefined {
  if (isPack(dataUrl)) return dataUrl;
  const name = packName.get();
  return name && inFolder(dataUrl) + name;
}

/** A file has some tens of kilobytes: a server that has not sent it by then will not. */
const LATEST_MS = 15_000;

/** The largest has 250 KB. */
const MOST_BYTES = 4 * 2 ** 20;

/** A server that has given a web page for a file gives one for all of them: so long no other is asked for. */
const PAGES_MS = 5_000;

/** To ask takes its time, too: for dozens of files the page has none at once. So many wait for nothing. */
const AT_ONCE = 2;
let asked = 0;

function turn(): Promise<void> | undefined {
  if (!asked) setTimeout(() => (asked = 0));
  return ++asked > AT_ONCE ? new Promise((done) => setTimeout(done)) : undefined;
}

const lessThan = 0x3c;

/** A single-page application's fallback, or a portal's page to log in: no data file begins so. */
const isWebPage = ({ headers }: Response, bytes: Uint8Array): boolean =>
  /\bhtml\b/i.test(headers.get('content-type') ?? '') || bytes[0] === lessThan;

const CURE = 'Set data-url to the folder of the data files; `store-locator assets` copies them.';

/**
 * Reads data files over HTTP, each by itself or all from one data pack. Rejects with the file's name and the status when
 * it can't be had, for a 404 also with the folder, and with its name when it has not come in time or is far too long. A
 * web page in the place of a file ends all that is being read from the folder. What a data pack rejects with: see
 * `packReader`.
 * @param dataUrl absolute address of their folder, with or without a slash at the end, or of a data pack
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
