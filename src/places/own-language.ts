/** The language that most of a country speaks (ISO 639), by its code. */
export const ownLanguage = (countryCode: string): string =>
  new Intl.Locale(`und-${countryCode}`).maximize().language;
