import { expect } from '@open-wc/testing';
import { searchPlaces } from '../../src/gazetteer/search/search-places.js';
import { shardFiles } from './shard-files.js';

const { read } = shardFiles();
const countries = new Map('US FR DE GB JP KR AE RU GR BR'.split(' ').map((code) => [code, 10]));
const find = (text: string) => searchPlaces(text, { read, countries, lang: 'en' });

describe('a search for places', () => {
  const alphabet = [
    ...'aZé9 0-,.()[]\\/*+?^$|\'"<>\n\t',
    ...['東', 'Ω', 'ß', '\ud800', '‮', '👩‍👧', '　', '９', 'ф', 'ي', 'saint ', '90210 ', 'SW1A '],
  ];
  for (const first of [7, 8, 9])
    it(`survives texts of any kind, from the seed ${first}`, async () => {
      let seed = first;
      const random = (below: number): number => (seed = (seed * 48_271) % 2_147_483_647) % below;
      for (let i = 0; i < 50; i++) {
        const length = random(12);
        const text = Array.from({ length }, () => alphabet[random(alphabet.length)]).join('');
        for (const { lat, lng } of await find(text)) {
          expect(Math.abs(lat), text).to.be.at.most(90);
          expect(Math.abs(lng), text).to.be.at.most(180);
        }
      }
    });

  for (const part of ['9', 'a b '])
    it(`survives 10,000 times “${part}”`, async () => {
      const found = await find(part.repeat(10_000));
      expect(found.every(({ lat, lng }) => Math.abs(lat) <= 90 && Math.abs(lng) <= 180)).to.equal(
        true,
      );
    });
});
