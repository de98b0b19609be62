/** Names that follow "the" in a sentence. */
const withArticle =
  /^(United|Netherlands|Philippines|Bahamas|Maldives|Gambia|Comoros|Seychelles|Isle of|British|US |U\.S\.|Faroe)|(Republic|Islands|Territories|City)$/;

/** Returns a country's English name after "in", as in "in France" or "in the Netherlands". */
export const inCountry = (name: string): string =>
  `in ${withArticle.test(name) ? 'the ' : ''}${name}`;
