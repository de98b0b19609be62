import type { PageConfiguration } from '../domain/page-configuration.js';
import { Observable } from './observable.js';
import { shared } from './shared.js';

/**
 * Returns the object without its `undefined` values. `undefined` means that a value was never set.
 */
const defined = <T extends object>(values: T | undefined): Partial<T> =>
  Object.fromEntries(
    Object.entries(values ?? {}).filter(([, value]) => value !== undefined),
  ) as Partial<T>;

const prefix = 'store-locator:';

/**
 * Reads the plain values from elements such as `<meta name="store-locator:base-url" content="…">`.
 */
function readMeta(): PageConfiguration {
  const texts: Record<string, string> = {};
  for (const meta of document.querySelectorAll<HTMLMetaElement>(`meta[name^="${prefix}"]`)) {
    const name = meta.name
      .slice(prefix.length)
      .replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
    texts[name] = meta.content;
  }
  const { requestsPerMinute, persist, ...rest } = texts;
  return {
    ...rest,
    ...(requestsPerMinute && { requestsPerMinute: Number(requestsPerMinute) }),
    ...(persist && { persist: persist !== 'false' }),
  };
}

/** The page-wide configuration. Values that scripts set win over values in `<meta>` elements. */
export class Configuration extends Observable {
  #meta: PageConfiguration | undefined;
  #set: PageConfiguration = {};

  get values(): PageConfiguration {
    const meta = this.#meta ?? readMeta();
    // More `<meta>` elements may come until the page is parsed.
    if (document.readyState !== 'loading') this.#meta = meta;
    return { ...meta, ...this.#set };
  }

  /** Adds to the values that were set before. `undefined` removes a value. */
  set(values: PageConfiguration): void {
    this.#set = defined({ ...this.#set, ...values });
    this.notify();
  }
}

export const configuration = (): Configuration =>
  shared('configuration', () => new Configuration());
