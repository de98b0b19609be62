export type JsonRecord = Readonly<Record<string, unknown>>;

/** The value when it is a JSON object, not a list and not null. */
export const record = (value: unknown): JsonRecord | undefined =>
  typeof value === 'object' && value && !Array.isArray(value) ? (value as JsonRecord) : undefined;
