/**
 * An address's query with some parameters written anew, or left out where undefined. All others stay as they stand
 * there, letter by letter, as other scripts may have written them.
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
