import { expect } from '@open-wc/testing';
import { resolveStores } from '../../src/places/resolve-stores.js';
import { shardFiles } from './shard-files.js';
import { storeAt } from './store-at.js';

const files = shardFiles();

describe('whoever has stores resolved', () => {
  it('hears of positions in slices, each store once, with rests between them', async () => {
    const stores = Array.from({ length: 50 }, (_, id) =>
      storeAt(['Germany', '', 'Berlin', '10117'], id),
    );
    const slices: number[][] = [];
    const ends: boolean[] = [];
    let clock = 0;
    const positions = await resolveStores(stores, {
      read: files.read,
      // it is looked at for every eighth store
      now: () => (clock += 12),
      onPositions: (found, isEven) => {
        slices.push([...found.keys()]);
        ends.push(isEven);
      },
    });
    expect(slices.length).to.be.greaterThan(4);
    expect(slices.flat()).to.deep.equal([...positions.keys()]);
    expect([ends.indexOf(true), ends.at(-1)]).to.deep.equal([ends.length - 1, true]);
  });

  it('hears first of some from all over a large file, then of the others, and of a second file in its order', async () => {
    const stores = [
      ...Array.from({ length: 1000 }, (_, id) => storeAt(['France', '', 'Lyon', '69003'], id)),
      ...Array.from({ length: 600 }, (_, id) =>
        storeAt(['Germany', '', 'Berlin', '10117'], 1000 + id),
      ),
    ];
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    const told: number[][] = [[]];
    const positions = await resolveStores(stores, {
      read: async (name) => {
        if (name.includes('-DE')) await released;
        return files.read(name);
      },
      now: () => 0,
      onPositions: (found, isEven) => {
        told.at(-1)?.push(...found.keys());
        if (!isEven) return;
        told.push([]);
        release();
      },
    });
    const first = told[0] ?? [];
    expect(first).to.deep.equal(Array.from({ length: first.length }, (_, at) => at * 4));
    expect(told.map(({ length }) => length)).to.deep.equal([250, 750, 600, 0]);
    expect(told[2]).to.deep.equal(stores.slice(1000).map(({ id }) => id));
    expect([...positions.keys()].sort((a, b) => a - b)).to.deep.equal(stores.map(({ id }) => id));
  });
});
