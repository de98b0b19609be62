import { addressFingerprint } from '../../domain/store/address-fingerprint.js';
import { snapshotPosition } from '../../domain/store/snapshot-position.js';
import type { Position } from '../../domain/store/store.js';
import type { FindPosition, SuppliedPositions } from '../../domain/store/supplied-positions.js';
import type { TimeSlicer } from '../../scheduling/time-slicer.js';

/**
 * Returns the positions in a snapshot that supplements the service's own listing. Undefined when
 * the value is no snapshot. A store has no position if its address differs from the one in the
 * snapshot.
 */
export async function snapshotPositions(
  value: unknown,
  { isDue, rest }: TimeSlicer,
): Promise<SuppliedPositions | undefined> {
  const { version, stores } = (value ?? {}) as { version?: unknown; stores?: unknown };
  if (version !== 1 || !Array.isArray(stores)) return undefined;
  const entries = new Map<number, { position: Position; fingerprint: unknown }>();
  for (const entry of stores as unknown[]) {
    if (isDue()) await rest();
    const fields = (entry ?? {}) as Readonly<Record<string, unknown>>;
    const position = snapshotPosition(fields);
    if (position) entries.set(Number(fields.id), { position, fingerprint: fields.fingerprint });
  }
  const find: FindPosition = (store) => {
    const entry = entries.get(store.id);
    return entry && entry.fingerprint === addressFingerprint(store) ? entry.position : undefined;
  };
  return () => find;
}
