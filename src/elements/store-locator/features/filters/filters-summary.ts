import type { FilterWords } from './filter-words.js';

/**
 * Adds the active filters to the result line.
 * @param isCounted true when the line already counts the stores
 * @param where the chosen country or state, such as "Bayern, Germany"; '' for all
 * @param what the names of the filters that are on
 * @param stores the number of stores that are left
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
