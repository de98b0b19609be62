import { HttpError } from '../../http/http-error.js';
import type { Store } from '../../domain/store/store.js';
import { createAsk, type AskOptions } from './ask.js';
import type { Geocoder } from './geocoder.js';
import { nominatimPosition } from './nominatim-position.js';

export interface NominatimOptions extends AskOptions {
  /** The address of the service, with or without `/search`. Parameters such as a key are kept. */
  readonly endpoint: URL;
  /** The contact address that the operator of the service receives. */
  readonly email?: string | undefined;
}

const timeoutMs = 30_000;
const noSuchPlace = /unable to geocode/i;

/**
 * Creates a geocoder for a service with Nominatim's structured search: Nominatim itself or a
 * provider with the same interface.
 * https://nominatim.org/release-docs/latest/api/Search/
 */
export function nominatim({ endpoint, email, ...options }: NominatimOptions): Geocoder {
  const ask = createAsk(options);
  const search = new URL(endpoint);
  search.pathname = search.pathname.replace(/\/?$/, (end) =>
    /\/search(\.php)?\/?$/.test(search.pathname) ? end : '/search',
  );
  search.searchParams.set('format', 'jsonv2');
  search.searchParams.set('limit', '1');
  if (email) search.searchParams.set('email', email);

  return {
    name: `nominatim ${search.origin}${search.pathname}`,
    batchSize: 1,
    mayBill: true,
    covers: ({ address, city, zip }) => Boolean(address && (city || zip)),
    locate: async (stores, question) => {
      const found = stores.map(async (store) => {
        const text = await ask(urlOf(store), { headers }, { ...question, timeoutMs }).catch(
          noPlace,
        );
        return nominatimPosition(parse(text));
      });
      return new Map((await Promise.all(found)).entries());
    },
  };

  function urlOf({ address, city, state, zip, country, countryCode }: Store): URL {
    const url = new URL(search);
    const parts = {
      street: address,
      city,
      // A postal code makes the state redundant, and an unknown spelling of it would find nothing.
      state: zip ? '' : state,
      postalcode: zip,
      country: countryCode ? '' : country,
      countrycodes: countryCode?.toLowerCase(),
    };
    for (const [name, value] of Object.entries(parts)) if (value) url.searchParams.set(name, value);
    return url;
  }
}

/** Identifies the client, because operators of public services require it. */
const headers = { accept: 'application/json', 'user-agent': 'store-locator-elements snapshot' };

/**
 * Turns a 404 into an empty result, because some providers answer 404 where Nominatim returns an
 * empty list.
 */
function noPlace(error: unknown): string {
  if (error instanceof HttpError && error.status === 404 && noSuchPlace.test(String(error.cause)))
    return '[]';
  throw error;
}

function parse(text: string): unknown {
  let answer: unknown;
  try {
    answer = JSON.parse(text);
  } catch (cause) {
    throw new HttpError('bad-answer', { cause });
  }
  if (!Array.isArray(answer)) throw new HttpError('bad-answer', { cause: text });
  return answer[0];
}
