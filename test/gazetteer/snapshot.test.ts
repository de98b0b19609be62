import { expect } from '@open-wc/testing';
import { snapshotPages } from '../../src/api/read/snapshot-pages.js';
import { addressFingerprint, isFingerprintOf } from '../../src/domain/store/address-fingerprint.js';
import { normalizeText } from '../../src/domain/search/normalize-text.js';
import type { Store } from '../../src/domain/store/store.js';
import type { FindPosition } from '../../src/domain/store/supplied-positions.js';
import { readPositions } from '../../src/gazetteer/locate/read-positions.js';

const location = {
  id: 20574,
  name: 'Halvarenne',
  address: 'Blauwververssteeg 17  ',
  country: 'Netherlands',
  state: 'South Holland',
  city: "'s-Gravenhage",
  zip: '2511 XR',
  platform_location_id: '61162156168',
  google_maps_url: 'https://www.google.com/maps/search/?api=1&query=Blauwververssteeg%2017',
};
const placed = { lat: 52.08, lng: 4.32, precision: 'address', radiusMeters: 100 } as const;
const entry = { ...location, ...placed, fingerprint: '1j6a4w2-1knfpfg' };
const snapshotOf = (...stores: unknown[]) => ({
  version: 1,
  generatedAt: '2026-11-21T12:00:00.000Z',
  stores,
});

function decodeSnapshot(body: unknown) {
  const pages = [...snapshotPages(body)];
  return {
    stores: pages.flatMap(({ items }) => items),
    dropped: pages.reduce((sum, { dropped }) => sum + dropped, 0),
  };
}

function storeOf(changes: Partial<typeof location> = {}): Store {
  const { stores } = decodeSnapshot(snapshotOf({ ...location, ...changes }));
  return stores[0]!;
}

describe('a store of a snapshot', () => {
  it('has the storeId that the service gave it, or none', () => {
    const { stores } = decodeSnapshot(
      snapshotOf(
        { ...entry, store_id: 1204 },
        { ...entry, id: 2, store_id: '7' },
        { ...entry, id: 3 },
      ),
    );
    expect(stores.map(({ storeId }) => storeId)).to.deep.equal([1204, 7, undefined]);
  });
});

describe('the fingerprint of an address', () => {
  it('is the same as in snapshots in use', () => {
    expect(addressFingerprint(storeOf())).to.equal('1j6a4w2-1knfpfg');
    const japanese = { address: '神南1-2-3', zip: '150-0041', city: '渋谷区', state: '東京都' };
    expect(addressFingerprint(storeOf({ ...japanese, country: '日本' }))).to.equal(
      '1bt8wk-1dji8cb',
    );
  });

  it('stays when case, accents, punctuation and spaces change', () => {
    const same = { address: 'BLAUWVERVERSSTEEG, 17', city: '’s Gravenhâge' };
    expect(addressFingerprint(storeOf(same))).to.equal(addressFingerprint(storeOf()));
  });

  it('changes with every part of the address', () => {
    const parts = ['address', 'zip', 'city', 'state', 'country'] as const;
    const all = parts.map((part) => addressFingerprint(storeOf({ [part]: 'Other 18' })));
    expect(new Set([addressFingerprint(storeOf()), ...all]).size).to.equal(6);
  });

  it('is the hash of the whole normalized address, whatever letters it has', () => {
    const naive = (store: Store): string => {
      const { address, zip, city, state, country } = store;
      let [first, second] = [1, 2];
      for (const letter of normalizeText(`${address} ${zip} ${city} ${state} ${country}`)) {
        first = Math.imul(first ^ letter.charCodeAt(0), 0x9e3779b1);
        first ^= first >>> 15;
        second = Math.imul(second ^ letter.charCodeAt(0), 0x85ebca6b);
        second ^= second >>> 13;
      }
      return `${(first >>> 0).toString(36)}-${(second >>> 0).toString(36)}`;
    };
    const parts = [
      '',
      ' ',
      "'",
      '-',
      '17',
      'b',
      'É',
      'ß',
      'İ',
      'ø',
      'ŉ',
      'e\u0301',
      'Ж',
      'Σ',
      '区',
      '\u00ad',
      '\u007f',
      '½',
      'ª',
    ];
    const all = parts.flatMap((one) =>
      parts.flatMap((two) => parts.map((three) => one + two + three)),
    );
    for (const [index, address] of all.entries()) {
      const city = all[(index * 7) % all.length] ?? '';
      const store = { ...storeOf(), address, city, state: parts[index % parts.length] ?? '' };
      expect(addressFingerprint(store), `${address}|${city}`).to.equal(naive(store));
      expect(isFingerprintOf(naive(store), store), `${address}|${city}`).to.equal(true);
    }
  });

  it('differs for each of 50,000 addresses that are much alike', () => {
    const prints = new Set<string>();
    const store = storeOf();
    for (let number = 0; number < 50_000; number++)
      prints.add(addressFingerprint({ ...store, address: `${number} Main St` }));
    expect(prints.size).to.equal(50_000);
  });
});

describe('a snapshot as the listing', () => {
  it('gives stores as the service does, with their positions', () => {
    const { stores, dropped } = decodeSnapshot(snapshotOf(entry));
    expect(dropped).to.equal(0);
    expect(stores).to.deep.equal([{ ...storeOf(), position: placed }]);
    expect(stores[0]?.address).to.equal('Blauwververssteeg 17');
    expect(stores[0]?.platformLocationId).to.equal('61162156168');
  });

  const positions: readonly [string, object, Store['position']][] = [
    ['none where there is no point', { lat: undefined }, undefined],
    ['none where the point is impossible', { lat: 91 }, undefined],
    ['none where the point is 0, 0', { lat: 0, lng: 0 }, undefined],
    ['none where its precision is a word of the future', { precision: 'roof' }, undefined],
    ['none where its precision is a name that objects have', { precision: 'toString' }, undefined],
    [
      'an exact one where nothing else is said',
      { precision: undefined, radiusMeters: undefined },
      { lat: 52.08, lng: 4.32, precision: 'exact', radiusMeters: 0 },
    ],
    [
      'a usual radius where it is missing or nonsense',
      { precision: 'city', radiusMeters: -1 },
      { lat: 52.08, lng: 4.32, precision: 'city', radiusMeters: 10_000 },
    ],
  ];
  for (const [what, fields, position] of positions) {
    it(`gives a store ${what}`, () => {
      const { stores } = decodeSnapshot(snapshotOf({ ...entry, ...fields }));
      expect(stores[0]?.position).to.deep.equal(position);
    });
  }

  it('gives a store no position that belongs to an older address', () => {
    const moved = { ...entry, address: 'Grote Markt 1' };
    const [store] = decodeSnapshot(snapshotOf(moved)).stores;
    expect([store?.address, store?.position]).to.deep.equal(['Grote Markt 1', undefined]);
  });

  it('gives a store of a file written by hand, without a fingerprint, its position', () => {
    const { stores } = decodeSnapshot(snapshotOf({ ...entry, fingerprint: undefined }));
    expect(stores[0]?.position).to.deep.equal(placed);
  });

  it('comes in pages like those of the service, beginning at any of them', () => {
    const body = snapshotOf(
      ...Array.from({ length: 620 }, (_, i) => (i ? { ...entry, id: i } : null)),
    );
    const pages = [...snapshotPages(body)];
    expect(
      pages.map(({ number, items, dropped }) => [number, items.length, dropped]),
    ).to.deep.equal([
      [1, 249, 1],
      [2, 250, 0],
      [3, 120, 0],
    ]);
    expect([...snapshotPages(body, 3)]).to.deep.equal(pages.slice(2));
    expect([...snapshotPages(body, 4)]).to.deep.equal([]);
    expect([...snapshotPages(snapshotOf())]).to.deep.equal([
      { number: 1, items: [], dropped: 0, notice: undefined },
    ]);
  });

  it('leaves out and counts records that cannot be read or that come twice', () => {
    const other = { ...entry, id: 7 };
    const body = snapshotOf(null, 'x', { id: 'x' }, entry, { ...entry, name: 'Twice' }, other);
    const { stores, dropped } = decodeSnapshot(body);
    expect(stores.map(({ id, name }) => [id, name])).to.deep.equal([
      [20574, 'Halvarenne'],
      [7, 'Halvarenne'],
    ]);
    expect(dropped).to.equal(3);
  });

  for (const body of [null, [], '', {}, { version: 2, stores: [] }, { version: 1, stores: {} }]) {
    it(`is refused when it is ${JSON.stringify(body)}`, () => {
      expect(() => decodeSnapshot(body))
        .to.throw()
        .with.property('code', 'bad-answer');
    });
  }
});

describe('a snapshot beside the service', () => {
  let find: FindPosition;
  before(async () => {
    find = (await readPositions(snapshotOf(null, { id: 7 }, entry)))!([]);
  });

  it('places stores whose address is still the same', () => {
    expect(find(storeOf({ address: 'blauwververssteeg 17' }))).to.deep.equal(placed);
  });

  it('leaves a store to the gazetteer when its address has changed', () => {
    expect(find(storeOf({ address: 'Grote Markt 1' }))).to.equal(undefined);
  });

  it('leaves stores that it does not know', () => {
    expect(find(storeOf({ id: 8 }))).to.equal(undefined);
  });

  it('leaves a store whose entry has no fingerprint', async () => {
    const unsure = (await readPositions(snapshotOf({ ...entry, fingerprint: undefined })))!;
    expect(unsure([])(storeOf())).to.equal(undefined);
  });

  it('may also be a list of coordinates by key, and nothing else', async () => {
    const byKey = (await readPositions({ positions: { '61162156168': [52.1, 4.3] } }))!;
    expect(byKey([storeOf()])(storeOf())?.lat).to.equal(52.1);
    for (const value of [null, undefined, [], 'x', {}, { version: 2, stores: [] }])
      expect(await readPositions(value)).to.equal(undefined);
  });
});
