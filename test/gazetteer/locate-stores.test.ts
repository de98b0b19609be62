import { expect } from '@open-wc/testing';
import type { Position } from '../../src/domain/store/store.js';
import { locateStores } from '../../src/gazetteer/locate/locate-stores.js';
import { shardFiles } from './shard-files.js';
import { far, storeAt } from './store-at.js';
import { placed, unplaced, type Address } from './store-situations.js';
import { worldAddresses } from './world-addresses.js';

/** All but the measured share of addresses lie within this of where they are. */
const NEAR_METERS = 25_000;

const files = shardFiles();

async function positionOf(...address: Address): Promise<Position | undefined> {
  return (await locateStores([storeAt(address)], { read: files.read })).get(1);
}

describe('places of stores', () => {
  it('finds well-known addresses of 55 countries, however they are written', async () => {
    const stores = worldAddresses.map(storeAt);
    const positions = await locateStores(stores, { read: files.read });
    const wrong = worldAddresses.filter(
      ([, , , , lat, lng], id) => !(far(positions.get(id), lat, lng) < NEAR_METERS),
    );
    expect(wrong).to.deep.equal([]);
    expect(new Set(stores.map((store) => store.countryCode)).size).to.be.greaterThan(40);
  }).timeout(30_000);

  it('tells how it found a place and how precise the place is', async () => {
    const byCode = await positionOf('United States', 'NY', 'New York', '10118');
    const byTown = await positionOf('United States', 'NY', 'New York', '');
    expect(byCode?.precision).to.equal('postcode');
    expect(byTown?.precision).to.equal('city');
    expect(byCode!.radiusMeters).to.be.within(500, 6_000);
    expect(byTown!.radiusMeters).to.be.greaterThan(byCode!.radiusMeters);
  });

  for (const [situation, address, [lat, lng], withinMeters] of placed)
    it(`${situation} (${address.join(', ')})`, async () => {
      expect(far(await positionOf(...address), lat, lng)).to.be.below(withinMeters);
    });

  for (const [situation, address] of unplaced)
    it(`gives no pin for ${situation}`, async () => {
      expect(await positionOf(...address)).to.equal(undefined);
    });

  it('leaves stores with a position alone', async () => {
    const position = { lat: 1, lng: 2, precision: 'exact', radiusMeters: 0 } as const;
    const { read, names } = shardFiles();
    const store = { ...storeAt(['France', '', 'Paris', '75001']), position };
    expect((await locateStores([store], { read })).size).to.equal(0);
    expect(names).to.deep.equal([]);
  });

  it('finds the countries of stores without a code, placed or not', async () => {
    const position = { lat: 1, lng: 2, precision: 'exact', radiusMeters: 0 } as const;
    const heard: [number, string][][] = [];
    await locateStores(
      [
        storeAt(['Deutschland', '', 'Berlin', '10117']),
        storeAt(['日本', '', '', ''], 2),
        { ...storeAt(['Россия', '', '', ''], 3), position },
        storeAt(['France', '', 'Lyon', '69003'], 4),
        storeAt(['Atlantis', '', '', ''], 5),
      ],
      { read: files.read, onCountries: (codes) => heard.push([...codes]) },
    );
    expect(heard).to.deep.equal([
      [
        [1, 'DE'],
        [2, 'JP'],
        [3, 'RU'],
      ],
    ]);
  });

  it('survives texts of any kind', async () => {
    const texts = [
      '', ' ', '(', ')', '[', '\\', '\n', '|', '*', '+', '?', '^$', '0', '00000', '99999999999999', '-1', '1e9',
      '‮', '\ud800', '👩‍👩‍👧', 'ﷺ', 'İ', 'ß', 'a'.repeat(5_000), '東'.repeat(500), '1 '.repeat(2_000), ', '.repeat(2_000),
      '__proto__', 'constructor', 'toString', '<b>', 'СПб', 'N/A', 'null', 'undefined', 'P.O. Box 12',
    ]; // prettier-ignore
    const countries = ['US', 'DE', 'JP', 'GB', 'BR', 'toString', '__proto__', '..', '(', ''];
    let id = 0;
    const stores = countries.flatMap((code) =>
      texts.flatMap((text) =>
        [text, 'Berlin'].map((city) => ({
          ...storeAt(['', text, city, text], id++),
          countryCode: code,
        })),
      ),
    );
    const positions = await locateStores(stores, { read: files.read });
    for (const { lat, lng, radiusMeters } of positions.values()) {
      expect(Math.abs(lat)).to.be.at.most(90);
      expect(Math.abs(lng)).to.be.at.most(180);
      expect(radiusMeters).to.be.greaterThan(0);
    }
  }).timeout(30_000);
});
