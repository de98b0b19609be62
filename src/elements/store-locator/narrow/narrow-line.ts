import type { NarrowWords } from './narrow-words.js';

export interface NarrowedLine {
  /** What it says of the search; '' where there is nothing to say yet. */
  readonly line: string;
  /** There was a search, whose stores it has counted. */
  readonly isCounted: boolean;
  /** "Bayern, Germany", '' for all. */
  readonly where: string;
  /** The filters that are on. */
  readonly what: string;
  /** What no longer narrows, for the place lies elsewhere. */
  readonly lifted: string;
  /** How many are left. */
  readonly stores: number;
}

/** The result line with what narrows the list. */
export function narrowLine(
  { line, isCounted, where, what, lifted, stores }: NarrowedLine,
  { messages, format }: NarrowWords,
): string {
  const said = lifted ? `${line} · ${messages.notOnly(format, lifted)}` : line;
  if (!line || !(where || what)) return said;
  if (!stores) return messages.noneLeft;
  return isCounted
    ? `${said} · ${messages.only(format, where, what)}`
    : messages.storesOnly(format, stores, where, what);
}
