import { isFingerprintOf } from '../domain/store/address-fingerprint.js';
import { StoreLocatorError } from '../domain/error.js';
import { snapshotPosition } from '../domain/store/snapshot-position.js';
import type { Store } from '../domain/store/store.js';
import { decodeRecord } from './decode-location.js';
import type { Page } from './decode-page.js';
import { overlong } from './overlong.js';
import { record } from './record.js';
import { text } from './text.js';

/** As many as a page of the service holds: decoded well within a frame. */
const pageSize = 250;

/**
 * The listing that `store-locator snapshot` wrote (see `snapshot.schema.json`), cut into pages like those of the
 * service, so that whoever reads ten thousand stores can rest between two pages. Stores come as `decodeLocation` gives
 * them, with the positions and the details of the snapshot; an id that comes twice counts once.
 *
 * @param from the first page wanted
 * @throws {StoreLocatorError} 'bad-answer' when it is no snapshot, or one of a later version
 */
export function* snapshotPages(body: unknown, from = 1): Generator<Page<Store>, void> {
  const { version, stores: entries } = record(body) ?? {};
  if (version !== 1 || !Array.isArray(entries))
    throw new StoreLocatorError('bad-answer', 'src: no snapshot of version 1');
  const seen = new Set<number>();
  // an empty snapshot is a page too: what is known of it is that there is nothing
  for (let number = from; number === 1 || (number - 1) * pageSize < entries.length; number++) {
    const slice: readonly unknown[] = entries.slice((number - 1) * pageSize, number * pageSize);
    const stores = slice.map(decodeEntry).filter((store) => store !== undefined);
    const items = stores.filter(({ id }) => !seen.has(id) && seen.add(id));
    const dropped = slice.length - stores.length;
    yield { number, items, dropped, notice: overlong(number, slice) };
  }
}

function decodeEntry(entry: unknown): Store | undefined {
  // Its positions have a form of their own.
  const store = decodeRecord(entry, () => undefined);
  if (!store) return undefined;
  const fields = record(entry) ?? {};
  const { fingerprint } = fields;
  const position = snapshotPosition(fields);
  // Whoever changed the address in the file did not move the point.
  const isOutdated = position && fingerprint && !isFingerprintOf(text(fingerprint), store);
  // They are read once a row shows them, which few do.
  const details = record(fields.details);
  return Object.assign(store, {
    position: isOutdated ? undefined : position,
    ...(details && { details }),
  });
}
