import { expect } from '@open-wc/testing';
import { searchPlaces } from '../../src/gazetteer/search/search-places.js';
import { shardFiles } from './shard-files.js';
import { line, many } from './typed-places.js';

describe('finding typed places', () => {
  const { read } = shardFiles();

  it('reads one small file for a US postal code', async () => {
    const files = shardFiles();
    await searchPlaces('90210', { read: files.read, countries: new Map([['US', 1]]) });
    expect(files.names).to.deep.equal(['postal-US-9.bin']);
    expect((await files.read('postal-US-9.bin')).length).to.be.below(40_000);
  });

  it('reads no file for a code that begins like no code of a country', async () => {
    const files = shardFiles();
    const countries = new Map([
      ['PT', 2],
      ['JP', 1],
    ]);
    const [found] = await searchPlaces('060-0001', { read: files.read, countries });
    expect(found?.countryCode).to.equal('JP');
    expect(files.names.filter((name) => name.startsWith('postal-'))).to.deep.equal([
      'postal-JP-0.bin',
    ]);
  });

  it('reads the second tier only for a name that the first does not have', async () => {
    const files = shardFiles();
    const countries = new Map([['US', 1]]);
    await searchPlaces('Springfield', { read: files.read, countries });
    expect(files.names).to.deep.equal(['cities-US-1.bin']);
    const [found] = await searchPlaces('Punxsutawney', { read: files.read, countries });
    expect(files.names.at(-1)).to.equal('cities-US-2.bin');
    expect(found?.region).to.equal('Pennsylvania');
  });

  it('reads small files of territories before the second tier, and none for a large town at home', async () => {
    const files = shardFiles();
    const countries = new Map([['US', 1]]);
    await searchPlaces('San Diego', { read: files.read, countries });
    expect(files.names).to.deep.equal(['cities-US-1.bin']);
    const [found] = await searchPlaces('San Juan', { read: files.read, countries });
    expect(line(found!)).to.equal('San Juan, San Juan, PR');
    expect(files.names).to.include('cities-PR-1.bin').and.not.to.include('cities-US-2.bin');
  });

  it('leaves out the places of shards that fail', async () => {
    const files = shardFiles((name) => name.includes('-US'));
    const found = await searchPlaces('London', { read: files.read, countries: many });
    expect(found.map(({ countryCode }) => countryCode)).to.include('GB');
    expect(found.map(({ countryCode }) => countryCode)).not.to.include('US');
  });

  it('ends with the reason of an abort', async () => {
    const signal = AbortSignal.abort(new Error('typed on'));
    const reason: unknown = await searchPlaces('Lyon', { read, countries: many, signal }).then(
      () => 'no reason',
      (error: unknown) => error,
    );
    expect((reason as Error).message).to.equal('typed on');
  });
});

describe('names of parts of a country or region that are typed', () => {
  const { read } = shardFiles();
  const find = (text: string, countries: readonly string[]) =>
    searchPlaces(text, {
      read,
      countries: new Map(countries.map((code) => [code, 9])),
      isWhole: true,
    });

  for (const text of ['Scotland', 'Wales', 'England', 'Northern Ireland'])
    it(`of a country mean the region of that name: ${text}`, async () => {
      const [place, ...others] = await find(text, ['GB', 'FR']);
      expect(place && [place.name, place.kind, place.isExact]).to.deep.equal([
        text,
        'region',
        true,
      ]);
      expect(others.filter(({ kind, isExact }) => kind === 'country' && isExact)).to.deep.equal([]);
    });

  for (const text of ['UK', 'Great Britain', 'United Kingdom'])
    it(`do not mean the country when they are its whole name: ${text}`, async () => {
      const [place] = await find(text, ['GB', 'FR']);
      expect(place?.kind).to.equal('country');
    });

  for (const [text, country] of [
    ['Kent', 'GB'],
    ['Gironde', 'FR'],
  ] as const)
    it(`of a region do not mean all of the region: ${text}`, async () => {
      const regions = (await find(text, [country])).filter(({ kind }) => kind === 'region');
      expect(regions.filter(({ isExact }) => isExact)).to.deep.equal([]);
      expect(regions).not.to.deep.equal([]);
    });

  it('leave the name to the country that has the same name: Luxembourg', async () => {
    const [place] = await find('Luxembourg', ['BE', 'FR']);
    expect(place?.countryCode).to.equal('LU');
  });

  it('of a region come behind towns of that name in other countries, as a further choice: Essex, Surrey', async () => {
    for (const [text, town] of [
      ['Essex', 'Essex, Maryland, US'],
      ['Surrey', 'Surrey, British Columbia, CA'],
      ['Kent', 'Kent, Washington, US'],
    ] as const) {
      const [first, second] = await find(text, ['GB', 'US', 'CA']);
      expect(first && line(first)).to.equal(town);
      expect(second && line(second)).to.equal('England, GB');
      expect(second).to.include({ isExact: false, isByPart: true });
    }
  });

  it('of a region at home come before a town abroad where no store is: Kent', async () => {
    const [first] = await find('Kent', ['GB']);
    expect(first && line(first)).to.equal('England, GB');
  });

  it('leave a postal code to the town beside it: A-1010 Wien', async () => {
    for (const text of ['A-1010 Wien', 'A 1010 Wien', 'Wien, A-1010'])
      expect((await find(text, ['CH', 'AT', 'DK'])).map(line)).to.deep.equal(['1010, AT']);
  });
});

describe('typed places where the merchant has no store', () => {
  const few: [string, number][] = [
    ['FR', 50],
    ['PT', 3],
  ];
  const elsewhere = (text: string, isWhole: boolean, files = shardFiles()) =>
    searchPlaces(text, { read: files.read, countries: new Map(few), isWhole });

  for (const [typed, found] of [
    ['Manaus', 'Manaus, Amazonas, BR'],
    ['manaus, brazil', 'Manaus, Amazonas, BR'],
    ['São Paulo', 'São Paulo, São Paulo, BR'],
    ['Moskau', 'Moskau, Moscow, RU'],
    ['Bern', 'Bern, Bern, CH'],
    ['Brazil', 'Brazil, BR'],
  ] as const)
    it(`are found by their whole names: ${typed}`, async () => {
      const [place] = await elsewhere(typed, true);
      expect(place && line(place)).to.equal(found);
      expect(place?.isExact).to.equal(true);
    });

  it('are offered by the beginning of a name only when the merchant’s countries have none', async () => {
    expect((await elsewhere('Manau', false)).map(line)).to.deep.equal(['Manaus, Amazonas, BR']);
    const countries = (await elsewhere('Bern', false)).map(({ countryCode }) => countryCode);
    expect([...new Set(countries)]).to.deep.equal(['FR']);
  });

  for (const text of ['Bang', 'Shan', 'Guad', 'Saig', 'Teh', 'Kinsh', 'Var', 'Chen'])
    it(`are none by the beginning of a name where towns at home begin so: ${text}`, async () => {
      const at = ['IN', 'GB', 'ES', 'FR', 'CH', 'MX'].map((code): [string, number] => [code, 9]);
      const asked = { read: shardFiles().read, countries: new Map(at), limit: 5 };
      const offered = await searchPlaces(text, { ...asked, isWhole: false });
      const taken = await searchPlaces(text, { ...asked, isWhole: true });
      expect(offered).not.to.deep.equal([]);
      expect(taken.map(line)).to.deep.equal(offered.map(line));
    });

  for (const [text, found] of [
    ['القاهرة', /EG$/],
    ['دبي', /AE$/],
    ['Каир', /EG$/],
    ['東京', /JP$/],
  ] as const)
    it(`are found by their names in other scripts: ${text}`, async () => {
      const files = shardFiles();
      const [place] = await elsewhere(text, true, files);
      expect(place && line(place)).to.match(found);
      expect(place?.isExact).to.equal(true);
      expect(files.names).not.to.include('towns-world.bin');
    });

  it('are found by another name that is typed whole: Saigon', async () => {
    const [place] = await elsewhere('Saigon', true);
    expect(place && line(place)).to.match(/VN$/);
  });

  for (const [text, home, abroad] of [
    ['Athens', 'Athens, Georgia, US', 'Athens, Attica, GR'],
    ['Moscow', 'Moscow, Idaho, US', 'Moscow, Moscow, RU'],
    ['Lima', 'Lima, Ohio, US', 'Lima, Lima Province, PE'],
    ['St. Petersburg', 'St. Petersburg, Florida, US', 'Saint Petersburg, St.-Petersburg, RU'],
    ['Lagos', 'Lagos, Faro, PT', 'Lagos, Lagos, NG'],
  ] as const)
    it(`stand behind a smaller one of their name at home, before others: ${text}`, async () => {
      const countries = new Map([['US', 9], ['PT', 3]]); // prettier-ignore
      const places = await searchPlaces(text, {
        read: shardFiles().read,
        countries,
        isWhole: true,
      });
      expect(places.slice(0, 2).map(line)).to.deep.equal([home, abroad]);
      expect(places[1]?.isExact).to.equal(true);
    });

  it('are not searched by words that follow a name that is found: Athens, GA', async () => {
    const files = shardFiles();
    const asked = { read: files.read, countries: new Map([['US', 9]]), isWhole: true };
    const [place] = await searchPlaces('Athens, GA', asked);
    expect(place && line(place)).to.equal('Athens, Georgia, US');
    expect(files.names.filter((name) => /world|GR|-GA/.test(name))).to.deep.equal([]);
  });

  it('cost two files, and none where a place at home is found', async () => {
    const files = shardFiles();
    await elsewhere('Manaus', true, files);
    const own = files.names.filter((name) => /world|BR/.test(name));
    expect(own).to.deep.equal(['towns-world.bin', 'cities-BR-1.bin']);
    const home = shardFiles();
    await elsewhere('Lyon', true, home);
    expect(home.names.filter((name) => !/-(FR|PT)-/.test(name))).to.deep.equal([]);
  });

  it('are none when their index cannot be loaded', async () => {
    const files = shardFiles((name) => name.startsWith('towns'));
    expect(await elsewhere('Manaus', true, files)).to.deep.equal([]);
  });
});

describe('typed places in a page’s language, with a country’s sign', () => {
  const { read } = shardFiles();

  for (const [typed, lang, countries, found] of [
    ['zuid-holland', 'nl', ['NL', 'BE'], 'Zuid-Holland, NL'],
    ['Nouvelle-Écosse', 'fr', ['CA', 'FR'], 'Nouvelle-Écosse, CA'],
    ['D-10117', 'en', ['US', 'DE', 'FR'], '10117, DE'],
    ['F-75009', 'en', ['US', 'DE', 'FR'], '75009, FR'],
    ['CH-8001', 'en', ['AU', 'CH'], '8001, CH'],
  ] as const)
    it(`finds “${typed}” on a page in ${lang}`, async () => {
      const stores = new Map(countries.map((code) => [code, 3]));
      const [first] = await searchPlaces(typed, { read, lang, countries: stores });
      expect(first && line(first)).to.equal(found);
    });
});
