import type { CityTier } from './city-tier.js';
import { ownLanguage } from './own-language.js';
import { pageScript } from './page-script.js';
import { shownName } from './shown-name.js';

interface Town {
  readonly index: number;
  readonly otherName?: string | undefined;
  readonly begun?: string | undefined;
}

/** What a page in another script than Latin, or in the country's own language, calls a town; undefined: as it was found. */
export function nameInScript(
  lang: string,
  countryCode: string,
  tiers: readonly CityTier[],
  { index, otherName, begun }: Town,
): string | undefined {
  const script = pageScript(lang, countryCode);
  if (!script)
    return ownLanguage(countryCode) === lang.split('-')[0] ? (otherName ?? begun) : undefined;
  const isShown = otherName !== undefined && script.test(otherName);
  return isShown ? undefined : shownName(tiers, index, script);
}
