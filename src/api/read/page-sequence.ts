import { StoreLocatorError } from '../../domain/error.js';
import type { Page } from '../decode/decode-page.js';

const mostFruitless = 3;

/** The pages to read after a page: none, the next one alone, or several at a time. */
type Next = 'none' | 'one' | 'more';

/** The facts about a page that decide whether the listing goes on. */
interface Verdict extends Pick<Page<unknown>, 'error' | 'notice'> {
  readonly next: Next;
}

interface ReadPage {
  readonly number: number;
  /** The number of records on the page, readable or not. */
  readonly length: number;
  /** The number of readable records on the page. */
  readonly readable: number;
  /** The number of readable records that no earlier page had. */
  readonly fresh: number;
  readonly error: StoreLocatorError | undefined;
}

/** True for lengths at which services cut a page: 50, 100, 500 and so on. */
const isPageLength = (records: number): boolean => records >= 50 && records % 50 === 0;

/** True for a page that may have been cut at 250 records before the service hid some of them. */
const mayHideSome = (records: number): boolean => records >= 200 && records < 250;

/**
 * Decides after each page of a listing whether there may be another. A short page is normally the
 * last one. But some services cut pages at another number than the documented one, or hide records
 * of a page after the cut. Then every page is short. So after a page of such a length the next page
 * is requested once. If that page has records, the listing is read until an empty page.
 */
export class PageSequence {
  readonly #pageSize: number;
  #first: ReadPage | undefined;
  /** True when the last page was short and the next page is requested all the same. */
  #isInDoubt = false;
  /** True when a page with new records has followed a short page. */
  #isUneven = false;
  #fruitless = 0;

  /** @param pageSize the number of records on a page, as the service's document says */
  constructor(pageSize: number) {
    this.#pageSize = pageSize;
  }

  follow(page: ReadPage): Verdict {
    const { number, length, readable, fresh, error } = page;
    const first = (this.#first ??= page);
    const wasInDoubt = this.#isInDoubt;
    this.#isInDoubt = false;
    this.#fruitless = fresh ? 0 : this.#fruitless + 1;
    // Past the end, some services refuse the request or send a web page. Both mean: no more pages.
    if (wasInDoubt && error)
      return {
        next: 'none',
        error: ['refused', 'bad-answer'].includes(error.code) ? undefined : error,
      };
    if (readable && !fresh)
      return { next: 'none', error: number === first.number + 1 ? this.#ignored(first) : error };
    if (this.#fruitless === mostFruitless) return { next: 'none', error };
    const isShort = !error && length < this.#pageSize;
    const notice = wasInDoubt && fresh ? this.#otherLength(number - 1) : undefined;
    this.#isUneven ||= notice !== undefined;
    if (!isShort) return { next: 'more', error, notice };
    if (this.#isUneven) return { next: length ? 'one' : 'none', error, notice };
    this.#isInDoubt = mayHideSome(length) || (page === first && isPageLength(length));
    return { next: this.#isInDoubt ? 'one' : 'none', error };
  }

  /** When the service repeats the first page, stores are missing only if that page was cut. */
  #ignored({ length }: ReadPage): StoreLocatorError | undefined {
    if (length !== this.#pageSize && !isPageLength(length)) return undefined;
    return new StoreLocatorError(
      'bad-answer',
      `the service ignores "page": each page has the same ${length} records, so others may be missing`,
    );
  }

  #otherLength(number: number): string {
    return (
      `page ${number} has fewer than ${this.#pageSize} records, ` +
      'yet others follow: pages are read until one is empty'
    );
  }
}
