const names = new Map<string, Intl.DisplayNames>();

/**
 * What a country is called in a language; the code itself when it is none.
 * @param code ISO 3166-1 alpha-2, or ''
 * @param lang a BCP 47 tag that is known to be one
 */
export function countryName(code: string, lang: string): string {
  let known = names.get(lang);
  if (!known) names.set(lang, (known = new Intl.DisplayNames(lang, { type: 'region' })));
  try {
    return code && (known.of(code) ?? code);
  } catch {
    return code;
  }
}
