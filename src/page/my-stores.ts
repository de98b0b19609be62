import type { MyStore } from '../domain/my-store.js';
import { configuration } from './configuration.js';
import { Observable } from './observable.js';
import { shared } from './shared.js';

const prefix = 'store-locator:my-store:';

/** The shopper's own store of each merchant, kept as `remember` says and told to every element and tab. */
export class MyStores extends Observable {
  /** As JSON, like the storage: for pages that remember nothing and browsers that refuse to. */
  readonly #memory = new Map<string, string>();

  /** @param merchant base address and public key: two shops on one origin do not share a store */
  get(merchant: string): MyStore | undefined {
    let text = this.#memory.get(merchant);
    try {
      text = this.#storage?.getItem(prefix + merchant) ?? text;
      const store = JSON.parse(text ?? 'null') as MyStore | null;
      return typeof store?.id === 'number' && store.name ? store : undefined;
    } catch {
      return undefined;
    }
  }

  /** @param store null forgets it */
  set(merchant: string, store: MyStore | null): void {
    const text = JSON.stringify(store);
    this.#memory.set(merchant, text);
    try {
      this.#storage?.setItem(prefix + merchant, text);
    } catch {
      // Forbidden or full: memory serves this page.
    }
    this.#changed();
  }

  protected override onFirst(): void {
    addEventListener('storage', this.#onStorage);
  }

  protected override onLast(): void {
    removeEventListener('storage', this.#onStorage);
  }

  readonly #onStorage = ({ key }: StorageEvent): void => {
    if (key?.startsWith(prefix) ?? true) this.#changed();
  };

  #changed(): void {
    this.notify();
    document.dispatchEvent(new Event('my-store-change'));
  }

  /** Reading the property alone may throw. */
  get #storage(): Storage | undefined {
    const { remember } = configuration().values;
    if (remember === 'none') return undefined;
    return remember === 'session' ? sessionStorage : localStorage;
  }
}

export const myStores = (): MyStores => shared('my-stores', () => new MyStores());
