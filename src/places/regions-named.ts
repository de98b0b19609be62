import type { CityTier } from './city-tier.js';
import { nameKey } from './name-key.js';
import { isCode, ownAmong } from './own-names.js';

/** A region that a text names. */
export interface NamedRegion {
  readonly region: number;
  /** All that it and its parts are called, codes too. */
  readonly names: readonly string[];
  /** The text is all of the region's name or code, and not the beginning of it. */
  readonly isExact: boolean;
  /** It is that of a part, which is not all of the region. */
  readonly isByPart: boolean;
  /** Its own name, where it is the text. */
  readonly typed?: string | undefined;
}

interface RegionNames {
  readonly keys: readonly string[];
  readonly own: readonly boolean[];
}

const CODE_OR_NUMBER = /^[A-Z]{1,3}$|\d/;
/** From here on the beginning of a name is enough. */
const MIN_LENGTH = 3;

const known = new WeakMap<CityTier, readonly RegionNames[]>();

/** Regions one of whose names is the text, that of a part too, or whose own name begins with it. */
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
  // Not by `entries()`: Prototype takes that of arrays away.
  let i = -1;
  for (const { keys, own } of regions) {
    i++;
    const names = tier.regions[i]!;
    const at = keys.indexOf(key);
    const name = names[at];
    const isExact = own[at] ?? false;
    // The code of a part is nothing that anybody types alone.
    const isByPart = !isExact && !!name && !isCode(name);
    const isBegun = (one: string, j: number): boolean =>
      !!own[j] && one.startsWith(key) && !isCode(names[j]);
    if (isExact || isByPart || (key.length >= MIN_LENGTH && keys.some(isBegun))) {
      const typed = isExact && !CODE_OR_NUMBER.test(name!) ? name : undefined;
      yield { region: i + 1, names, isExact, isByPart, typed };
    }
  }
}
