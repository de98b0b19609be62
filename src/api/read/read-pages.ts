import { anySignal } from '../../http/any-signal.js';
import { decodePage, type Page } from '../decode/decode-page.js';
import { PageSequence } from './page-sequence.js';

export type { Page };

const mostAtOnce = 6;

export interface ReadPagesOptions<T> {
  /** Returns undefined for a record that cannot be read. */
  decode: (item: unknown) => T | undefined;
  id: (item: T) => number;
  signal?: AbortSignal | undefined;
  /** The number of the first page to read. */
  from?: number | undefined;
  /** The number of records that the service puts on each page but the last. */
  pageSize?: number | undefined;
  /** The listing is cut after this number of pages: 400 pages are 100,000 records. */
  maxPages?: number | undefined;
  /**
   * Awaited before the second page when only the length of the first page suggests a second one.
   */
  rest?: (() => Promise<void>) | undefined;
}

/**
 * Reads a listing that tells neither its length nor its last page. The first page is yielded as
 * soon as it arrives. Then 1, 2, 4 and at most 6 pages are read ahead. Every page that was read is
 * yielded in order, also an empty last one. Records that an earlier page had are left out.
 *
 * The listing ends with a page that is short (but see `PageSequence`), that is empty, or that has
 * only records seen before. A failed page is yielded with its `error`, and reading goes on. Three
 * pages in a row that failed or held no readable record end the listing. So a listing whose last
 * page has an error may be longer. An error of the first page is thrown instead, and so is an
 * abort. `return()` aborts all open requests.
 */
export function readPages<T>(
  fetchPage: (number: number, signal: AbortSignal) => Promise<unknown>,
  { decode, id, signal, from = 1, pageSize = 250, maxPages = 400, rest }: ReadPagesOptions<T>,
): AsyncGenerator<Page<T>, void> {
  const controller = anySignal(signal);

  async function* read(): AsyncGenerator<Page<T>, void> {
    const seen = new Set<number>();
    const ahead: (readonly [number: number, body: Promise<unknown>])[] = [];
    let next = from;
    let atOnce = 1;
    const sequence = new PageSequence(pageSize);
    const isFull = (body: unknown): boolean => Array.isArray(body) && body.length >= pageSize;
    const readAhead = (): void => {
      while (ahead.length < atOnce && next < from + maxPages)
        ahead.push([next, fetchPage(next++, controller.signal).catch((error: unknown) => error)]);
    };
    try {
      readAhead();
      for (let loading; (loading = ahead.shift());) {
        const [number, answer] = loading;
        const body = await answer;
        // Request the next page before this one is decoded: after the first page, and in a long
        // listing.
        if ((number === from || atOnce === mostAtOnce) && isFull(body)) readAhead();
        const page = await decodePage(number, body, decode);
        const { error } = page;
        if (controller.signal.aborted && !signal?.aborted) return;
        if (error && (number === from || signal?.aborted)) throw error;

        const items = page.items.filter((item) => seen.size < seen.add(id(item)).size);
        const { next: wanted, ...told } = sequence.follow({
          number,
          length: Array.isArray(body) ? body.length : 0,
          readable: page.items.length,
          fresh: items.length,
          error,
        });
        if (wanted === 'none') ahead.length = 0;
        if (wanted === 'more') readAhead();
        atOnce = wanted === 'more' ? Math.min(mostAtOnce, atOnce * 2) : 1;
        yield { ...page, ...told, notice: told.notice ?? page.notice, items };
        if (wanted !== 'one') continue;
        if (number === from) await rest?.();
        readAhead();
      }
    } finally {
      controller.abort();
    }
  }

  const pages = read();
  const finish = pages.return.bind(pages);
  pages.return = (value) => {
    // The generator's own `return` would wait for the open request.
    controller.abort();
    return finish(value);
  };
  return pages;
}
