/**
 * Sets some parameters of an address's query, or removes those that are undefined. All other
 * parameters stay unchanged, letter by letter, because other scripts may have written them.
 * @param search '' or with its question mark
 */
export function withParameters(
  search: string,
  parameters: Readonly<Record<string, string | undefined>>,
): string {
  const others = search
    .replace(/^\?/, '')
    .split('&')
    .filter((part) => part && !Object.hasOwn(parameters, part.replace(/=.*/, '')));
  const own = Object.entries(parameters).flatMap(([name, value]) =>
    value === undefined ? [] : `${name}=${encodeURIComponent(value)}`,
  );
  const all = [...others, ...own].join('&');
  return all && `?${all}`;
}
