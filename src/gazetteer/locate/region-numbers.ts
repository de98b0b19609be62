import { normalizeText } from '../../domain/search/normalize-text.js';
import type { CityTier } from '../shards/city-tier.js';
import { nameKey } from '../names/name-key.js';
import { ownAmong } from '../names/regions-named.js';
import { Likeness, nameVariants } from './name-variants.js';

/**
 * Matches the words for kinds of regions in normalized texts. One writer adds them, another leaves
 * them out or abbreviates them.
 */
const KINDS =
  /(?<!\p{L})(?:autonomous|capital|comunidad|county|co|de[lp]?|departamento|departement|department|di|distrito|district|do|edo|estado|f d|governorate|ili|islas?|islands?|isle|jud|judetul|kanton|kraj|krai|kray|lan|land|megye|varmegye|obl|oblast|of|prefecture|prov|provinc(?:ia|ie|e)|provinsi|provinz|regione?|rep|republic|state|the|tinh|tp|thanh pho|voivodeship|woj|wojewodztwo|г|город|краи|обл|область|облысы|респ|республика)(?!\p{L})/gu;

const tables = new WeakMap<readonly (readonly string[])[], NameTable>();

interface NameTable {
  readonly whole: ReadonlyMap<string, readonly number[]>;
  readonly bare: ReadonlyMap<string, readonly number[]>;
}

/**
 * Returns which lists of names have a text in an address as a name or code, counted from 1. There
 * are several where a city and the region around it have the same name. The list where the name
 * comes first is the first one.
 */
export function numbersNamed(
  lists: readonly (readonly string[])[],
  text: string,
  countryCode: string,
): readonly number[] {
  if (!lists.length || !text) return [];
  let table = tables.get(lists);
  if (!table) tables.set(lists, (table = tableOf(lists)));
  const name = text.startsWith(`${countryCode}-`) ? text.slice(3) : text;
  const found = table.whole.get(nameKey(name)) ?? table.bare.get(bareKey(name));
  if (found) return found;
  for (const [key, likeness] of nameVariants(name)) {
    const numbers = likeness === Likeness.Same && table.whole.get(key);
    if (numbers) return numbers;
  }
  return [];
}

/**
 * Returns the number of a country's region by any of its names or codes, or 0 when there is none.
 */
export const regionNumber = (
  tier: CityTier | undefined,
  text: string,
  countryCode: string,
): number => numbersNamed(tier?.regions ?? [], text, countryCode)[0] ?? 0;

/** Whether a text is a name of the region itself, not only of a part of it. */
export function isOwnName(names: readonly string[], text: string, countryCode: string): boolean {
  const [whole, bare] = [nameKey(text), bareKey(text)];
  const own = ownAmong(names, countryCode);
  return names.some((name, i) => own[i] && (nameKey(name) === whole || bareKey(name) === bare));
}

function tableOf(lists: readonly (readonly string[])[]): NameTable {
  const whole = new Map<string, number[]>();
  const bare = new Map<string, number[]>();
  const add = (map: Map<string, number[]>, key: string, number: number): void => {
    const numbers = map.get(key);
    if (!numbers) map.set(key, [number]);
    else if (!numbers.includes(number)) numbers.push(number);
  };
  const longest = Math.max(...lists.map((names) => names.length));
  for (let at = 0; at < longest; at++)
    lists.forEach((names, i) => {
      const name = names[at];
      if (name === undefined) return;
      add(whole, nameKey(name), i + 1);
      const key = bareKey(name);
      if (key) add(bare, key, i + 1);
    });
  return { whole, bare };
}

const bareKey = (name: string): string => nameKey(normalizeText(name).replace(KINDS, ' '));
