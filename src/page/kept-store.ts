import type { MyStore } from '../domain/my-store.js';
import { configuration } from './configuration.js';
import { shared } from './shared.js';

export const myStorePrefix = 'store-locator:my-store:';

/** Where a visitor's choices are kept; undefined: nowhere. Reading the property alone may throw. */
export function choices(): Storage | undefined {
  const { remember } = configuration().values;
  if (remember === 'none') return undefined;
  return remember === 'session' ? sessionStorage : localStorage;
}

/** As JSON, like the storage: what pages that remember nothing, or browsers that refuse to, did not keep. */
export const unkept = (): Map<string, string> =>
  shared('my-stores-unkept', () => new Map<string, string>());

/**
 * The shopper's own store of a merchant, as it was kept.
 * @param merchant base address and public key: two shops on one origin do not share a store
 */
export function keptStore(merchant: string, memory = unkept()): MyStore | undefined {
  try {
    const text = memory.get(merchant) ?? choices()?.getItem(myStorePrefix + merchant);
    const store = JSON.parse(text ?? 'null') as MyStore | null;
    return typeof store?.id === 'number' && store.name ? store : undefined;
  } catch {
    return undefined;
  }
}
