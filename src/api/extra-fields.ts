import type { JsonRecord } from './record.js';

/** The fields of a record but those named. */
export const extraFields = (item: JsonRecord, known: readonly string[]): JsonRecord =>
  Object.fromEntries(Object.entries(item).filter(([name]) => !known.includes(name)));
