import type { CityTier } from '../shards/city-tier.js';
import { nameKey } from './name-key.js';

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

/** A region's code among its names: CA, ENG, 75 */
const isCode = (name = ''): boolean => /^[A-Z\d]{1,3}$/.test(name);

/**
 * How many names at the beginning of a list are the region's own: in the data they come before its code, and those of
 * its parts each before that part's code. French regions have no code of their own there: the first is that of a part.
 */
export function ownCount(names: readonly string[], countryCode: string): number {
  const code = names.findIndex(isCode);
  return code < 0 ? names.length : Math.max(1, code - Number(countryCode === 'FR'));
}

/** Which names and codes are a region's and not its parts': a name that no code comes behind is its own. */
function ownAmong(names: readonly string[], countryCode: string): readonly boolean[] {
  const count = ownCount(names, countryCode);
  const own: boolean[] = [];
  names.forEach((name, i) =>
    own.push(i < count || (isCode(name) ? own[i - 1]! : !isCode(names[i + 1]))),
  );
  return own;
}
