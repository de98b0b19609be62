import { expect } from '@open-wc/testing';
import { freshScenario, until } from '../support/harness/page.js';
import { EmbeddedPage } from './embedded-page.js';

type Area = 'localStorage' | 'sessionStorage';

/** The places and keys that a page has written to, and the content of its storage. */
interface Recorded {
  readonly written: [where: string, key: string][];
  readonly kept: Record<Area, Map<string, string>>;
}

/**
 * Gives a page its own storage and records all writes to it, to IndexedDB, to cookies and to
 * caches.
 */
const recorder = (kept: Readonly<Record<Area, readonly [string, string][]>>): string => `<script>
  globalThis.written = [];
  globalThis.kept = {};
  const given = ${JSON.stringify(kept)};
  for (const area of ['localStorage', 'sessionStorage']) {
    const values = (kept[area] = new Map(given[area]));
    const write = (key, value) => {
      written.push([area, String(key)]);
      values.set(String(key), String(value));
    };
    const storage = {
      getItem: (key) => values.get(key) ?? null,
      setItem: write,
      removeItem: (key) => void values.delete(key),
      key: (index) => [...values.keys()][index] ?? null,
      clear: () => values.clear(),
    };
    const value = new Proxy(storage, {
      get: (_, key) => (key === 'length' ? values.size : (storage[key] ?? values.get(key))),
      set: (_, key, value) => (write(key, value), true),
    });
    Object.defineProperty(globalThis, area, { configurable: true, value });
  }
  for (const name of ['put', 'add']) {
    const usual = IDBObjectStore.prototype[name];
    IDBObjectStore.prototype[name] = function (value, key) {
      const { db } = this.transaction;
      written.push(['IndexedDB', db.name + ' / ' + this.name + ' / ' + key]);
      return usual.apply(this, arguments);
    };
  }
  Object.defineProperty(document, 'cookie', {
    get: () => '',
    set: (text) => written.push(['cookie', text]),
  });
  if (globalThis.caches)
    CacheStorage.prototype.open = (name) => {
      written.push(['caches', name]);
      return Promise.reject(new Error('not here'));
    };
</script>`;

interface Row {
  readonly where: readonly string[];
  readonly key: RegExp;
  readonly text: string;
}

/** Reads the rows of the table in the docs. Words in capitals stand for any text. */
async function readTable(): Promise<Row[]> {
  const page = await (await fetch('/docs/privacy.md')).text();
  const [, section = ''] = page.split('## What is stored in the browser');
  const [table = ''] = section.split('\n## ');
  return [
    ...table.matchAll(
      /^\| ((?:localStorage|sessionStorage|IndexedDB)[^|]*)\| ((?:\\\||[^|])*)\|/gm,
    ),
  ].map(([, where = '', cell = '']) => {
    const text = cell.trim().replaceAll('`', '').replaceAll('\\|', '|');
    const pattern = text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\b[A-Z]{3,}\b/g, '.+');
    return {
      where: where.split(',').map((one) => one.trim()),
      key: new RegExp(`^${pattern}$`),
      text,
    };
  });
}

let page: EmbeddedPage | undefined;
afterEach(() => page?.remove());

const { origin } = location;

interface Visit {
  readonly remember?: string | undefined;
  readonly persist?: boolean | undefined;
  /** True when the visitor leaves the stored data as it is. */
  readonly onlyLooks?: boolean | undefined;
  readonly kept?: Readonly<Record<Area, readonly [string, string][]>> | undefined;
}

const nothing = { localStorage: [], sessionStorage: [] } as const;

/** Acts as a visitor and a consent platform in a shop, and returns the recorded writes. */
async function visit({ remember, persist = true, onlyLooks = false, kept = nothing }: Visit) {
  const base = `${origin}${freshScenario()}`;
  page = new EmbeddedPage(`${recorder(kept)}
    <script type="module" src="${origin}/dist/cdn/store-locator-elements.js"></script>
    <meta name="store-locator:base-url" content="${base}">
    <meta name="store-locator:public-key" content="pk_demo">
    <meta name="store-locator:persist" content="${persist}">
    ${remember ? `<meta name="store-locator:remember" content="${remember}">` : ''}
    <store-locator loading="eager" product-id="8637284213935" tiles-consent="ask"
      tiles="${origin}/demo/locator.png?{z}-{x}-{y}" tiles-attribution="© Streets"></store-locator>
    <stock-badge product-id="8637284213935" variant-id="4745979901460" with-stores></stock-badge>`);
  await page.whenListed();
  await page.whenMapped();
  await page.whenStocked();
  const { window, locator } = page;
  const recorded = window as unknown as Recorded;
  if (!onlyLooks) {
    locator.setMyStore(locator.stores[0]?.id ?? null);
    const streets = () => locator.shadowRoot?.querySelector<HTMLElement>('button.streets');
    (await until(streets)).click();
    await page.type('Lyo', 'Lyon, Auvergne-Rhône-Alpes, France').then((option) => option.click());
    await page.whenMeasured();
  }
  if (persist && !onlyLooks)
    for (const word of ['answers', '|listing|', 'stock|'])
      await until(() => recorded.written.some(([, key]) => key.includes(word)));
  return recorded;
}

describe('the docs’ table of stored keys', () => {
  let rows: Row[];
  before(async () => {
    rows = await readTable();
  });

  it('has every key that the elements write, and no key that they do not', async () => {
    const written: [string, string][] = [];
    for (const remember of [undefined, 'session']) {
      written.push(...(await visit({ remember })).written);
      page?.remove();
    }
    const rowOf = ([where, key]: readonly [string, string]) =>
      rows.find((row) => row.where.includes(where) && row.key.test(key));
    expect(written.filter((each) => !rowOf(each))).to.deep.equal([]);
    const unused = rows.flatMap((row) =>
      row.where
        .filter((where) => !written.some((each) => each[0] === where && row.key.test(each[1])))
        .map((where) => `${where} ${row.text}`),
    );
    expect(unused).to.deep.equal([]);
    expect(rows).to.have.length(5);
  });

  it('is empty where the page sets persist to false and remember to none', async () => {
    const { written } = await visit({ remember: 'none', persist: false });
    expect(written).to.deep.equal([]);
  });

  it('is right about how each key is removed, as remember="none" does with keys of an earlier visit', async () => {
    const own: [string, string][] = [
      ['store-locator:my-store:https://shop.example|pk_1', '{"id":1,"name":"Lyon"}'],
      ['store-locator:tiles:tiles.example', 'denied'],
    ];
    const others: [string, string][] = [['cart', '1']];
    const kept = { localStorage: [...own, ...others], sessionStorage: [...own, ...others] };
    const after = await visit({ remember: 'none', onlyLooks: true, kept });
    const left = ({ kept }: Recorded, area: Area) =>
      [...own, ...others].map(([key]) => key).filter((key) => kept[area].has(key));
    for (const area of ['localStorage', 'sessionStorage'] as const)
      expect(left(after, area), area).to.deep.equal(['cart']);
    page?.remove();
    const local = await visit({ onlyLooks: true, kept });
    expect(left(local, 'localStorage')).to.have.length(3);
  });
});
