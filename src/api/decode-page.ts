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
  /** A sentence for the developer, where the service pages in another way than its document says. */
  readonly notice?: string | undefined;
}

/** Decodes a page's body, or what it was rejected with; whatever goes wrong becomes the page's `error`. */
export function decodePage<T>(
  number: number,
  body: unknown,
  decode: (item: unknown) => T | undefined,
): Page<T> {
  try {
    if (!Array.isArray(body))
      throw body instanceof Error ? body : new StoreLocatorError('bad-answer', 'not a list');
    const items = body.map((item) => decode(item)).filter((item) => item !== undefined);
    return { number, items, dropped: body.length - items.length };
  } catch (cause) {
    const error =
      cause instanceof StoreLocatorError
        ? cause
        : new StoreLocatorError('bad-answer', 'not readable', { cause });
    return { number, items: [], dropped: 0, error };
  }
}
