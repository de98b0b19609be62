import { text } from './text.js';

const google =
  /^((www\.)?google\.(com?\.)?(com|[a-z]{2})\/maps|maps\.google\.(com?\.)?(com|[a-z]{2})\/|(maps\.app\.)?goo\.gl\/|g\.page\/)/;

/** As Google's "Maps URLs" document it. */
const search = 'https://www.google.com/maps/search/?api=1&query=';
const longest = 2_000;
/** As nearly all of them are, which need not be taken apart: ten thousand times that takes long. */
const usual = /^https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=[!$%'-~]+$/;

/** The address of a Google Maps page that is of use for a store; undefined for everything else. */
export function parseMapsUrl(value: unknown, address: string): string | undefined {
  try {
    const line = `${value as string}`;
    if (line.length > longest) return undefined;
    // nothing in such an address could have cut it, and it is as long
    if (line.length - search.length > address.length && usual.test(line) && !/[#&]/.test(address))
      return line;
    const url = new URL(text(value, longest));
    return /^https?:$/.test(url.protocol) &&
      google.test(url.host + url.pathname) &&
      isWhole(url, address)
      ? url.href
      : undefined;
  } catch {
    return undefined;
  }
}

/**
 * False when the URL asks for nothing, or was cut where the address holds an unescaped `#` or `&`: its query is then
 * shorter than the address it was built from, and no pair of coordinates.
 */
function isWhole({ pathname, search, searchParams }: URL, address: string): boolean {
  if (/=(loc:)?-?\d+\.\d+(,|%2C)/i.test(search)) return true;
  const query = searchParams.get('query') ?? searchParams.get('q');
  return query ? query.length >= address.length : !/^(\/maps)?(\/search)?\/?$/.test(pathname);
}

/** A map search. */
export const mapsSearchUrl = (query: string): string => search + encodeURIComponent(query);
