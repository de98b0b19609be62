import { formatAddress } from 'localized-address-format';
import type { Store } from '../store/store.js';

/** "TX", "NSW". Whole names, of regions mostly, are no part of an address. */
const abbreviation = /^[A-Z]{2,3}$/;

/** "CH-" of mail from abroad, which is not written within a country. */
const prefix = /(?<![A-Z])[A-Z]{1,3}-?$/;

/**
 * Town, postal code and state as the store's country writes them in one line, e.g. "Austin, TX 78701" or "69002 Lyon";
 * undefined where the country is not known, or would leave out what the address has.
 */
export function localityLine({
  city,
  state,
  zip,
  countryCode,
}: Pick<Store, 'city' | 'countryCode' | 'state' | 'zip'>): string | undefined {
  if (!countryCode) return undefined;
  const address = {
    postalCountry: countryCode,
    locality: city,
    postalCode: zip,
    administrativeArea: abbreviation.test(state) ? state : '',
  };
  const line = withArrayEntries(() => formatAddress(address, 'latin')).join(', ');
  if (!line.includes(city) || !line.includes(zip)) return undefined;
  const at = zip ? line.indexOf(zip) : 0;
  return line.slice(0, at).replace(prefix, '') + line.slice(at);
}

/**
 * Runs something that needs `entries` of arrays. Prototype takes them away, other scripts put a copy
 * of the array in their place: then the standard ones are there meanwhile, and no longer.
 */
function withArrayEntries<T>(run: () => T): T {
  const onPage: { entries?(): { next?: unknown } } = [];
  if (onPage.entries?.().next) return run();
  const key = 'entries';
  const theirs = Object.getOwnPropertyDescriptor(Array.prototype, key);
  Object.defineProperty(Array.prototype, key, { value: entries, configurable: true });
  try {
    return run();
  } finally {
    delete (Array.prototype as { entries?: unknown })[key];
    if (theirs) Object.defineProperty(Array.prototype, key, theirs);
  }
}

function* entries<T>(this: readonly T[]): Generator<[number, T]> {
  for (let i = 0; i < this.length; i++) yield [i, this[i]!];
}
