import type { CityTier } from './city-tier.js';

/** The name of a place in a script, where the files that were read have one. */
export function shownName(
  tiers: readonly CityTier[],
  index: number,
  script: RegExp,
): string | undefined {
  for (const { otherNames, otherPlaces, otherShown } of tiers)
    for (let i = otherPlaces.indexOf(index); i >= 0; i = otherPlaces.indexOf(index, i + 1))
      if (otherShown[i] && script.test(otherNames[i]!)) return otherNames[i];
  return undefined;
}
