import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { diskReader } from '../../src/cli/disk-reader.js';
import type { Place } from '../../src/domain/search/place.js';
import { decodeCityTier } from '../../src/gazetteer/shards/city-tier.js';
import { searchPlaces } from '../../src/gazetteer/search/search-places.js';
import { isSimilar } from '../../src/gazetteer/search/fuzzy-places.js';
import { mistakesBetween, mistyped } from '../domain/naive-fuzzy.js';
import { seeded } from '../support/fakes/seeded.js';

const read = diskReader('src/gazetteer/data');
const many = new Map(Object.entries({ FR: 90, DE: 82, GB: 64, US: 54, CH: 12, CA: 10, AT: 8 }));

const find = (text: string, countries = many, likely: string[] = []): Promise<Place[]> =>
  searchPlaces(text, { read, countries, likely });

const line = ({ name, region, countryCode }: Place): string =>
  [name, region, countryCode].filter(Boolean).join(', ');

describe('places that are typed with mistakes', () => {
  for (const [typed, found] of [
    ['Lyom', 'Lyon, Auvergne-Rhône-Alpes, FR'],
    ['Lyom, France', 'Lyon, Auvergne-Rhône-Alpes, FR'],
    ['Neu York', 'New York, New York, US'],
    ['Londn', 'London, England, GB'],
    ['Pariss', 'Paris, Île-de-France, FR'],
    ['Hamubrg', 'Hamburg, Hamburg, DE'],
    ['Birminghan', 'Birmingham, England, GB'],
    // Two mistakes, in a long name
    ['Frankfurdd', 'Frankfurt, Hesse, DE'],
    // Of a town's other names that which the main one begins with
    ['Frankfrt', 'Frankfurt, Hesse, DE'],
    ['Lyom France', 'Lyon, Auvergne-Rhône-Alpes, FR'],
    // Elsewhere in the world, before two mistakes at home
    ['Barclona', 'Barcelona, Catalonia, ES'],
  ] as const)
    it(`are those that "${typed}" is like`, async () => {
      const [first] = await find(typed);
      assert.equal(first && line(first).replace('Frankfurt am Main', 'Frankfurt'), found);
      // Nothing is called so: nobody takes it for what was typed.
      assert.notEqual(first?.isExact, true);
    });

  it('are a large town before a village whose name begins so', async () => {
    const [first, ...rest] = await find('Lyonn');
    assert.equal(first && line(first), 'Lyon, Auvergne-Rhône-Alpes, FR');
    assert.ok(rest.some(({ name }) => name === 'Saint-Jean-en-Royans'));
    // The whole name of a small place is that place.
    const [namesake] = await find('Lion');
    assert.equal(namesake?.isExact, true);
    // The beginning of a large town's name has no mistakes.
    assert.ok((await find('Marsei')).every(({ name }) => /marsei/i.test(name)));
  });

  for (const typed of ['Xqzt', 'Q1wrtz', 'Qwrtzpsdfg'])
    it(`are none for "${typed}", which is like nothing`, async () => {
      assert.deepEqual(await find(typed), []);
    });

  for (const typed of ['rue de rivoli', 'Tour Eiffel'])
    it(`are none for "${typed}", whose other words name no place around a town`, async () => {
      assert.deepEqual(await find(typed), []);
    });

  it('are searched in no more files than the right name elsewhere would be', async () => {
    const countries = new Map([['AT', 3]]);
    const asked = async (text: string): Promise<number> => {
      const names = new Set<string>();
      const counting = (name: string) => {
        names.add(name);
        return read(name);
      };
      await searchPlaces(text, { read: counting, countries });
      return names.size;
    };
    assert.ok((await asked('Barclona')) <= (await asked('Barcelona')));
  });

  it('are as similar as the textbook’s method says', async () => {
    const { keys } = decodeCityTier(await read('cities-FR-1.bin'));
    const random = seeded(11);
    const any = (): string => keys[Math.floor(random() * keys.length)]!;
    let similar = 0;
    for (let round = 0; round < 40_000; round++) {
      const key = any();
      const typed = round % 2 ? mistyped(key, random) : any();
      const mistakes = 1 + (round % 3 ? 0 : 1);
      const isBegun =
        typed[0] === key[0] || typed[1] === key[1] || (typed[0] === key[1] && typed[1] === key[0]);
      const naive = isBegun && mistakesBetween(typed, key) <= mistakes;
      assert.equal(isSimilar(typed, key, mistakes), naive, `${typed} ${key} ${mistakes}`);
      if (naive) similar++;
    }
    assert.ok(similar > 10_000);
  });
});

describe('a postal code that several countries have', () => {
  it('means the one in the visitor’s country first, then the one with most stores', async () => {
    const codes = (places: Place[]): string[] => places.map(({ countryCode }) => countryCode);
    assert.deepEqual(codes(await find('10001')).slice(0, 2), ['FR', 'US']);
    assert.deepEqual(codes(await find('10001', many, ['US', 'FR'])).slice(0, 2), ['US', 'FR']);
    // Where the merchant has no stores nobody is asked for.
    assert.equal(codes(await find('10001', many, ['BR', 'US']))[0], 'US');
  });
});
