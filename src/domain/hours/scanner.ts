/** Reads a text from left to right by patterns. */
export interface Scanner {
  /** Steps over a pattern and the space before it. Returns undefined where the pattern is not. */
  take(pattern: RegExp): RegExpExecArray | undefined;
  /** Reads one or more items that commas part. Steps back if an item behind a comma is missing. */
  list<T>(item: () => T | undefined): T[];
  /** True when nothing but space is left. */
  isAtEnd(): boolean;
}

/** Makes a scanner. Letters match in both cases. */
export function scannerOf(text: string): Scanner {
  let at = 0;
  const take = (pattern: RegExp): RegExpExecArray | undefined => {
    const sticky = new RegExp(`\\s*(?:${pattern.source})`, 'iy');
    sticky.lastIndex = at;
    const match = sticky.exec(text) ?? undefined;
    if (match) at = sticky.lastIndex;
    return match;
  };
  return {
    take,
    list<T>(item: () => T | undefined) {
      const items: T[] = [];
      for (;;) {
        const before = at;
        if (items.length && !take(/,/)) return items;
        const next = item();
        if (next === undefined) {
          at = before;
          return items;
        }
        items.push(next);
      }
    },
    isAtEnd: () => !text.slice(at).trim(),
  };
}
