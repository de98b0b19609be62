import { unpack } from '../../gazetteer/shards/unpack.js';
import { anySignal } from '../../http/any-signal.js';
import { systemClock } from '../../http/clock.js';
import { readBody } from '../../http/read-body.js';
import { whenActivated } from '../../scheduling/when-activated.js';
import { CELL_LIMITS } from '../../streets/cell-form.js';
import { readCell } from '../../streets/read-cell.js';
import type { StreetCell, StreetsIndex } from '../../streets/street-cell.js';

/** A file has some tens of kilobytes. A server that has not answered by then never will. */
const LATEST_MS = 15_000;
/** Some hosts answer 403 for a file that does not exist. */
const MISSING: readonly number[] = [403, 404, 410];

/** The map shows it, whatever `streets.json` says: streets are OpenStreetMap's data. */
const LEAST_CREDIT = '<a href="https://www.openstreetmap.org/copyright">© OpenStreetMap</a>';

/** A file that a later request would not mend. */
export class UnusableStreets extends Error {}

/** Returns a file's bytes; undefined when there is no such file. */
async function readFile(
  url: string,
  signal: AbortSignal,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  await whenActivated(signal);
  const reading = anySignal(signal);
  const cancel = systemClock.after(LATEST_MS, () => reading.abort());
  try {
    // A shop behind a password serves its own files only to visitors with its cookie.
    const response = await fetch(url, {
      credentials: 'same-origin',
      signal: reading.signal,
    });
    if (MISSING.includes(response.status)) return undefined;
    if (!response.ok) throw new Error(`${url}: ${response.status}`);
    // A server that has a page for every address has no such file.
    if (/\bhtml\b/i.test(response.headers.get('content-type') ?? '')) return undefined;
    const pieces = await readBody(response, CELL_LIMITS.bytes);
    if (!pieces) throw new UnusableStreets(`${url}: too many bytes`);
    return new Uint8Array(await new Blob(pieces).arrayBuffer());
  } catch (error) {
    if (reading.signal.aborted && !signal.aborted)
      throw new Error(`${url}: no answer in ${LATEST_MS} ms`, { cause: error });
    throw error;
  } finally {
    cancel();
    reading.abort();
  }
}

/**
 * Reads `streets.json`.
 * @throws {UnusableStreets} when the file is missing or is of another kind
 */
export async function readIndex(url: string, signal: AbortSignal): Promise<StreetsIndex> {
  const bytes = await readFile(url, signal);
  if (!bytes) throw new UnusableStreets(`there is no ${url}`);
  let index: Partial<StreetsIndex> | null = null;
  try {
    index = JSON.parse(new TextDecoder().decode(bytes)) as Partial<StreetsIndex> | null;
  } catch {
    // The check below refuses it.
  }
  const { format, version, credit, radiusKm, zoom, mainRoadsZoom } = index ?? {};
  const isUsable =
    format === 1 &&
    /^[\da-f]{1,64}$/.test(String(version)) &&
    typeof credit === 'string' &&
    // Other numbers would ask for millions of cells.
    isWithin(radiusKm, 0.1, 20) &&
    isWithin(zoom, 12, 14) &&
    isWithin(mainRoadsZoom, 9, 11);
  if (!isUsable) throw new UnusableStreets(`${url} is no streets.json of this version`);
  const isNamed = credit.includes('OpenStreetMap');
  return {
    ...(index as StreetsIndex),
    credit: isNamed ? credit : `${credit} ${LEAST_CREDIT}`.trim(),
  };
}

const isWithin = (value: unknown, least: number, most: number): boolean =>
  typeof value === 'number' && value >= least && value <= most;

/**
 * Reads a cell; undefined when there is none.
 * @throws {UnusableStreets} when the file is broken
 */
export async function readCellAt(
  url: string,
  signal: AbortSignal,
): Promise<StreetCell | undefined> {
  const bytes = await readFile(url, signal);
  if (!bytes) return undefined;
  try {
    return readCell(await unpack(bytes));
  } catch (error) {
    throw new UnusableStreets(`${url}: ${(error as Error).message}`, { cause: error });
  }
}
