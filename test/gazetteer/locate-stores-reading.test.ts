import { expect } from '@open-wc/testing';
import { readAhead, locateStores } from '../../src/gazetteer/locate/locate-stores.js';
import type { Reader } from '../../src/gazetteer/shards/reader.js';
import { shardFiles } from './shard-files.js';
import { far, storeAt } from './store-at.js';
import { worldAddresses } from './world-addresses.js';
import { useUnhandled } from '../support/harness/unhandled.js';
import { tasks } from '../support/harness/waiting.js';

const files = shardFiles();

describe('a lookup of stores by locateStores', () => {
  const unhandled = useUnhandled();

  it('reads the shards of the countries present and no others, and each once', async () => {
    const { read, names } = shardFiles();
    const store = storeAt(['United States', 'CA', 'Los Angeles', '90012']);
    await locateStores([store, { ...store, id: 2, zip: '90013' }], { read });
    await locateStores([{ ...store, id: 3 }], { read });
    expect([...names].sort()).to.deep.equal(['cities-US-1.bin', 'postal-US-9.bin']);
  });

  it('reads the second tier only when the first has no answer', async () => {
    const { read, names } = shardFiles();
    const positions = await locateStores([storeAt(['United States', 'WV', 'Kingwood', ''])], {
      read,
    });
    expect(far(positions.get(1), 39.47, -79.68)).to.be.below(5_000);
    expect(names).to.deep.equal(['cities-US-1.bin', 'cities-US-2.bin']);
  });

  it('does without postal codes when their shard fails, and requests it again the next time', async () => {
    let isDown = true;
    const { read, names } = shardFiles((name) => isDown && name.startsWith('postal'));
    const store = storeAt(['France', '', 'Lyon', '69003']);
    expect((await locateStores([store], { read })).get(1)?.precision).to.equal('city');
    isDown = false;
    expect((await locateStores([store], { read })).get(1)?.precision).to.equal('postcode');
    expect(names.filter((name) => name === 'postal-FR.bin')).to.have.length(2);
  });

  it('requests the first files while it compares the stores, and no file twice', async () => {
    const { read, names } = shardFiles();
    const stores = Array.from({ length: 40 }, (_, id) =>
      storeAt(['France', '', 'Lyon', '69003'], id),
    );
    let clock = 0;
    let askedAt = 0;
    const now = (): number => {
      if (names.length && !askedAt) askedAt = clock;
      return clock++;
    };
    const positions = await locateStores(stores, { read, now });
    expect(positions.size).to.equal(40);
    expect(askedAt).to.be.greaterThan(0).and.lessThan(4);
    expect(new Set(names).size).to.equal(names.length);
  });

  it('has the files of a first store read ahead, and requests them once', async () => {
    const { read, names } = shardFiles();
    const store = storeAt(['France', '', 'Lyon', '69003']);
    readAhead({ ...store, countryCode: undefined }, read);
    expect([...names].sort()).to.deep.equal(['cities-FR-1.bin', 'postal-FR.bin']);
    readAhead({ ...store, countryCode: undefined, country: 'Nowhere' }, read);
    await locateStores([store], { read });
    expect(names).to.have.length(2);
  });

  it('waits while the caller uses the positions', async () => {
    const { read, names } = shardFiles();
    const stores = [
      storeAt(['France', '', 'Lyon', '69003']),
      storeAt(['Germany', '', 'Berlin', '10117'], 2),
      storeAt(['Italy', '', 'Roma', '00185'], 3),
    ];
    const askedMeanwhile: number[] = [];
    await locateStores(stores, {
      read,
      onPositions: async () => {
        const before = names.length;
        await tasks(20);
        askedMeanwhile.push(names.length - before);
      },
    });
    expect(askedMeanwhile).to.have.length(3);
    // the third country's files are asked for once the first has been heard of
    expect(askedMeanwhile[0]).to.equal(0);
  });

  it('does without towns when their shards fail', async () => {
    const { read } = shardFiles((name) => name.startsWith('cities'));
    const stores = [
      storeAt(['France', '', 'Lyon', '69003']),
      storeAt(['France', '', 'Lyon', ''], 2),
    ];
    expect([...(await locateStores(stores, { read })).keys()]).to.deep.equal([1]);
  });

  it('does without a file that is no shard', async () => {
    for (const bytes of [[], [1], [17], [18, 1, 200], [60, 33, 68, 79, 67], Array(500).fill(255)]) {
      const read = () => Promise.resolve(new Uint8Array(bytes));
      const positions = await locateStores([storeAt(['France', '', 'Lyon', '69003'])], { read });
      expect(positions.size).to.equal(0);
    }
  });

  it('goes on with the other countries when one has no shards', async () => {
    const { read } = shardFiles((name) => name.includes('-FR'));
    const stores = [
      storeAt(['France', '', 'Lyon', '69003']),
      storeAt(['Spain', '', 'Madrid', '28013'], 2),
    ];
    expect([...(await locateStores(stores, { read })).keys()]).to.deep.equal([2]);
  });

  it('goes on with the other countries while the shards of one are awaited', async () => {
    for (const hanging of ['postal-FR', 'cities-US-2']) {
      let release = (): void => undefined;
      const released = new Promise<void>((resolve) => (release = resolve));
      const read: Reader = async (name) => {
        if (name.startsWith(hanging)) await released;
        return files.read(name);
      };
      const stores = [
        storeAt(['France', '', 'Lyon', '69003']),
        storeAt(['United States', 'WV', 'Kingwood', ''], 2),
        storeAt(['Spain', '', 'Madrid', '28013'], 3),
        ...['AT', 'BE', 'DK', 'SE'].map((code, i) => storeAt([code, '', '', '1010'], 4 + i)),
        storeAt(['Italy', '', 'Roma', '00184'], 9),
      ];
      const heard: number[] = [];
      const positions = await locateStores(stores, {
        read,
        onPositions: (found) => {
          heard.push(...found.keys());
          if (heard.includes(9)) release();
        },
      });
      expect(heard.indexOf(9)).to.be.below(heard.indexOf(hanging.includes('FR') ? 1 : 2));
      expect(positions.size).to.be.greaterThan(3);
    }
  });

  it('places a country’s stores as the files of its postal codes come, not when the last has', async () => {
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    const heard: number[] = [];
    const positions = await locateStores(
      [
        storeAt(['United States', 'CA', 'Beverly Hills', '90210'], 1),
        storeAt(['United States', 'NY', 'New York', '10001'], 2),
      ],
      {
        read: async (name) => {
          if (name === 'postal-US-9.bin') await released;
          return files.read(name);
        },
        onPositions: (found) => {
          heard.push(...found.keys());
          release();
        },
      },
    );
    expect(heard).to.deep.equal([2, 1]);
    expect(positions.size).to.equal(2);
  });

  it('ends with the reason of an abort, between slices', async () => {
    const abort = new AbortController();
    const stores = Array.from({ length: 50 }, (_, id) =>
      storeAt(['Germany', '', 'Berlin', '10117'], id),
    );
    let heard = 0;
    let clock = 0;
    const running = locateStores(stores, {
      read: files.read,
      signal: abort.signal,
      // it is looked at for every eighth store
      now: () => (clock += 8),
      onPositions: (found) => {
        heard += found.size;
        abort.abort(new Error('left'));
      },
    });
    const reason: unknown = await running.then(
      () => 'no reason',
      (error: unknown) => error,
    );
    expect((reason as Error).message).to.equal('left');
    expect(heard).to.be.within(1, 25);
  });

  it('leaves no unhandled rejection when it is aborted while it reads ahead', async () => {
    const stores = worldAddresses.map(storeAt);
    for (let lookOfAbort = 1; lookOfAbort < 50; lookOfAbort += 2) {
      const abort = new AbortController();
      let looks = 0;
      // Each look at the clock ends a slice.
      const now = (): number => {
        if (++looks === lookOfAbort) abort.abort();
        return looks * 100;
      };
      const running = locateStores(stores, { read: files.read, signal: abort.signal, now });
      await running.catch(() => undefined);
      expect(abort.signal.aborted).to.equal(true);
    }
    // rejections are reported before the next task but one
    await tasks(2);
    expect(unhandled()).to.deep.equal([]);
  });
});
