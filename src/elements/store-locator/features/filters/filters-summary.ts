import type { FilterWords } from './filter-words.js';

/**
 * The result line with what narrows the list.
 * @param isCounted the line has counted the stores already
 * @param where "Bayern, Germany", '' for all
 * @param what the filters that are on
 * @param stores how many are left
 */
export function filtersSummary(
  line: string,
  isCounted: boolean,
  where: string,
  what: string,
  stores: number,
  { messages, format }: FilterWords,
): string {
  if (!line || !(where || what)) return line;
  if (!stores) return messages.noneLeft;
  return isCounted
    ? `${line} · ${messages.only(format, where, what)}`
    : messages.storesOnly(format, stores, where, what);
}
