/** The service's own number of a record, also when written as a string of digits. */
export function decodeId(value: unknown): number | undefined {
  const id = typeof value === 'string' && /^\d+$/.test(value) ? +value : value;
  return Number.isSafeInteger(id) ? (id as number) : undefined;
}
