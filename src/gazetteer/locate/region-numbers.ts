import type { CityTier } from '../shards/city-tier.js';
import { nameKey } from '../names/name-key.js';
import { Likeness, nameVariants } from './name-variants.js';

const tables = new WeakMap<CityTier, ReadonlyMap<string, number>>();

/**
 * Returns the number of a country's region by any of its names or codes, or 0 when there is none.
 */
export function regionNumber(
  tier: CityTier | undefined,
  text: string,
  countryCode: string,
): number {
  if (!tier?.regions.length || !text) return 0;
  let table = tables.get(tier);
  if (!table) tables.set(tier, (table = tableOf(tier)));
  const name = text.startsWith(`${countryCode}-`) ? text.slice(3) : text;
  for (const [key, likeness] of nameVariants(name)) {
    const number = likeness === Likeness.Same && table.get(key);
    if (number) return number;
  }
  return 0;
}

function tableOf({ regions }: CityTier): ReadonlyMap<string, number> {
  const table = new Map<string, number>();
  regions.forEach((names, i) => {
    for (const key of names.map(nameKey)) if (!table.has(key)) table.set(key, i + 1);
  });
  return table;
}
