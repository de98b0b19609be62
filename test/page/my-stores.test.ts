import { expect } from '@open-wc/testing';
import type { MyStore } from '../../src/domain/store/my-store.js';
import { configuration } from '../../src/page/configuration.js';
import { MyStores } from '../../src/page/my-stores.js';
import { ownStorage } from '../support/fakes/own-storage.js';
import { freshScenario, refuseStorage, usePage } from '../support/harness/page.js';

const lyon: MyStore = { id: 1, platformLocationId: '61', name: 'Lyon', mapsUrl: 'https://x.test/' };
const york: MyStore = { ...lyon, id: 2, platformLocationId: '62', name: 'York' };
const keyOf = (merchant: string) => `store-locator:my-store:${merchant}`;

/**
 * Counts the events on `document` during an action. Actions of other tabs can't come in between.
 */
function changesDuring(act: () => void): number {
  let changes = 0;
  const count = () => changes++;
  document.addEventListener('my-store-change', count);
  act();
  document.removeEventListener('my-store-change', count);
  return changes;
}

const isIn = (storage: Storage, key: string): boolean => storage.getItem(key) !== null;

describe('my store', () => {
  usePage();
  // Setting no store clears the stored one.
  ownStorage();
  let merchant: string;
  let stores: MyStores;
  beforeEach(() => {
    // The page harness clears the storage of such an address.
    merchant = `${freshScenario()}|pk_demo`;
    stores = new MyStores();
  });

  it('is empty until it is chosen, and is then announced once to subscribers and once to the page', () => {
    expect(stores.get(merchant)).to.equal(undefined);
    let told = 0;
    const leave = stores.subscribe(() => told++);
    expect(changesDuring(() => stores.set(merchant, lyon))).to.equal(1);
    expect(told).to.equal(1);
    expect(stores.get(merchant)).to.deep.equal(lyon);
    leave();
  });

  it('is cleared by null', () => {
    stores.set(merchant, lyon);
    expect(changesDuring(() => stores.set(merchant, null))).to.equal(1);
    expect(stores.get(merchant)).to.equal(undefined);
    expect(new MyStores().get(merchant)).to.equal(undefined);
  });

  it('of one merchant is not that of another', () => {
    stores.set(merchant, lyon);
    stores.set(`${merchant}2`, york);
    expect(stores.get(merchant)?.name).to.equal('Lyon');
    expect(stores.get(`${merchant}2`)?.name).to.equal('York');
  });

  for (const [remember, kept] of [
    [undefined, [true, false]],
    ['local', [true, false]],
    ['session', [false, true]],
    ['none', [false, false]],
  ] as const)
    it(`with remember "${remember}" is written to the storage of that name, if any`, () => {
      configuration().set({ remember });
      stores.set(merchant, lyon);
      expect(stores.get(merchant)).to.deep.equal(lyon);
      const key = keyOf(merchant);
      expect([isIn(localStorage, key), isIn(sessionStorage, key)]).to.deep.equal(kept);
      const nextPage = new MyStores();
      expect(nextPage.get(merchant)).to.deep.equal(remember === 'none' ? undefined : lyon);
    });

  it('is not read where the page wants nothing remembered', () => {
    stores.set(merchant, lyon);
    configuration().set({ remember: 'none' });
    expect(new MyStores().get(merchant)).to.equal(undefined);
  });

  for (const [remember, left] of [
    [undefined, [true, true]],
    ['local', [true, true]],
    ['session', [false, true]],
    ['none', [false, false]],
  ] as const)
    it(`and the consents of an earlier visit stay or go with remember "${remember}"`, () => {
      const keys = [keyOf(merchant), `store-locator:tiles:${merchant}`];
      const other = `another-script:${merchant}`;
      for (const storage of [localStorage, sessionStorage])
        for (const key of [...keys, other]) storage.setItem(key, JSON.stringify(lyon));
      configuration().set({ remember });
      new MyStores().get('any other merchant');
      for (const key of keys)
        expect([isIn(localStorage, key), isIn(sessionStorage, key)], key).to.deep.equal(left);
      expect([isIn(localStorage, other), isIn(sessionStorage, other)]).to.deep.equal([true, true]);
    });

  it('is removed from the storage as soon as the page sets remember="none"', () => {
    stores.set(merchant, lyon);
    configuration().set({ remember: 'none' });
    expect(stores.get(merchant)).to.equal(undefined);
    expect(isIn(localStorage, keyOf(merchant))).to.equal(false);
    stores.set(merchant, york);
    expect(stores.get(merchant)?.name, 'for this page alone').to.equal('York');
    expect(isIn(localStorage, keyOf(merchant))).to.equal(false);
  });

  for (const [what, text] of [
    ['broken', '{'],
    ['null', 'null'],
    ['a number', '7'],
    ['without a name', '{"id":1}'],
    ['with an id that is no number', '{"id":"1","name":"Lyon"}'],
  ] as const)
    it(`is empty when the storage has ${what}`, () => {
      localStorage.setItem(keyOf(merchant), text);
      expect(stores.get(merchant)).to.equal(undefined);
    });

  it('follows other tabs for as long as it has a subscriber', () => {
    const inOtherTab =
      (key: string | null, storageArea = localStorage) =>
      () =>
        dispatchEvent(new StorageEvent('storage', { key, storageArea }));
    const leave = stores.subscribe(() => {});
    localStorage.setItem(keyOf(merchant), JSON.stringify(york));
    expect(changesDuring(inOtherTab(keyOf(merchant)))).to.equal(1);
    expect(stores.get(merchant)).to.deep.equal(york);
    expect(changesDuring(inOtherTab(null)), 'all was cleared').to.equal(1);
    expect(changesDuring(inOtherTab('cart')), 'another key').to.equal(0);
    expect(changesDuring(inOtherTab(keyOf(merchant), sessionStorage))).to.equal(0);
    configuration().set({ remember: 'none' });
    expect(changesDuring(inOtherTab(keyOf(merchant))), 'nothing is remembered').to.equal(0);
    configuration().set({ remember: undefined });
    leave();
    expect(changesDuring(inOtherTab(keyOf(merchant)))).to.equal(0);
  });

  it('lasts as long as the page where the storage refuses, be it full or forbidden', () => {
    stores.set(merchant, lyon);
    const allow = refuseStorage('setItem');
    try {
      stores.set(merchant, york);
      expect(stores.get(merchant)?.name, 'full').to.equal('York');
    } finally {
      allow();
    }
    const allowAll = refuseStorage('setItem', 'getItem');
    try {
      expect(stores.get(merchant)?.name, 'forbidden').to.equal('York');
      stores.set(merchant, null);
      expect(stores.get(merchant)).to.equal(undefined);
    } finally {
      allowAll();
    }
  });
});
