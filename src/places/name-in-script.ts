import type { CityTier } from './city-tier.js';
import { pageScript } from './page-script.js';
import { shownName } from './shown-name.js';

/** What a page in another script than Latin calls a town; undefined: as it was found. */
export function nameInScript(
  lang: string,
  countryCode: string,
  tiers: readonly CityTier[],
  { index, otherName }: { readonly index: number; readonly otherName?: string | undefined },
): string | undefined {
  const script = pageScript(lang, countryCode);
  const isShown = otherName !== undefined && script?.test(otherName);
  return script && !isShown ? shownName(tiers, index, script) : undefined;
}
