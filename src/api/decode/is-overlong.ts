/** A limit in characters that no real address, name or link reaches. */
export const longestText = 5_000;

/** True when a text of the record exceeds the limit. That text is cut or left out. */
export const isOverlong = (record: unknown): boolean =>
  Object.values(record ?? {}).some(
    (value) => typeof value === 'string' && value.length > longestText,
  );
