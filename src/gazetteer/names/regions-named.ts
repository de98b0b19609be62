import type { CityTier } from '../shards/city-tier.js';
import { nameKey } from './name-key.js';

/** A region that a text names. */
export interface NamedRegion {
  readonly region: number;
  /** All names and codes of the region and its parts. */
  readonly names: readonly string[];
  /** True when the text is the complete name or code of the region, not only its beginning. */
  readonly isExact: boolean;
  /** True when the text is the name of a part of the region. */
  readonly isByPart: boolean;
  /** The region's own name, if it was typed in full. */
  readonly typed?: string | undefined;
}

interface RegionNames {
  readonly keys: readonly string[];
  readonly own: readonly boolean[];
}

/** Matches a code, and an abbreviation, which is not shown. */
const CODE_OR_NUMBER = /^[A-Z]{1,3}$|\d|\.$/;
/** The length from which the beginning of a name is enough. */
const MIN_LENGTH = 3;

const known = new WeakMap<CityTier, readonly RegionNames[]>();

/**
 * Yields regions that have the text as their name or as the name of a part, or whose own name
 * begins with it.
 */
export function* regionsNamed(
  tier: CityTier,
  countryCode: string,
  text: string,
): Generator<NamedRegion> {
  const key = nameKey(text);
  if (!key || /^\d+$/.test(key)) return;
  let regions = known.get(tier);
  if (!regions) {
    regions = tier.regions.map((names) => ({
      keys: names.map(nameKey),
      own: ownAmong(names, countryCode),
    }));
    known.set(tier, regions);
  }
  // Count without `entries()`, because the Prototype library removes that method from arrays.
  let i = -1;
  for (const { keys, own } of regions) {
    i++;
    const names = tier.regions[i]!;
    const at = keys.indexOf(key);
    const name = names[at];
    const isExact = own[at] ?? false;
    // Nobody types only the code of a part.
    const isByPart = !isExact && !!name && !isCode(name);
    const isBegun = (one: string, j: number): boolean =>
      !!own[j] && one.startsWith(key) && !isCode(names[j]);
    if (isExact || isByPart || (key.length >= MIN_LENGTH && keys.some(isBegun))) {
      const typed = isExact && !CODE_OR_NUMBER.test(name!) ? name : undefined;
      yield { region: i + 1, names, isExact, isByPart, typed };
    }
  }
}

/** Whether a name of a region is a code, such as CA, ENG or 75. */
const isCode = (name = ''): boolean => /^[A-Z\d]{1,3}$/.test(name);

/**
 * Returns how many names at the start of a list are the region's own. In the data, they come before
 * the region's code, and names of a part come before the code of that part. French regions have no
 * code of their own in the data; the first code is that of a part.
 */
export function ownCount(names: readonly string[], countryCode: string): number {
  const code = names.findIndex(isCode);
  return code < 0 ? names.length : Math.max(1, code - Number(countryCode === 'FR'));
}

/**
 * Returns for each name or code whether it belongs to the region itself and not to a part. A name
 * that is not followed by a code is the region's own.
 */
export function ownAmong(names: readonly string[], countryCode: string): readonly boolean[] {
  const count = ownCount(names, countryCode);
  const own: boolean[] = [];
  names.forEach((name, i) =>
    own.push(i < count || (isCode(name) ? own[i - 1]! : !isCode(names[i + 1]))),
  );
  return own;
}
