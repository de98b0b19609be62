import { formatAddress } from 'localized-address-format';
import type { Store } from '../store/store.js';

/**
 * Matches abbreviations such as "TX" and "NSW". Whole names mostly name regions, and do not belong
 * in an address.
 */
const abbreviation = /^[A-Z]{2,3}$/;

/**
 * Matches a prefix such as "CH-", which is for mail from abroad and is not written within a
 * country.
 */
const prefix = /(?<![A-Z])[A-Z]{1,3}-?$/;

/**
 * Returns town, postal code and state in one line, as the store's country writes them: "Austin, TX
 * 78701" or "69002 Lyon". Returns undefined when the country is unknown, or when its format would
 * omit a part of the address.
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
 * Runs a function that needs `entries` of arrays. The library Prototype removes that method, and
 * other scripts replace it by one that returns a copy of the array. In these cases the standard
 * method is installed during the call only.
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
