import type { PageConfiguration } from '../domain/page-configuration.js';
import { Observable } from './observable.js';
import { shared } from './shared.js';

/** The plain values that a `<meta name="store-locator:base-url" content="…">` may give, by their names there. */
const metaReaders: { [K in keyof PageConfiguration]?: (content: string) => PageConfiguration[K] } =
  {
    baseUrl: String,
    publicKey: String,
    auth: (content) => (content === 'query' ? 'query' : 'header'),
    keyName: String,
    dataUrl: String,
    requestsPerMinute: (content) => Number(content) || undefined,
    persist: (content) => content !== 'false',
    remember: (content) => (content === 'session' || content === 'none' ? content : 'local'),
  };

function readMeta(): PageConfiguration {
  const values: Record<string, unknown> = {};
  for (const [name, read] of Object.entries(metaReaders)) {
    const kebab = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    const meta = document.querySelector<HTMLMetaElement>(`meta[name="store-locator:${kebab}"]`);
    if (meta?.content) values[name] = read(meta.content.trim());
  }
  return values;
}

/** The page-wide configuration: what scripts set wins over what `<meta>` elements say. */
export class Configuration extends Observable {
  #set: PageConfiguration = {};

  get values(): PageConfiguration {
    return { ...readMeta(), ...this.#set };
  }

  /** Adds to what was set before; `undefined` takes a value back. */
  set(values: PageConfiguration): void {
    const next = { ...this.#set, ...values };
    for (const name of Object.keys(next) as (keyof PageConfiguration)[]) {
      if (next[name] === undefined) delete next[name];
    }
    this.#set = next;
    this.notify();
  }
}

export const configuration = (): Configuration =>
  shared('configuration', () => new Configuration());
