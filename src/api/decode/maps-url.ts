/** The maximum length in characters, as Google documents it for such addresses. */
const longest = 2_048;

/** The endings of Google's own domains. Anybody may own a `google.…` domain with another ending. */
const endings =
  'com|cat|a[delmstz]|b[aefgijsty]|c[adfghilmnvz]|d[ejkmz]|e[es]|f[imr]|g[aeglmry]|h[nrtu]|' +
  'i[emqst]|j[eo]|k[giz]|l[aiktuv]|m[degklnuvw]|n[eloru]|p[lnst]|r[ousw]|s[cehikmnort]|' +
  't[dglmnot]|vu|ws|com\\.(a[fgru]|b[dhnorz]|c[ouy]|do|e[cgt]|fj|g[hit]|hk|jm|k[hw]|l[by]|' +
  'm[mtxy]|n[agip]|om|p[aeghkry]|qa|s[abglv]|t[jrw]|u[ay]|v[cn])|' +
  'co\\.(ao|bw|c[kr]|i[dln]|jp|k[er]|ls|m[az]|nz|t[hz]|u[gkz]|v[ei]|z[amw])';
/** Host and path of Google's maps, and of the short addresses that lead only to those. */
const google = new RegExp(
  `^((www\\.)?google\\.(${endings})/maps(/|$)|maps\\.google\\.(${endings})/(maps(/|$)|$)|` +
    'maps\\.app\\.goo\\.gl/|goo\\.gl/maps/|g\\.page/)',
);

/** Returns the given Google Maps address. Returns undefined when it is no usable one. */
export function parseMapsUrl(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > longest) return undefined;
  try {
    const line = value.trim();
    const url = new URL(line);
    const { protocol, username, password, host, pathname } = url;
    const isGoogle =
      /^https?:$/.test(protocol) && !username && !password && google.test(host + pathname);
    if (!isGoogle || isCut(url) || asksNothing(url)) return undefined;
    // A page must not hold such characters. The encoded form is the same address.
    return /[\p{Cc}\p{Cf}"<>\\]/u.test(line) ? url.href : line;
  } catch {
    return undefined;
  }
}

const textOf = ({ searchParams }: URL): string | null =>
  searchParams.get('query') ?? searchParams.get('q');

/**
 * True when a raw `#` or `&` in the street has ended the query text. A hash or a parameter without
 * `=` gives that away.
 */
const isCut = (url: URL): boolean =>
  textOf(url) !== null && (!!url.hash || /&(?!&|$|[\w.-]+=)/.test(url.search));

function asksNothing(url: URL): boolean {
  const text = textOf(url);
  if (text === null) return /\/search\/?$/.test(url.pathname) && !/place_id=./.test(url.search);
  return !text.trim();
}
