import { decodeCityTier, type CityTier } from './city-tier.js';
import { countryLookup, type CountryLookup } from '../locate/country-lookup.js';
import { decodePostalShard, type PostalShard } from './postal-shard.js';
import type { Reader } from './reader.js';
import { cachedShard } from './shard-cache.js';

/** The shards of one country, read piece by piece. A shard that can't be read is skipped. */
export class CountryShards {
  readonly code: string;
  readonly #read: Reader;
  readonly #postal = new Map<string, PostalShard>();
  /** The requests for postal shards by name. A shard that can't be read is requested only once. */
  readonly #asked = new Map<string, Promise<void>>();
  #tiers: Promise<readonly CityTier[]> | undefined;
  #first: Promise<CountryLookup> | undefined;
  #both: Promise<CountryLookup> | undefined;

  /** @param code ISO 3166-1 alpha-2 */
  constructor(code: string, read: Reader) {
    this.code = code;
    this.#read = read;
  }

  /**
   * Returns the country's places, after its first tier of towns and the given postal shards are
   * read.
   */
  async places(shards: readonly string[]): Promise<CountryLookup> {
    this.#first ??= this.#placesOf(this.#firstTier);
    await Promise.all(shards.map((name) => this.#postalOf(name)));
    return this.#first;
  }

  /** Returns the country's places with both tiers of towns. */
  placesOfBothTiers(): Promise<CountryLookup> {
    return (this.#both ??= this.#placesOf(this.#bothTiers()));
  }

  async #placesOf(tiers: Promise<readonly CityTier[]>): Promise<CountryLookup> {
    return countryLookup(this.code, this.#postal, await tiers);
  }

  get #firstTier(): Promise<readonly CityTier[]> {
    return (this.#tiers ??= this.#readTier(1).then((tier) => (tier ? [tier] : [])));
  }

  async #bothTiers(): Promise<readonly CityTier[]> {
    const tiers = await this.#firstTier;
    const second = await this.#readTier(2);
    return second ? [...tiers, second] : tiers.map((tier) => ({ ...tier, more: false }));
  }

  #readTier(number: 1 | 2): Promise<CityTier | undefined> {
    return cachedShard(this.#read, `cities-${this.code}-${number}.bin`, decodeCityTier);
  }

  #postalOf(name: string): Promise<void> {
    let asked = this.#asked.get(name);
    if (!asked) this.#asked.set(name, (asked = this.#readPostal(name)));
    return asked;
  }

  async #readPostal(name: string): Promise<void> {
    const shard = await cachedShard(this.#read, name, decodePostalShard);
    if (shard) this.#postal.set(name, shard);
  }
}
