import { expect } from '@open-wc/testing';
import { distanceMeters } from '../../src/domain/distance/distance-meters.js';
import { searchPlaces } from '../../src/gazetteer/search/search-places.js';
import { shardFiles } from './shard-files.js';
import { line, many } from './typed-places.js';

const { read } = shardFiles();

const find = (text: string, countries: Iterable<[string, number]> = many, lang = 'en') =>
  searchPlaces(text, { read, countries: new Map(countries), lang });

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
    ['portland maine usa', 'Portland, Maine, US'],
    ['los angeles ca usa', 'Los Angeles, California, US'],
    ['new york new york usa', 'New York, New York, US'],
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
    ['دبي، الإمارات', 'دبي, Dubai, AE'],
    ['NYC', 'New York City, New York, US'],
    ['SLC', 'Salt Lake City, Utah, US'],
    ['CABA', 'Buenos Aires, Buenos Aires F.D., AR'],
    ['Firenze', 'Firenze, Tuscany, IT'],
    ['venezia', 'Venezia, Veneto, IT'],
    ['Luik', 'Luik, Wallonia, BE'],
    ['Louvain', 'Louvain, Flanders, BE'],
    ['Den Bosch', 'Den Bosch, North Brabant, NL'],
    ["'s-Hertogenbosch", "'s-Hertogenbosch, North Brabant, NL"],
    ['Athina', 'Athina, Attica, GR'],
    ['besiktas', 'Beşiktaş, İstanbul, TR'],
    ['Gurugram', 'Gurugram, Haryana, IN'],
    ['Marseilles', "Marseilles, Provence-Alpes-Côte d'Azur, FR"],
    // what stands beside a name must agree
    // a state, and no small town elsewhere
    ['wyoming', 'Wyoming, US'],
    ['ohio', 'Ohio, US'],
    ['Washington', 'Washington, District of Columbia, US'],
    ['georgia atlanta', 'Atlanta, Georgia, US'],
    ['Portland, Maine, USA', 'Portland, Maine, US'],
    ['Washington DC', 'Washington DC, District of Columbia, US'],
    ['UK | London', 'London, England, GB'],
    ['London | Canada', 'London, Ontario, CA'],
    ['Österreich, Wien', 'Wien, Vienna, AT'],
    ['5th Avenue, New York', 'New York, New York, US'],
    ['Belgium | Bruxelles | 1000', '1000, BE'],
    ['1000 Bruxelles', '1000, BE'],
    ['San Juan, PR', 'San Juan, San Juan, PR'],
    ['Pointe-à-Pitre', 'Pointe-à-Pitre, Guadeloupe, GP'],
    ['Saint-Denis, Réunion', 'Saint-Denis, Réunion, RE'],
    // regions and countries
    ['Texas', 'Texas, US'],
    ['tex', 'Texas, US'],
    ['Texas, USA', 'Texas, US'],
    ['Bavaria', 'Bavaria, DE'],
    ['Bayern', 'Bayern, DE'],
    ['France', 'France, FR'],
    ['Deutschland', 'Germany, DE'],
    ['UK', 'United Kingdom, GB'],
    ['Puerto Rico', 'Puerto Rico, PR'],
    ['Mexico', 'Mexico, MX'],
    ['日本', 'Japan, JP'],
    ['New York', 'New York, New York, US'],
    ['Ontario', 'Ontario, CA'],
    ['Berlin', 'Berlin, State of Berlin, DE'],
    ['Lisboa', 'Lisboa, Lisbon, PT'],
  ];
  for (const [typed, found] of first)
    it(`understands "${typed}"`, async () => {
      expect((await find(typed)).map(line)[0]).to.equal(found);
    });

  const doubtful: readonly (readonly [typed: string, found: string])[] = [
    ['Washington DC, Utah', 'Washington DC, District of Columbia, US'],
    ['UK | New York', 'New York, New York, US'],
    ['Lyon, Germany', 'Lyon, Auvergne-Rhône-Alpes, FR'],
    ['Lyon, Sweden', 'Lyon, Auvergne-Rhône-Alpes, FR'],
    ['France | Bruxelles | 1000', '1000, BE'],
    ['75008 Lyon', '75008, FR'],
  ];
  for (const [typed, found] of doubtful)
    it(`does not take "${typed}" for what it finds`, async () => {
      const [place] = await find(typed);
      expect(place && line(place)).to.equal(found);
      expect(place?.isExact).to.equal(false);
    });

  it('knows a region or country as such, with the names that addresses use', async () => {
    const [texas] = await find('Texas');
    expect(texas).to.include({ kind: 'region', isExact: true });
    expect(texas?.aliases).to.include.members(['Texas', 'TX']);
    expect(texas!.radiusMeters).to.be.greaterThan(300_000);
    const [france] = await find('France');
    expect(france).to.include({ kind: 'country', isExact: true, region: '' });
  });

  it('takes a region that goes by the name of its part for less likely', async () => {
    const [first, ...others] = await find('Luxembourg', [['BE', 8], ['LU', 1]]); // prettier-ignore
    expect(line(first!)).to.equal('Luxembourg, Luxembourg, LU');
    expect(others.map(line)).to.include('Wallonia, BE');
  });

  for (const typed of ['london clapham', 'london bridge', 'london hyde', 'mexico reforma'])
    it(`does not take the words after a town in "${typed}" for a town elsewhere in an area of that name`, async () => {
      expect((await find(typed)).filter(({ isExact }) => isExact).map(line)).to.deep.equal([]);
    });

  it('takes no part of a text for an area that the part does not name', async () => {
    for (const typed of ['london foo canada', 'london canada foo', 'rue de la paix paris france'])
      expect((await find(typed)).filter(({ isExact }) => isExact).map(line)).to.deep.equal([]);
  });

  it('offers a city once, and neither its districts by its name nor a region that is the city itself', async () => {
    const named = async (city: string, code: string) =>
      (await find(city, [[code, 1]])).filter(({ name }) => name === city).map(({ kind }) => kind);
    // The canton is larger.
    expect(await named('Zürich', 'CH')).to.deep.equal(['city', 'region']);
    for (const [city, code] of [
      ['Hamburg', 'DE'],
      ['Berlin', 'DE'],
      ['Brussels', 'BE'],
    ] as const)
      // prettier-ignore
      expect(await named(city, code)).to.deep.equal(['city']);
  });

  it('finds a country by the beginning of its name', async () => {
    expect((await find('Fran')).map(line)).to.include('France, FR');
  });

  it('names a place in the script of the page', async () => {
    const named: readonly (readonly [lang: string, typed: string, name: string])[] = [
      ['ja', 'Tokyo', '東京'],
      ['ja', 'Paris', 'パリ'],
      ['ru', 'Moscow', 'Москва'],
      ['ru-RU', 'Paris', 'Париж'],
      ['ar', 'Dubai', 'دبي'],
      ['ar', 'Paris', 'باريس'],
      ['el', 'Athens', 'Αθήνα'],
      ['he', 'Tel Aviv', 'תל אביב'],
      ['ko', 'Seoul', '서울'],
      ['zh-CN', 'Beijing', '北京'],
      ['uk', 'Paris', 'Париж'],
      ['ur', 'Dubai', 'Dubai'],
      ['de', 'Munich', 'Munich'],
      ['ru', 'Лонд', 'Лондон'],
      ['ru', 'Лондан', 'Лондан'],
      ['ja', 'Punxsutawney', 'Punxsutawney'],
    ];
    for (const [lang, typed, name] of named)
      expect((await find(typed, many, lang))[0]?.name, `${lang} ${typed}`).to.equal(name);
  });

  it('keeps the name that addresses use, whatever name it shows', async () => {
    for (const [lang, typed, listed] of [
      ['ar', 'Paris', 'Paris'],
      ['fr', 'Cologne', 'Köln'],
      ['en', 'Munich', 'München'],
    ] as const)
      expect((await find(typed, many, lang))[0]?.aliases, typed).to.include(listed);
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

  it('looks for codes in the countries of the merchant only', async () => {
    expect(await find('90210', [['FR', 1]])).to.deep.equal([]);
  });

  it('names a region in the language of the page', async () => {
    const names = await find('Freiburg', [['DE', 1]], 'de-DE');
    expect(line(names[0]!)).to.equal('Freiburg, Baden-Württemberg, DE');
  });

  it('gives kind, precision, population and position of a place that it finds', async () => {
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

  it('returns no more places than its limit', async () => {
    const places = await searchPlaces('San', { read, countries: many, limit: 3 });
    expect(places).to.have.length(3);
  });

  it('finds nothing for an empty text, one letter, or a text that is no place', async () => {
    for (const text of ['', '  ', 'x', 'zzzzzzz', '123', '00000000000'])
      expect(await find(text), text).to.deep.equal([]);
  });
});
