const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

type Spoil = (record: Record<string, unknown>) => unknown;

/** Ways in which a record can be other than documented. */
export const spoils: readonly Spoil[] = [
  () => null,
  () => 'a text',
  () => 7,
  () => true,
  () => [],
  () => ({}),
  ({ id: _id, ...rest }) => rest,
  (record) => ({ ...record, id: 'not a number' }),
  (record) => ({ ...record, id: 1.5 }),
  (record) => ({ ...record, id: null }),
  (record) => ({ ...record, name: 42 }),
  (record) => ({ ...record, name: null, address: null }),
  (record) => ({ ...record, zip: { code: '75001' }, city: ['Paris'] }),
  (record) => ({ ...record, platform_location_id: {}, google_maps_url: 0, country: false }),
  (record) => ({ ...record, customer: 'nobody', cart: { items: 'none' } }),
];

/** How far apart the spoilt records of a page stand. */
const EVERY = 10;

/** Spoils every tenth record from the fourth on, each way once a page. */
export function spoilRecords(records: unknown): unknown {
  if (!Array.isArray(records)) return records;
  return records.map((record: unknown, nth) => {
    const spoil = nth % EVERY === 3 ? spoils[(nth - 3) / EVERY] : undefined;
    return spoil && isRecord(record) ? spoil(record) : record;
  });
}
