import { expect } from '@open-wc/testing';
import { distanceMeters } from '../../src/domain/distance-meters.js';
import type { Place } from '../../src/domain/place.js';
import { findPlaces } from '../../src/places/find-places.js';
import { shardFiles } from './shard-files.js';

/** A merchant of many countries, with most stores in the first. */
const many = new Map(
  'US FR DE AT GB JP RU CN KR ES IT CH CA AU BR MX AE IN NL BE PT TR GR IL TW'
    .split(' ')
    .map((code, i) => [code, 100 - i]),
);
const { read } = shardFiles();

const find = (text: string, countries: Iterable<[string, number]> = many, lang = 'en') =>
  findPlaces(text, { read, countries: new Map(countries), lang });

const line = ({ name, region, countryCode }: Place): string =>
  [name, region, countryCode].filter(Boolean).join(', ');

describe('typed places', () => {
  const first: readonly [typed: string, found: string][] = [
    // postal codes
    ['90210', '90210, US'],
    ['SW1A 1AA', 'SW1A 1AA, GB'],
    ['sw1a1aa', 'SW1A1AA, GB'],
    ['M5V 2T6', 'M5V 2T6, CA'],
    ['〒150-0001', '150-0001, JP'],
    ['１５０－０００１', '150-0001, JP'],
    ['75008 Paris', '75008, FR'],
    ['1010 Wien', '1010, AT'],
    ['8001 Zürich', '8001, CH'],
    ['CA 90210', '90210, US'],
    ['10115 Germany', '10115, DE'],
    ['01310-100', '01310-100, BR'],
    // towns
    ['london', 'London, England, GB'],
    ['Lon', 'London, England, GB'],
    ['London, ON', 'London, Ontario, CA'],
    ['london canada', 'London, Ontario, CA'],
    ['Portland, ME', 'Portland, Maine, US'],
    ['portland maine', 'Portland, Maine, US'],
    ['paris texas', 'Paris, Texas, US'],
    ['Paris, France', 'Paris, Île-de-France, FR'],
    ['Kingwood, TX', 'Kingwood, Texas, US'],
    ['st louis', 'St. Louis, Missouri, US'],
    ['Saint Louis, MO', 'St. Louis, Missouri, US'],
    ['Ft Worth', 'Fort Worth, Texas, US'],
    ['mt. prospect', 'Mount Prospect, Illinois, US'],
    ['n las vegas', 'North Las Vegas, Nevada, US'],
    // accents, umlauts
    ['sao paulo', 'São Paulo, São Paulo, BR'],
    ['Muenchen', 'München, Bavaria, DE'],
    ['Koeln', 'Köln, North Rhine-Westphalia, DE'],
    ['zurich', 'Zürich, Zürich, CH'],
    ['ville de québec', 'Québec, Quebec, CA'],
    // other names
    ['Wien', 'Wien, Vienna, AT'],
    ['Vienna', 'Vienna, Vienna, AT'],
    ['Genf', 'Genf, Geneva, CH'],
    ['Lüttich', 'Lüttich, Wallonia, BE'],
    ['東京', '東京, Tokyo, JP'],
    ['渋谷', '渋谷, Tokyo, JP'],
    ['강남구', '강남구, Seoul, KR'],
    ['Москва', 'Москва, Moscow, RU'],
    ['москв', 'Москва, Moscow, RU'],
    ['Αθήνα', 'Αθήνα, Attica, GR'],
    ['دبي', 'دبي, Dubai, AE'],
    ['NYC', 'New York City, New York, US'],
  ];
  for (const [typed, found] of first)
    it(`understands "${typed}"`, async () => {
      expect((await find(typed)).map(line)[0]).to.equal(found);
    });

  it('gives towns of one name as choices, with their regions, the largest first', async () => {
    const names = (await find('Portland')).map(line);
    expect(names.slice(0, 3)).to.deep.equal([
      'Portland, Oregon, US',
      'Portland, Maine, US',
      'Portland, Texas, US',
    ]);
  });

  it('gives a code that several countries have as choices, most stores first', async () => {
    const names = (await find('10115', [['DE', 5], ['US', 9]])).map(line); // prettier-ignore
    expect(names).to.deep.equal(['10115, US', '10115, DE']);
  });

  it('looks in the countries of the merchant only', async () => {
    expect(await find('London', [['DE', 1]])).to.deep.equal([]);
    expect(await find('90210', [['FR', 1]])).to.deep.equal([]);
  });

  it('names a region as the page does', async () => {
    const names = await find('Freiburg', [['DE', 1]], 'de-DE');
    expect(line(names[0]!)).to.equal('Freiburg, Baden-Württemberg, DE');
  });

  it('says what it found, where, and how sure it is', async () => {
    const [code] = await find('90210');
    const [town] = await find('San Diego');
    expect(code).to.include({ kind: 'postcode', precision: 'postcode' });
    expect(code!.population).to.equal(undefined);
    expect(town).to.include({ kind: 'city', precision: 'city' });
    expect(town!.population).to.be.within(1_200_000, 1_500_000);
    expect(distanceMeters(code!, { lat: 34.1, lng: -118.41 })).to.be.below(3_000);
    expect(distanceMeters(town!, { lat: 32.72, lng: -117.16 })).to.be.below(3_000);
    expect(town!.radiusMeters).to.be.greaterThan(code!.radiusMeters);
  });

  it('reads one small file for a US postal code', async () => {
    const files = shardFiles();
    await findPlaces('90210', { read: files.read, countries: new Map([['US', 1]]) });
    expect(files.names).to.deep.equal(['postal-US-9.bin']);
    expect((await files.read('postal-US-9.bin')).length).to.be.below(40_000);
  });

  it('reads the second tier only for a name that the first does not have', async () => {
    const files = shardFiles();
    const countries = new Map([['US', 1]]);
    await findPlaces('Springfield', { read: files.read, countries });
    expect(files.names).to.deep.equal(['cities-US-1.bin']);
    await findPlaces('Punxsutawney', { read: files.read, countries });
    expect(files.names).to.deep.equal(['cities-US-1.bin', 'cities-US-2.bin']);
  });

  it('holds to the limit', async () => {
    const places = await findPlaces('San', { read, countries: many, limit: 3 });
    expect(places).to.have.length(3);
  });

  it('finds nothing in nothing, in one letter, or in what is no place', async () => {
    for (const text of ['', '  ', 'x', 'zzzzzzz', '123', '00000000000'])
      expect(await find(text), text).to.deep.equal([]);
  });

  it('leaves out the places of shards that fail', async () => {
    const files = shardFiles((name) => name.includes('-US'));
    const found = await findPlaces('London', { read: files.read, countries: many });
    expect(found.map(({ countryCode }) => countryCode)).to.include('GB');
    expect(found.map(({ countryCode }) => countryCode)).not.to.include('US');
  });

  it('ends with the reason of an abort', async () => {
    const signal = AbortSignal.abort(new Error('typed on'));
    const reason: unknown = await findPlaces('Lyon', { read, countries: many, signal }).then(
      () => 'no reason',
      (error: unknown) => error,
    );
    expect((reason as Error).message).to.equal('typed on');
  });

  it('survives texts of any kind', async () => {
    const alphabet = [
      ...'aZé9 0-,.()[]\\/*+?^$|\'"<>\n\t',
      ...['東', 'Ω', 'ß', '\ud800', '‮', '👩‍👧', '　', '９', 'ф', 'ي', 'saint ', '90210 ', 'SW1A '],
    ];
    let seed = 7;
    const random = (below: number): number => (seed = (seed * 48_271) % 2_147_483_647) % below;
    for (let i = 0; i < 400; i++) {
      const text = Array.from({ length: random(12) }, () => alphabet[random(alphabet.length)]).join(
        '',
      );
      for (const { lat, lng } of await find(text)) {
        expect(Math.abs(lat), text).to.be.at.most(90);
        expect(Math.abs(lng), text).to.be.at.most(180);
      }
    }
    await find('9'.repeat(10_000));
    await find('a b '.repeat(10_000));
  }).timeout(30_000);
});
