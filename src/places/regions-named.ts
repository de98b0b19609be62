import type { CityTier } from './city-tier.js';
import { nameKey } from './name-key.js';
import { isCode, ownAmong } from './own-names.js';

/** A region that a text names. */
export interface NamedRegion {
  readonly region: number;
  /** All that it and its parts are called, codes too. */
  readonly names: readonly string[];
  /** The text is the whole name, and not the beginning of it. */
  readonly isExact: boolean;
  /** The name is the region's and not that of a part. */
  readonly isOwn: boolean;
  /** Its own name, where it is the text. */
  readonly typed?: string | undefined;
}

interface RegionNames {
  readonly keys: readonly string[];
  readonly own: readonly boolean[];
}

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
  for (const [i, { keys, own }] of regions.entries()) {
    const names = tier.regions[i]!;
    const at = keys.indexOf(key);
    const name = names[at] ?? '';
    const isOwn = own[at] ?? false;
    // The code of a part is nothing that anybody types alone.
    if (isOwn || (name && !isCode(name))) {
      const typed = isOwn && !/^[A-Z]{1,3}$|\d/.test(name) ? name : undefined;
      yield { region: i + 1, names, isExact: true, isOwn, typed };
    } else if (
      key.length >= MIN_LENGTH &&
      keys.some((one, j) => own[j] && one.startsWith(key) && !isCode(names[j]))
    )
      yield { region: i + 1, names, isExact: false, isOwn: true };
  }
}
