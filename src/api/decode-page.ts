import { StoreLocatorError } from '../domain/error.js';

/** One page of a listing. */
export interface Page<T> {
  /** Counted from 1, as the service does. */
  readonly number: number;
  readonly items: readonly T[];
  /** How many records could not be read; they are left out. */
  readonly dropped: number;
  /** Why the page is missing; it then has no items. */
  readonly error?: StoreLocatorError | undefined;
}

/** Awaits a page's body and decodes it; whatever goes wrong becomes the page's `error`. */
export async function decodePage<T>(
  number: number,
  body: Promise<unknown>,
  decode: (item: unknown) => T | undefined,
): Promise<Page<T>> {
  try {
    const records = await body;
    if (!Array.isArray(records)) throw new StoreLocatorError('bad-answer', 'not a list');
    const items = records.map((item) => decode(item)).filter((item) => item !== undefined);
    return { number, items, dropped: records.length - items.length };
  } catch (cause) {
    const error =
      cause instanceof StoreLocatorError
        ? cause
        : new StoreLocatorError('bad-answer', 'not readable', { cause });
    return { number, items: [], dropped: 0, error };
  }
}
