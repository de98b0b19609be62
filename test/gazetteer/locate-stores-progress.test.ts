import { expect } from '@open-wc/testing';
import { locateStores } from '../../src/gazetteer/locate/locate-stores.js';
import { shardFiles } from './shard-files.js';
import { storeAt } from './store-at.js';

const files = shardFiles();

describe('a caller of locateStores', () => {
  it('gets positions in slices, each store once, with pauses between them', async () => {
    const stores = Array.from({ length: 50 }, (_, id) =>
      storeAt(['Germany', '', 'Berlin', '10117'], id),
    );
    const slices: number[][] = [];
    const ends: boolean[] = [];
    let clock = 0;
    const positions = await locateStores(stores, {
      read: files.read,
      // the clock is read for every eighth store
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

  it('gets first the positions of some stores from all over a long list, file by file, then the others', async () => {
    const stores = [
      ...Array.from({ length: 3000 }, (_, id) => storeAt(['France', '', 'Lyon', '69003'], id)),
      ...Array.from({ length: 1500 }, (_, id) =>
        storeAt(['Germany', '', 'Berlin', '10117'], 3000 + id),
      ),
    ];
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    const told: number[][] = [[]];
    const positions = await locateStores(stores, {
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
    const everyNinth = stores.map(({ id }) => id).filter((id) => id % 9 === 0);
    const inFrance = everyNinth.filter((id) => id < 3000);
    expect(told[0]).to.deep.equal(inFrance);
    const rest = [everyNinth.length - inFrance.length, 3000 - inFrance.length];
    expect(told.slice(1).map(({ length }) => length)).to.include.members(rest);
    expect(told.flat()).to.have.length(stores.length);
    expect([...positions.keys()].sort((a, b) => a - b)).to.deep.equal(stores.map(({ id }) => id));
  });

  it('gets the first positions of a long list before all other stores are compared', async () => {
    const stores = Array.from({ length: 4000 }, (_, id) =>
      storeAt(['France', '', 'Lyon', '69003'], id),
    );
    let looks = 0;
    let looksAtFirst = 0;
    await locateStores(stores, {
      read: files.read,
      now: () => looks++,
      onPositions: () => void (looksAtFirst ||= looks),
    });
    // The clock is read for every eighth store in each of three steps: by country, by file, and to
    // find the position.
    expect(looksAtFirst).to.be.below(looks / 3);
  });

  it('gets all countries once, before any position', async () => {
    const stores = Array.from({ length: 1200 }, (_, id) =>
      storeAt(['Alemania', '', 'Berlin', '10117'], id),
    );
    const told: string[] = [];
    await locateStores(stores, {
      read: files.read,
      onCountries: (codes) => told.push(`${codes.size} countries`),
      onPositions: () => told.push('positions'),
    });
    expect(told.slice(0, 2)).to.deep.equal(['1200 countries', 'positions']);
    expect(told.filter((line) => line !== 'positions')).to.have.length(1);
  });
});
