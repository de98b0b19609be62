/** A region's code among its names: CA, ENG, 75 */
export const isCode = (name = ''): boolean => /^[A-Z\d]{1,3}$/.test(name);

/**
 * How many names at the beginning of a list are the region's own: in the data they come before its code, and those of
 * its parts each before that part's code. French regions have no code of their own there: the first is that of a part.
 */
export function ownCount(names: readonly string[], countryCode: string): number {
  const code = names.findIndex(isCode);
  return code < 0 ? names.length : Math.max(1, code - Number(countryCode === 'FR'));
}

/** Which names and codes are a region's and not its parts': a name that no code comes behind is its own. */
export function ownAmong(names: readonly string[], countryCode: string): readonly boolean[] {
  const count = ownCount(names, countryCode);
  const own: boolean[] = [];
  names.forEach((name, i) =>
    own.push(i < count || (isCode(name) ? own[i - 1]! : !isCode(names[i + 1]))),
  );
  return own;
}
