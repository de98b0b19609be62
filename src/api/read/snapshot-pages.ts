import { isFingerprintOf } from '../../domain/store/address-fingerprint.js';
import { StoreLocatorError } from '../../domain/error.js';
import { snapshotPosition } from '../../domain/store/snapshot-position.js';
import type { Store } from '../../domain/store/store.js';
import { decodeRecord } from '../decode/decode-location.js';
import type { Page } from '../decode/decode-page.js';
import { overlong } from '../decode/overlong.js';
import { record } from '../decode/record.js';
import { text } from '../decode/text.js';

/** The same length as a page of the service. It is decoded well within one frame. */
const pageSize = 250;

/**
 * Cuts the listing that `store-locator snapshot` wrote (see `snapshot.schema.json`) into pages like
 * those of the service. A reader of ten thousand stores can so rest between two pages. Each store
 * is decoded like a location of the service, with the snapshot's positions and details. A store
 * whose id came before is left out.
 *
 * @param from the number of the first page
 * @throws {StoreLocatorError} 'bad-answer' when the body is no snapshot, or one of a later version
 */
export function* snapshotPages(body: unknown, from = 1): Generator<Page<Store>, void> {
  const { version, stores: entries } = record(body) ?? {};
  if (version !== 1 || !Array.isArray(entries))
    throw new StoreLocatorError('bad-answer', 'src: no snapshot of version 1');
  const seen = new Set<number>();
  // An empty snapshot gives one empty page, which says that there are no stores.
  for (let number = from; number === 1 || (number - 1) * pageSize < entries.length; number++) {
    const slice: readonly unknown[] = entries.slice((number - 1) * pageSize, number * pageSize);
    const stores = slice.map(decodeEntry).filter((store) => store !== undefined);
    const items = stores.filter(({ id }) => !seen.has(id) && seen.add(id));
    const dropped = slice.length - stores.length;
    yield { number, items, dropped, notice: overlong(number, slice) };
  }
}

function decodeEntry(entry: unknown): Store | undefined {
  // A snapshot gives positions in its own form, which `snapshotPosition` reads.
  const store = decodeRecord(entry, () => undefined);
  if (!store) return undefined;
  const fields = record(entry) ?? {};
  const { fingerprint } = fields;
  const position = snapshotPosition(fields);
  // An address that was edited in the file no longer belongs to its position.
  const isOutdated = position && fingerprint && !isFingerprintOf(text(fingerprint), store);
  // Details are read only when a row shows them, which few stores do.
  const details = record(fields.details);
  return Object.assign(store, {
    position: isOutdated ? undefined : position,
    ...(details && { details }),
  });
}
