import { expect } from '@open-wc/testing';
import { createService } from '../../demo/service/create-service.js';
import { demoData } from '../../demo/service/demo-data.js';
import { serviceFetch } from '../../demo/service/service-fetch.js';
import { createClient } from '../../src/api/client.js';
import type { Connection } from '../../src/api/connection.js';
import { decodeInventory } from '../../src/api/decode/decode-inventory.js';
import { fetchInventory } from '../../src/api/read/inventory.js';
import { listLocations } from '../../src/api/read/locations.js';
import { RequestBudget } from '../../src/http/request-budget.js';
import type { StoreLocatorError } from '../../src/domain/error.js';
import { enrichStore } from '../../src/domain/store/enrich-store.js';
import type { Store } from '../../src/domain/store/store.js';
import { FakeClock } from '../support/fakes/clock.js';

const listing = demoData.listing.slice();
const product = demoData.products[0] as (typeof demoData.products)[number];
const variant = String(product.variants[0]?.id);

/** A client of a scenario, on a clock that runs as fast as the answers come. */
function enter(scenario: string, own: Partial<Connection> = {}) {
  const clock = new FakeClock();
  const service = createService({ now: () => clock.now(), delay: (ms) => clock.sleep(ms) });
  const fetchService = serviceFetch(service);
  const sent: string[] = [];
  const fetch: typeof globalThis.fetch = (input, init) => {
    sent.push(input instanceof Request ? input.url : input.toString());
    return fetchService(input, init);
  };
  const baseUrl = `https://service.test/scenario/${scenario}~1`;
  const connection = {
    baseUrl,
    publicKey: 'pk_demo',
    auth: 'header',
    keyName: 'public_key',
    ...own,
  } as const;
  const budget = new RequestBudget({ clock });
  const begin = clock.now();
  const client = createClient(connection, { fetch, clock, budget, timeoutMs: Infinity });
  return { client, clock, sent, elapsedMs: () => clock.now() - begin };
}

/** Reads the whole listing of a scenario. */
async function list(scenario: string, own: Partial<Connection> = {}) {
  const { client, clock, sent, elapsedMs } = enter(scenario, own);
  const stores: Store[] = [];
  const failedPages: number[] = [];
  let dropped = 0;
  let error: StoreLocatorError | undefined;
  const read = async () => {
    for await (const page of listLocations(client)) {
      stores.push(...page.items);
      dropped += page.dropped;
      if (page.error) failedPages.push(page.number);
    }
  };
  await clock.runUntil(read().catch((thrown: unknown) => (error = thrown as StoreLocatorError)));
  return { stores, failedPages, dropped, error, sent, elapsedMs: elapsedMs() };
}

const idsOf = (records: readonly { readonly id: number }[]) => records.map(({ id }) => id);

describe('the listing of the reference service', () => {
  it('is complete, in order, and each store has a known country, a map address and clean texts', async () => {
    const { stores, dropped, failedPages } = await list('default');
    expect(idsOf(stores)).to.deep.equal(idsOf(listing));
    expect([dropped, failedPages]).to.deep.equal([0, []]);
    for (const store of stores) {
      expect(enrichStore(store).countryCode, store.country).to.match(/^[A-Z]{2}$/);
      expect(store.mapsUrl).to.match(/^https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=./);
      expect(store.address).to.equal(store.address.trim());
    }
  });

  for (const scenario of ['slow', 'page-2-fails-twice', 'flaky-network', 'repeats-records'])
    it(`is complete and in order under "${scenario}"`, async () => {
      const { stores, failedPages } = await list(scenario);
      expect(idsOf(stores)).to.deep.equal(idsOf(listing));
      expect(failedPages).to.deep.equal([]);
    });

  for (const scenario of ['rate-limited', 'rate-limited-date'])
    it(`is complete under "${scenario}", after the waits asked for`, async () => {
      const { stores, elapsedMs } = await list(scenario);
      expect(idsOf(stores)).to.deep.equal(idsOf(listing));
      // Page 1, page 2, then 3 and 4 together make three waits of two seconds. A date in whole
      // seconds makes a wait up to one second longer.
      expect(elapsedMs).to.be.within(6000, 9000);
    });

  it('lacks only page 2 when that always fails, and says so', async () => {
    const { stores, failedPages, error } = await list('page-2-fails');
    expect(idsOf(stores)).to.deep.equal(idsOf([...listing.slice(0, 250), ...listing.slice(500)]));
    expect([failedPages, error]).to.deep.equal([[2], undefined]);
  });

  it('lacks only the bad records, and counts them', async () => {
    const { stores, dropped } = await list('bad-records');
    expect(dropped).to.be.above(20);
    expect(stores.length + dropped).to.equal(listing.length);
  });

  for (const [scenario, count] of [
    ['none', 0],
    ['one', 1],
    ['exactly-250', 250],
    ['ignores-page', 250],
  ] as const)
    it(`ends under "${scenario}" with ${count} stores`, async () => {
      const { stores, sent } = await list(scenario);
      expect(idsOf(stores)).to.deep.equal(idsOf(listing.slice(0, count)));
      expect(sent.length).to.be.at.most(2);
    });

  it('of 10,000 stores comes within one minute’s budget', async () => {
    const { stores, sent, elapsedMs } = await list('ten-thousand');
    expect(new Set(idsOf(stores)).size).to.equal(10_000);
    expect(sent.length).to.be.at.most(50);
    expect(elapsedMs).to.be.below(60_000);
  });

  it('of hostile strings is bounded, on one line and links only to a map', async () => {
    const { stores } = await list('hostile-strings');
    expect(stores.length).to.be.above(8);
    for (const store of stores) {
      expect(store.mapsUrl).to.match(/^https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=./);
      for (const text of [
        store.name,
        store.address,
        store.city,
        store.zip,
        store.state,
        store.country,
      ]) {
        expect(text).not.to.match(/[\p{Cc}\p{Cs}\u2028\u202a-\u202e\u2066-\u2069]/u);
        expect(text.length).to.be.at.most(300);
      }
    }
  });

  for (const [scenario, code, status, attempts] of [
    ['server-error', 'server', 500, 4],
    ['rate-limited-always', 'rate-limited', 429, 4],
    ['malformed-json', 'bad-answer', 200, 1],
    ['html', 'bad-answer', 200, 1],
    ['unauthorized', 'refused', 401, 1],
    ['forbidden', 'refused', 403, 1],
    ['not-found', 'refused', 404, 1],
    ['headers-dropped', 'refused', 401, 1],
    ['key-name', 'refused', 401, 1],
  ] as const)
    it(`fails under "${scenario}" with ${code} after ${attempts} request(s)`, async () => {
      const { stores, error, sent } = await list(scenario);
      expect([error?.code, error?.status]).to.deep.equal([code, status]);
      expect(sent).to.have.length(attempts);
      expect(stores).to.have.length(0);
    });

  for (const [scenario, own] of [
    ['headers-dropped', { auth: 'query' }],
    ['key-name', { keyName: 'X-Public-Key' }],
    ['key-name', { auth: 'query', keyName: 'key' }],
  ] as const)
    it(`is complete under "${scenario}" with ${JSON.stringify(own)}`, async () => {
      expect((await list(scenario, own)).stores).to.have.length(listing.length);
    });

  it('that hangs ends with an abort', async () => {
    const { client } = enter('hangs');
    const controller = new AbortController();
    const first = listLocations(client, { signal: controller.signal }).next();
    controller.abort();
    const error = await first.catch((thrown: unknown) => thrown);
    expect((error as StoreLocatorError).code).to.equal('aborted');
  });
});

describe('the inventory of the reference service', () => {
  async function stock(scenario: string) {
    const { client, clock } = enter(scenario);
    return decodeInventory(await clock.runUntil(fetchInventory(client, String(product.id))));
  }

  it('tells each variant’s status in many stores, in one answer', async () => {
    const table = await stock('default');
    expect([...table.keys()]).to.have.members(product.variants.map(({ id }) => String(id)));
    const words = new Set([...table.values()].flatMap((row) => [...row.values()]));
    expect([...words]).to.have.members(['in', 'low', 'out']);
  });

  for (const scenario of ['null', 'empty', '204', 'other-shape'])
    it(`has no statuses under "inventory-${scenario}"`, async () => {
      expect((await stock(`inventory-${scenario}`)).size).to.equal(0);
    });

  it('has no status of an absent variant or location, and has all others', async () => {
    const noVariant = await stock('inventory-absent-variant');
    expect([noVariant.has(variant), noVariant.size]).to.deep.equal([
      false,
      product.variants.length - 1,
    ]);
    const first = listing[0]?.platform_location_id ?? '';
    const rows = [...(await stock('inventory-absent-location')).values()];
    expect(rows).to.have.length(product.variants.length);
    expect(rows.filter((row) => row.has(first) || row.size === 0)).to.deep.equal([]);
  });

  it('has no status for undocumented words', async () => {
    const table = await stock('inventory-unknown-words');
    expect(table.get(variant)?.size).to.equal(0);
    expect(table.get(String(product.variants[1]?.id))?.size).to.be.above(100);
  });

  for (const [scenario, code] of [
    ['inventory-error', 'server'],
    ['inventory-html', 'bad-answer'],
  ] as const)
    it(`fails under "${scenario}" with ${code}`, async () => {
      const error = await stock(scenario).catch((thrown: unknown) => thrown);
      expect((error as StoreLocatorError).code).to.equal(code);
    });
});
