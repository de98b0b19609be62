import { text } from './text.js';

const google =
  /^((www\.)?google\.(com?\.)?(com|[a-z]{2})\/maps|maps\.google\.(com?\.)?(com|[a-z]{2})\/|(maps\.app\.)?goo\.gl\/|g\.page\/)/;

/** The address of a Google Maps page; undefined for everything else. */
export function parseMapsUrl(value: unknown): URL | undefined {
  try {
    const url = new URL(text(value, 2_000));
    return /^https?:$/.test(url.protocol) && google.test(url.host + url.pathname) ? url : undefined;
  } catch {
    return undefined;
  }
}

/** False when the URL was cut where the address holds an unescaped `#` or `&`, or when it asks for nothing. */
export function isWholeMapsUrl({ hash, pathname, searchParams }: URL, address: string): boolean {
  const query = searchParams.get('query') ?? searchParams.get('q');
  if (hash) return false;
  if (query !== null) return query.length >= address.length || searchParams.has('query_place_id');
  return (
    !/^(\/maps)?(\/search)?\/?$/.test(pathname) ||
    [...searchParams.keys()].some((key) => key !== 'api')
  );
}

/** A map search, as Google's "Maps URLs" document it. */
export const mapsSearchUrl = (query: string): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(query)}`;
