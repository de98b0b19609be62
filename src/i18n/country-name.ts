const names = new Map<string, Intl.DisplayNames>();

/**
 * Returns the name of a country in a language, or the code itself when it is not a country's code.
 * @param code ISO 3166-1 alpha-2, or ''
 * @param lang a valid BCP 47 tag
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
