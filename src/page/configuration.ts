import type { PageConfiguration } from '../domain/page-configuration.js';
import { Observable } from './observable.js';
import { shared } from './shared.js';

const prefix = 'store-locator:';

/** What `<meta name="store-locator:base-url" content="…">` and the like say, for the plain values. */
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

/** The page-wide configuration: what scripts set wins over what `<meta>` elements say. */
export class Configuration extends Observable {
  #meta: PageConfiguration | undefined;
  #set: PageConfiguration = {};

  get values(): PageConfiguration {
    const meta = this.#meta ?? readMeta();
    // Until the page is parsed there may be more of them to come.
    if (document.readyState !== 'loading') this.#meta = meta;
    return { ...meta, ...this.#set };
  }

  /** Adds to what was set before; `undefined` takes a value back. */
  set(values: PageConfiguration): void {
    this.#set = defined({ ...this.#set, ...values });
    this.notify();
  }
}

export const configuration = (): Configuration =>
  shared('configuration', () => new Configuration());

/** What of an object has a value: `undefined` stands for what was never said. */
const defined = <T extends object>(values: T | undefined): Partial<T> =>
  Object.fromEntries(
    Object.entries(values ?? {}).filter(([, value]) => value !== undefined),
  ) as Partial<T>;
