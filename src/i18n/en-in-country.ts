/** Names that follow "the" in a sentence. Text after a comma names the country around a region. */
const withArticle =
  /^(United|Philippines|Bahamas|Maldives|Gambia|Comoros|Seychelles|Isle|[^,]*((Is|Nether|Mid|High)lands|Republic|Territor))/;

/**
 * Returns the English name of a country or region after "in", as in "in France" or "in the
 * Netherlands".
 */
export const inCountry = (name: string): string =>
  `in ${withArticle.test(name) ? 'the ' : ''}${name}`;
