/** More than any address, name or link has. */
export const longestText = 5_000;

/** Whether a record has a text so long that it is cut or left out. */
export const isOverlong = (record: unknown): boolean =>
  Object.values(record ?? {}).some(
    (value) => typeof value === 'string' && value.length > longestText,
  );
