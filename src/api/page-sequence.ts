import { StoreLocatorError } from '../domain/error.js';
import type { Page } from './decode-page.js';

const mostFruitless = 3;

/** The pages to read after a page: none; the next one alone; further ones, some at a time. */
type Next = 'none' | 'one' | 'more';

/** The facts of a page that tell whether the listing goes on. */
interface Verdict extends Pick<Page<unknown>, 'error' | 'notice'> {
  readonly next: Next;
}

interface ReadPage {
  readonly number: number;
  /** How many records it holds, readable or not. */
  readonly length: number;
  /** How many of them can be read. */
  readonly readable: number;
  /** How many of those did not come before. */
  readonly fresh: number;
  readonly error: StoreLocatorError | undefined;
}

/** A number of records at which services cut a page: 50, 100, 500 and so on. */
const isPageLength = (records: number): boolean => records >= 50 && records % 50 === 0;

/** A page that was cut at 250 records, and of which the service has then hidden some. */
const mayHideSome = (records: number): boolean => records >= 200 && records < 250;

/**
 * Tells after each page of a listing whether there may be another. A page is the last one when it is short. But where a
 * service cuts its pages at another number than the documented one, or hides records of a page that it has cut, every
 * page is short: so after a page of such a length the next one is asked for, once. If it has records, the listing is read
 * until an empty page.
 */
export class PageSequence {
  readonly #pageSize: number;
  #first: ReadPage | undefined;
  /** The last page was short, and the next one is asked for all the same. */
  #isInDoubt = false;
  /** Short pages have been followed by others. */
  #isUneven = false;
  #fruitless = 0;

  /** @param pageSize how many records the service's document puts on a page */
  constructor(pageSize: number) {
    this.#pageSize = pageSize;
  }

  follow(page: ReadPage): Verdict {
    const { number, length, readable, fresh, error } = page;
    const first = (this.#first ??= page);
    const wasInDoubt = this.#isInDoubt;
    this.#isInDoubt = false;
    this.#fruitless = fresh ? 0 : this.#fruitless + 1;
    // Past the end some services refuse, or send a web page: there is none.
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

  /** Where all pages are the first one, more is missing only if that one was cut. */
  #ignored({ length }: ReadPage): StoreLocatorError | undefined {
    if (length !== this.#pageSize && !isPageLength(length)) return undefined;
    return new StoreLocatorError(
      'bad-answer',
      `the service ignores "page": each page of the listing has the same ${length} records, so others may be missing`,
    );
  }

  #otherLength(number: number): string {
    return (
      `page ${number} of the listing has fewer records than the ${this.#pageSize} that are documented, ` +
      'yet others follow: it is read until an empty page'
    );
  }
}
