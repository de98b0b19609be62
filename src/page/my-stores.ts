import type { MyStore } from '../domain/store/my-store.js';
import type { Remember } from '../domain/page-configuration.js';
import { configuration } from './configuration.js';
import { Observable } from './observable.js';
import { shared } from './shared.js';

const prefix = 'store-locator:my-store:';
/** The prefix of the keys for allowed and denied street tiles. */
export const consentPrefix = 'store-locator:tiles:';

function removeChoices(storage: Storage): void {
  for (let index = storage.length; index--;) {
    const key = storage.key(index) ?? '';
    if (key.startsWith(prefix) || key.startsWith(consentPrefix)) storage.removeItem(key);
  }
}

/**
 * The shopper's own store of each merchant. It is kept as `remember` says, and every element and
 * tab is notified of changes.
 */
export class MyStores extends Observable {
  /**
   * The stores as JSON texts, like in the storage. They are in memory when the page remembers
   * nothing or the browser refuses to.
   */
  readonly #memory = new Map<string, string>();
  /** The value of `remember` to which the storage was last tidied. */
  #tidyFor: Remember | undefined;

  /** @param merchant base address and public key: two shops on one origin do not share a store */
  get(merchant: string): MyStore | undefined {
    try {
      const text = this.#memory.get(merchant) ?? this.storage?.getItem(prefix + merchant);
      const store = JSON.parse(text ?? 'null') as MyStore | null;
      return typeof store?.id === 'number' && store.name ? store : undefined;
    } catch {
      return undefined;
    }
  }

  /** @param store null forgets the store */
  set(merchant: string, store: MyStore | null): void {
    const text = JSON.stringify(store);
    this.#memory.set(merchant, text);
    try {
      const { storage } = this;
      if (storage) {
        storage.setItem(prefix + merchant, text);
        this.#memory.delete(merchant);
      }
    } catch {
      // The storage is forbidden or full. The memory serves this page.
    }
    this.#changed();
  }

  protected override onFirst(): void {
    addEventListener('storage', this.#onStorage);
  }

  protected override onLast(): void {
    removeEventListener('storage', this.#onStorage);
  }

  /** Removes choices that an earlier visit or page has kept and that may no longer be kept. */
  #tidy(remember: Remember | undefined): void {
    this.#tidyFor = remember;
    if (remember === 'none') removeChoices(sessionStorage);
    if (remember === 'none' || remember === 'session') removeChoices(localStorage);
  }

  readonly #onStorage = ({ key, storageArea }: StorageEvent): void => {
    if (storageArea === this.storage && (key?.startsWith(prefix) ?? true)) this.#changed();
  };

  #changed(): void {
    this.notify();
    // MooTools replaces `Event` by its own class. It leaves `CustomEvent` alone.
    document.dispatchEvent(new CustomEvent('my-store-change'));
  }

  /** The storage of a visitor's choices; undefined if none may be kept. Reading it may throw. */
  get storage(): Storage | undefined {
    const { remember } = configuration().values;
    if (remember !== this.#tidyFor) this.#tidy(remember);
    if (remember === 'none') return undefined;
    return remember === 'session' ? sessionStorage : localStorage;
  }
}

export const myStores = (): MyStores => shared('my-stores', () => new MyStores());
