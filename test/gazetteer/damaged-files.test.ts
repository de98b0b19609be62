import { expect } from '@open-wc/testing';
import { isOnEarth } from '../../src/domain/store/is-on-earth.js';
import type { Reader } from '../../src/gazetteer/shards/reader.js';
import { locateStores } from '../../src/gazetteer/locate/locate-stores.js';
import { shardFiles } from './shard-files.js';
import { storeAt } from './store-at.js';

/** Where a postal shard says, in two bytes, in how many units it counts a degree. */
const UNITS_AT = 1;

/** Every postal code of such a file is many times too far from 0. */
const damaged: Reader = async (name) => {
  const bytes = (await shardFiles().read(name)).slice();
  if (name.startsWith('postal-')) bytes.set([0x81, 0], UNITS_AT);
  return bytes;
};

describe('data files that are damaged', () => {
  const addresses = [
    ['France', '', 'Lyon', '69002'],
    ['Germany', '', 'Berlin', '10115'],
    ['United States', 'TX', 'Austin', '78701'],
    ['Australia', 'NSW', 'Sydney', '2000'],
  ] as const;

  it('give no store a position that is no point on the earth', async () => {
    const stores = addresses.map((address, id) => storeAt(address, id + 1));
    const whole = await locateStores(stores, { read: shardFiles().read });
    expect(whole.size).to.equal(addresses.length);
    const told: unknown[] = [];
    const onPositions = (some: ReadonlyMap<number, unknown>): unknown =>
      told.push(...some.values());
    const positions = await locateStores(stores, { read: damaged, onPositions });
    expect([...positions.values()].filter((position) => !isOnEarth(position))).to.deep.equal([]);
    expect(told).to.deep.equal([...positions.values()]);
  });
});
