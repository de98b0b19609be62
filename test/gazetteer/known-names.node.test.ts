import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { distanceMeters } from '../../src/domain/distance/distance-meters.js';
import { citiesNamed } from '../../src/gazetteer/locate/cities-named.js';
import { type CityTier, decodeCityTier } from '../../src/gazetteer/shards/city-tier.js';
import { nameKey } from '../../src/gazetteer/names/name-key.js';
import { withoutDigraphs } from '../../src/gazetteer/locate/name-variants.js';

const SAME_METERS = 15_000;

function tiersOf(country: string): CityTier[] {
  return [1, 2]
    .map((number) => `src/gazetteer/data/cities-${country}-${number}.bin`)
    .filter((file) => existsSync(file))
    .map((file) => decodeCityTier(gunzipSync(readFileSync(file))));
}

describe('other names of towns', () => {
  const rows = readFileSync('test/gazetteer/known-names.txt', 'utf8')
    .trim()
    .split('\n')
    .slice(2)
    .map((line) => {
      const [place = '', names = ''] = line.split(' = ');
      return { country: place.slice(0, 2), main: place.slice(3), names: names.split(' | ') };
    });
  for (const country of new Set(rows.map((row) => row.country)))
    it(`are known in ${country}`, () => {
      const tiers = tiersOf(country);
      for (const { main, names } of rows.filter((row) => row.country === country)) {
        const [place] = citiesNamed(tiers, nameKey(main)).toSorted(
          (a, b) => b.population - a.population,
        );
        assert.ok(place, main);
        for (const name of names) {
          const found = [nameKey(name), withoutDigraphs(nameKey(name))].flatMap((key) =>
            citiesNamed(tiers, key),
          );
          assert.ok(
            found.some((city) => distanceMeters(city, place) < SAME_METERS),
            `${name} = ${main}`,
          );
        }
      }
    });

  for (const [country, ...names] of [
    ['IN', 'جودبور', 'Майсур'],
    ['RU', 'ウラジオストク', '索契', 'Königsberg'],
    ['US', 'Чикаго', 'نيويورك', '洛杉矶'],
  ] as const)
    it(`are those of large towns of ${country} in its first file, in letters of other countries too`, () => {
      const [first] = tiersOf(country);
      for (const name of names)
        assert.equal(citiesNamed(first ? [first] : [], nameKey(name)).length, 1, name);
    });

  for (const [country, main, ...names] of [
    ['AT', 'Vienna', 'Вена', 'فيينا', 'וינה', '비엔나'],
    ['GB', 'London', 'Лондон', 'لندن', 'לונדון', '伦敦', 'ロンドン'],
    ['IL', 'Jerusalem', 'Иерусалим', 'القدس', 'ירושלים'],
    ['JP', 'Tokyo', 'Токио', '東京', '도쿄'],
    ['RS', 'Jagodina', 'Јагодина'],
    ['RU', 'Saint Petersburg', 'Санкт-Петербург'],
    ['UA', 'Iziaslav', 'Ізяслав'],
    ['UA', 'Mykolaiv', 'Миколаїв'],
    ['US', 'New York City', 'Нью-Йорк', 'نيويورك', 'ניו יורק', '纽约', '뉴욕'],
  ] as const)
    it(`are shown of ${main} as each language calls it`, () => {
      const [tier] = tiersOf(country);
      assert.ok(tier);
      const shown = tier.otherNames.filter(
        (_, i) => tier.otherShown[i] && tier.city(tier.otherPlaces[i] ?? 0)?.name === main,
      );
      for (const name of names) assert.ok(shown.includes(name), `${name}, not ${shown.join()}`);
    });

  it('are not those of a smaller place of the same name', () => {
    const tiers = tiersOf('US');
    for (const name of ['Washington DC', 'Vegas', 'Philly'])
      assert.equal(citiesNamed(tiers, nameKey(name)).length, 1, name);
  });
});
