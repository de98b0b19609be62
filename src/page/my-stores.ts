import type { MyStore } from '../domain/store/my-store.js';
import type { Remember } from '../domain/page-configuration.js';
import { configuration } from './configuration.js';
import { Observable } from './observable.js';
import { shared } from './shared.js';

const prefix = 'store-locator:my-store:';
/** Which street tiles are allowed. */
export const consentPrefix = 'store-locator:tiles:';

function removeChoices(storage: Storage): void {
  for (let index = storage.length; index--;) {
    const key = storage.key(index) ?? '';
    if (key.startsWith(prefix) || key.startsWith(consentPrefix)) storage.removeItem(key);
  }
}

/** The shopper's own store of each merchant, kept as `remember` says and told to every element and tab. */
export class MyStores extends Observable {
  /** As JSON, like the storage: what pages that remember nothing, or browsers that refuse to, did not keep. */
  readonly #memory = new Map<string, string>();
  /** The word of the page that what is kept agrees with. */
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

  /** @param store null forgets it */
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

  /** An earlier visit, or page, may have kept what is not to be kept any more. */
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
    // MooTools has a class of its own under the name `Event`; it leaves `CustomEvent` alone.
    document.dispatchEvent(new CustomEvent('my-store-change'));
  }

  /** Where a visitor's choices are kept; undefined: nowhere. Reading the property alone may throw. */
  get storage(): Storage | undefined {
    const { remember } = configuration().values;
    if (remember !== this.#tidyFor) this.#tidy(remember);
    if (remember === 'none') return undefined;
    return remember === 'session' ? sessionStorage : localStorage;
  }
}

export const myStores = (): MyStores => shared('my-stores', () => new MyStores());
