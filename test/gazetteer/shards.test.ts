import { expect } from '@open-wc/testing';
import { decodeCityTier } from '../../src/gazetteer/shards/city-tier.js';
import { findPostcode } from '../../src/gazetteer/locate/find-postcode.js';
import { nameKey } from '../../src/gazetteer/names/name-key.js';
import { nameVariants } from '../../src/gazetteer/locate/name-variants.js';
import { decodePostalShard } from '../../src/gazetteer/shards/postal-shard.js';
import { postalShardName } from '../../src/gazetteer/shards/postal-shard-name.js';
import { postcodeKey, storePostcodeKeys } from '../../src/gazetteer/locate/postcode-key.js';
import { shardFiles } from './shard-files.js';

const { read } = shardFiles();

describe('the shapes of postal codes', () => {
  const shapes: readonly [country: string, text: string, key: string | undefined][] = [
    ['US', '90210', '90210'],
    ['US', '90210-1234', '902101234'],
    ['US', '902101234', '902101234'],
    ['US', '9021', undefined],
    ['US', '902101', undefined],
    ['DE', 'D-10115', '10115'],
    ['DE', '10115 Berlin', '10115'],
    ['SE', '411 15', '41115'],
    ['PL', '00-001', '00001'],
    ['JP', '〒150-0001', '1500001'],
    ['JP', '１５０－０００１', '1500001'],
    ['BR', '01310-100', '01310100'],
    ['BR', '01310', '01310'],
    ['PT', '4000', '4000'],
    ['TW', '110', '110'],
    ['TW', '11049', '11049'],
    ['CA', 'M5V 2T6', 'M5V'],
    ['CA', 'm5v2t6', 'M5V'],
    ['CA', 'M5V', 'M5V'],
    ['CA', '90210', undefined],
    ['GB', 'SW1A 1AA', 'SW1A'],
    ['GB', 'W11AA', 'W1'],
    ['GB', 'EC1A1BB', 'EC1A'],
    ['GB', 'M1', 'M1'],
    ['GB', 'London', undefined],
    ['IE', 'D02 X285', 'D02'],
    ['NL', '1012 JS', '1012'],
    ['NL', '1012 Amsterdam', '1012'],
    ['AR', 'C1043AAX', '1043'],
    ['MT', 'VLT 1234', 'VLT'],
    ['MX', '06000', undefined],
    ['', '90210', undefined],
    ['toString', '90210', undefined],
  ];
  for (const [country, text, key] of shapes)
    it(`"${text}" in ${country || 'no country'} is ${key ?? 'none'}`, () => {
      expect(postcodeKey(text, country)?.key).to.equal(key);
    });

  it('keeps the words beside a code', () => {
    expect(postcodeKey('1010 Wien', 'AT')?.rest).to.equal('WIEN');
    expect(postcodeKey('D-10115', 'DE')?.rest).to.equal('');
  });

  it('puts back the zeros that a spreadsheet dropped', () => {
    expect(storePostcodeKeys('2139', 'US')).to.deep.equal(['02139']);
    expect(storePostcodeKeys('1067.0', 'DE')).to.deep.equal(['01067']);
    expect(storePostcodeKeys('501', 'US')).to.deep.equal(['00501']);
    expect(storePostcodeKeys('90210.0', 'US')).to.deep.equal(['90210']);
    expect(storePostcodeKeys('12', 'US')).to.deep.equal([]);
  });
});

describe('names of places', () => {
  const alike: readonly (readonly string[])[] = [
    ['St. Louis', 'Saint Louis', 'ST LOUIS', 'st-louis'],
    ['Ft Worth', 'Fort Worth'],
    ['Mt. Prospect', 'mount prospect'],
    ["L'Aquila", 'LAquila', 'l’aquila', 'L Aquila'],
    ['São Paulo', 'Sao Paulo', 'SAO-PAULO'],
    ['Łódź', 'Lodz'],
    ['İstanbul', 'istanbul', 'Istanbul'],
    ['臺北', '台北'],
    ['ｔｏｋｙｏ', 'Tokyo'],
  ];
  for (const names of alike)
    it(`are the same: ${names.join(', ')}`, () => {
      expect(new Set(names.map(nameKey)).size).to.equal(1);
    });

  it('are normalized line by line', () => {
    expect(nameKey('St. Gallen\nZürich\n東京')).to.equal('saintgallen\nzurich\n東京');
  });

  const variants: readonly [text: string, key: string][] = [
    ['Ville de Québec', 'quebec'],
    ['City of London', 'london'],
    ['Makati City', 'makati'],
    ['Shinjuku-ku', 'shinjuku'],
    ['Muenchen', 'munchen'],
    ['N. Las Vegas', 'northlasvegas'],
    ['Paris 15e', 'paris'],
    ['Praha 1', 'praha'],
    ['Lyon Cedex 03', 'lyon'],
    ['Frankfurt/Main', 'frankfurt'],
    ['Nairobi (CBD)', 'nairobi'],
    ['г. Санкт-Петербург', nameKey('Санкт-Петербург')],
    ['大阪府大阪市北区', nameKey('大阪市北区')],
    ['横浜市', '横浜'],
  ];
  for (const [text, key] of variants)
    it(`"${text}" is looked for as "${key}" too`, () => {
      expect([...nameVariants(text)].map(([variant]) => variant)).to.include(key);
    });
});

describe('shards', () => {
  it('give a code, a code that lies in a range, and a leading part of a code', async () => {
    const brazil = decodePostalShard(await read('postal-BR.bin'));
    expect(findPostcode(brazil, '01310100')?.known).to.equal(true);
    const portugal = decodePostalShard(await read('postal-PT-4.bin'));
    expect(findPostcode(portugal, '4000')?.lat).to.be.closeTo(41.15, 0.1);
    const unitedStates = decodePostalShard(await read('postal-US-9.bin'));
    expect(findPostcode(unitedStates, '902101234')).to.deep.equal(
      findPostcode(unitedStates, '90210'),
    );
  });

  it('give the neighbours of an unknown code, and mark them as neighbours', async () => {
    const shard = decodePostalShard(await read('postal-US-9.bin'));
    expect(findPostcode(shard, '90299')?.known).to.equal(false);
    expect(findPostcode(shard, '99999')).to.equal(undefined);
  });

  it('give a code of an island the radius of one code, and not the distance to the next land', async () => {
    for (const [country, key] of [
      ['JE', 'JE2'],
      ['PM', '97500'],
      ['GL', '3900'],
      ['FR', '97500'],
      ['US', '96799'],
    ] as const) {
      const shard = decodePostalShard(await read(postalShardName(country, key)));
      const point = findPostcode(shard, key);
      expect(point?.known).to.equal(true);
      expect(point?.errorMeters).to.be.within(500, 20_000);
    }
  });

  it('are refused when they are cut short, of another kind, or noise', async () => {
    const postal = await read('postal-AT.bin');
    const cities = await read('cities-AT-1.bin');
    for (const length of [0, 1, 2, 5, 50, 500, postal.length - 1])
      expect(() => decodePostalShard(postal.subarray(0, length))).to.throw(RangeError);
    for (const length of [0, 1, 2, 5, 50, 500, cities.length - 1])
      expect(() => decodeCityTier(cities.subarray(0, length))).to.throw(RangeError);
    expect(() => decodePostalShard(cities)).to.throw(RangeError);
    expect(() => decodeCityTier(postal)).to.throw(RangeError);
    expect(() => decodeCityTier(new Uint8Array(64).fill(255))).to.throw(RangeError);
  });

  it('keep their names in order, so that a search finds each', async () => {
    for (const name of [
      'cities-US-1.bin',
      'cities-JP-1.bin',
      'cities-GR-1.bin',
      'cities-IN-1.bin',
    ]) {
      const { keys, otherKeys } = decodeCityTier(await read(name));
      for (const list of [keys, otherKeys])
        expect(
          list.every((key, i) => i === 0 || list[i - 1]! <= key),
          name,
        ).to.equal(true);
    }
  });
});
