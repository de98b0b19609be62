/** Returns the fields of a record without the named ones. */
export const extraFields = (item: JsonRecord, known: readonly string[]): JsonRecord =>
  Object.fromEntries(Object.entries(item).filter(([name]) => !known.includes(name)));

/** Reads the service's own number of a record, also when it is a string of digits. */
export function decodeId(value: unknown): number | undefined {
  const id = typeof value === 'string' && /^\d+$/.test(value) ? +value : value;
  return Number.isSafeInteger(id) ? (id as number) : undefined;
}

export type JsonRecord = Readonly<Record<string, unknown>>;

/** Returns the value when it is a JSON object, not a list and not null. */
export const record = (value: unknown): JsonRecord | undefined =>
  typeof value === 'object' && value && !Array.isArray(value) ? (value as JsonRecord) : undefined;
