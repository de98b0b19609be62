import { StoreLocatorError } from '../../domain/error.js';
import { isOverlong } from './is-overlong.js';
import { bringReaders, readersOfOdd } from './odd-fields.js';

/** One page of a listing. */
export interface Page<T> {
  /** The page number, counted from 1 as the service does. */
  readonly number: number;
  readonly items: readonly T[];
  /** The number of records that could not be read. They are left out of `items`. */
  readonly dropped: number;
  /** Why the page is missing. The page then has no items. */
  readonly error?: StoreLocatorError | undefined;
  /** A sentence for the developer, when the pages of the service differ from its document. */
  readonly notice?: string | undefined;
}

/**
 * Decodes a page's body, or the error that its request gave. All failures go to the page's `error`.
 */
export async function decodePage<T>(
  number: number,
  body: unknown,
  decode: (item: unknown) => T | undefined,
): Promise<Page<T>> {
  const page = decodeOnce(number, body, decode);
  return (await bringReaders()) ? decodeOnce(number, body, decode) : page;
}

function decodeOnce<T>(
  number: number,
  body: unknown,
  decode: (item: unknown) => T | undefined,
): Page<T> {
  try {
    if (!Array.isArray(body))
      throw body instanceof Error ? body : new StoreLocatorError('bad-answer', 'not a list');
    const items = body.map((item) => decode(item)).filter((item) => item !== undefined);
    const notice = body.some(isOverlong) ? readersOfOdd()?.overlong(number, body) : undefined;
    return { number, items, dropped: body.length - items.length, notice };
  } catch (cause) {
    const error =
      cause instanceof StoreLocatorError
        ? cause
        : new StoreLocatorError('bad-answer', 'not readable', { cause });
    return { number, items: [], dropped: 0, error };
  }
}
