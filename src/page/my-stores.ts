import type { MyStore } from '../domain/my-store.js';
import { configuration } from './configuration.js';
import { Observable } from './observable.js';
import { shared } from './shared.js';

const prefix = 'store-locator:my-store:';

function isMyStore(value: unknown): value is MyStore {
  const { id, platformLocationId, name, mapsUrl } = (value ?? {}) as Partial<MyStore>;
  return (
    typeof id === 'number' &&
    typeof platformLocationId === 'string' &&
    typeof name === 'string' &&
    typeof mapsUrl === 'string'
  );
}

/** The shopper's own store of each merchant, kept as `remember` says and told to every element and tab. */
export class MyStores extends Observable {
  readonly #memory = new Map<string, MyStore>();

  /** @param merchant base address and public key: two shops on one origin do not share a store */
  get(merchant: string): MyStore | undefined {
    const text = this.#attempt((storage) => storage.getItem(prefix + merchant));
    if (text === undefined) return this.#memory.get(merchant);
    if (text === null) return undefined;
    try {
      const value: unknown = JSON.parse(text);
      return isMyStore(value) ? value : undefined;
    } catch {
      return undefined;
    }
  }

  set(merchant: string, store: MyStore | undefined): void {
    if (store) this.#memory.set(merchant, store);
    else this.#memory.delete(merchant);
    this.#attempt((storage) =>
      store
        ? storage.setItem(prefix + merchant, JSON.stringify(store))
        : storage.removeItem(prefix + merchant),
    );
    this.#changed();
  }

  protected override onFirst(): void {
    addEventListener('storage', this.#onStorage);
  }

  protected override onLast(): void {
    removeEventListener('storage', this.#onStorage);
  }

  readonly #onStorage = (event: StorageEvent): void => {
    if (event.key === null || event.key.startsWith(prefix)) this.#changed();
  };

  #changed(): void {
    this.notify();
    document.dispatchEvent(new Event('my-store-change'));
  }

  /** Storage may be absent, forbidden or full; `undefined` then, and memory serves this page. */
  #attempt<T>(use: (storage: Storage) => T): T | undefined {
    const { remember } = configuration().values;
    if (remember === 'none') return undefined;
    try {
      return use(remember === 'session' ? sessionStorage : localStorage);
    } catch {
      return undefined;
    }
  }
}

export const myStores = (): MyStores => shared('my-stores', () => new MyStores());
