import { readPages, type Page, type ReadPagesOptions } from '../../src/api/read/read-pages.js';

export interface Item {
  readonly id: number;
}

export const pageSize = 3;
export const items = (...ids: number[]): Item[] => ids.map((id) => ({ id }));
/** Page n of an endless listing: 3 ids of its own. */
export const fullPage = (number: number): Item[] =>
  items(number * 3, number * 3 + 1, number * 3 + 2);

export const decode = (item: unknown): Item | undefined =>
  typeof item === 'object' && item && 'id' in item ? (item as Item) : undefined;

/** A source of pages that answers at once, from a list (then empty pages) or a function. */
export function source(pages: unknown[] | ((number: number) => unknown)) {
  const asked: number[] = [];
  const signals: AbortSignal[] = [];
  const fetchPage = async (number: number, signal: AbortSignal): Promise<unknown> => {
    asked.push(number);
    signals.push(signal);
    const body =
      typeof pages === 'function' ? pages(number) : number <= pages.length ? pages[number - 1] : [];
    if (body instanceof Error) throw body;
    return body;
  };
  return { fetchPage, asked, signals };
}

export const read = (
  fetchPage: Parameters<typeof readPages>[0],
  options: Partial<ReadPagesOptions<Item>> = {},
) => readPages(fetchPage, { decode, id: (item: Item) => item.id, pageSize, ...options });

export async function all(pages: AsyncIterable<Page<Item>>): Promise<Page<Item>[]> {
  const list: Page<Item>[] = [];
  for await (const page of pages) list.push(page);
  return list;
}

export const idsOf = (pages: Page<Item>[]) => pages.map((page) => page.items.map(({ id }) => id));
