import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { demoData } from '../demo/service/demo-data.js';
import type { ReservationFilters } from '../src/merchant.js';
import { all, client, failsWith, serviceOf } from './support/harness/merchant.js';

const listing = demoData.listing.slice();
const { reservations } = demoData;
const scenario = (name: string) => `https://service.test/scenario/${name}~1`;

describe('private locations', () => {
  it('are all there, in order, with the private fields', async () => {
    const stores = await all(client().privateLocations());
    assert.deepEqual(
      stores.map(({ id }) => id),
      listing.map(({ id }) => id),
    );
    stores.forEach(({ extra }, nth) => {
      const { manager_name, manager_email, manager_phone } = listing[
        nth
      ] as (typeof listing)[number];
      assert.equal(extra.manager_name, manager_name);
      assert.equal(extra.manager_email, manager_email);
      assert.equal(extra.manager_phone, manager_phone);
    });
  });

  it('keep in extra what is no field of a store, and nothing else', async () => {
    const stores = await all(client().privateLocations());
    for (const { extra } of stores)
      assert.deepEqual(Object.keys(extra).sort(), [
        'manager_email',
        'manager_name',
        'manager_phone',
      ]);
    assert.equal(stores[0]?.name, listing[0]?.name);
  });

  it('have the storeId that the service gives to some', async () => {
    const stores = await all(client().privateLocations());
    assert.deepEqual(
      stores.map(({ storeId }) => storeId),
      listing.map(({ store_id }) => store_id),
    );
    assert(stores.some(({ storeId }) => storeId === undefined));
  });

  it('are refused with a wrong secret key', async () => {
    const { privateLocations } = client({ secretKey: 'sk_wrong' });
    await assert.rejects(all(privateLocations()), failsWith('refused', 401));
  });

  it('are read with the public key as a query parameter or by another name', async () => {
    assert.equal((await all(client({ auth: 'query' }).privateLocations())).length, listing.length);
    const renamed = client({ baseUrl: scenario('key-name'), keyName: 'X-Public-Key' });
    assert.equal((await all(renamed.privateLocations())).length, listing.length);
  });

  it('throw when a page is missing, rather than go on without it', async () => {
    const { privateLocations } = client({ baseUrl: scenario('page-2-fails'), retries: 0 });
    const read: number[] = [];
    const reading = (async () => {
      for await (const { id } of privateLocations()) read.push(id);
    })();
    await assert.rejects(reading, failsWith('server', 500));
    assert.equal(read.length, 250);
  });

  it('come page by page with the missing page named and bad records counted', async () => {
    const failing = client({ baseUrl: scenario('page-2-fails'), retries: 0 });
    const pages = await all(failing.privateLocationPages());
    assert.deepEqual(
      pages.map(({ items, error }) => [items.length, error?.status]),
      [
        [250, undefined],
        [0, 500],
        [listing.length - 500, undefined],
      ],
    );
    const spoilt = await all(client({ baseUrl: scenario('bad-records') }).privateLocationPages());
    assert(spoilt.every(({ dropped }) => dropped > 0));
  });

  it('are left by a signal', async () => {
    const signal = AbortSignal.abort();
    await assert.rejects(all(client().privateLocations({ signal })), failsWith('aborted'));
  });
});

describe('reservations', () => {
  it('are all there, in order, with every documented field', async () => {
    const read = await all(client().reservations());
    assert.deepEqual(
      read.map(({ id, locationId, customer, fulfilled, createdAt, updatedAt }) => ({
        id,
        location_id: locationId,
        customer,
        fulfilled,
        created_at: createdAt,
        updated_at: updatedAt,
      })),
      reservations.map(({ cart: _cart, ...rest }) => rest),
    );
    assert.deepEqual(
      read.map(({ cart }) => cart.items.map(({ productId, variantId }) => [productId, variantId])),
      reservations.map(({ cart }) =>
        cart.items.map(({ product_id, variant_id }) => [product_id, variant_id]),
      ),
    );
    assert.equal(read[0]?.cart.items[0]?.extra.title, reservations[0]?.cart.items[0]?.title);
  });

  /** One that every filter below finds, by part of each customer field. */
  const one = reservations.find(({ fulfilled }) => fulfilled) as (typeof reservations)[number];
  const filters: Required<ReservationFilters> = {
    customerName: one.customer.name.slice(1, 4).toUpperCase(),
    customerEmail: one.customer.email.slice(0, 4),
    customerPhone: one.customer.phone.slice(1, 6),
    locationId: one.location_id,
    fulfilled: true,
  };
  const names = Object.keys(filters) as (keyof ReservationFilters)[];
  const has = (text: string, part: string | undefined) =>
    part === undefined || text.toLowerCase().includes(part.toLowerCase());

  for (let choice = 1; choice < 2 ** names.length; choice++) {
    const chosen = names.filter((_, bit) => choice & (1 << bit));
    it(`are narrowed by ${chosen.join(', ')}`, async () => {
      const asked: ReservationFilters = Object.fromEntries(
        chosen.map((name) => [name, filters[name]]),
      );
      const expected = reservations.filter(
        ({ customer, location_id, fulfilled }) =>
          has(customer.name, asked.customerName) &&
          has(customer.email, asked.customerEmail) &&
          has(customer.phone, asked.customerPhone) &&
          [undefined, location_id].includes(asked.locationId) &&
          [undefined, fulfilled].includes(asked.fulfilled),
      );
      const found = await all(client().reservations(asked));
      assert.deepEqual(
        found.map(({ id }) => id),
        expected.map(({ id }) => id),
      );
      assert(found.length > 0 && found.length < reservations.length);
    });
  }

  it('that are not fulfilled are those left', async () => {
    const open = await all(client().reservations({ fulfilled: false }));
    assert.equal(open.length, reservations.filter(({ fulfilled }) => !fulfilled).length);
  });

  it('come page by page, with the filters on every page', async () => {
    const asked: string[] = [];
    const listening: typeof fetch = (url, init) => {
      asked.push(new Request(url).url);
      return serviceOf(url, init);
    };
    const filters = { fulfilled: true, customerName: undefined };
    const pages = await all(client({ fetch: listening }).reservationPages(filters));
    assert.equal(pages[0]?.number, 1);
    for (const url of asked) assert.match(url, /reservations\.json\?fulfilled=true&page=\d$/);
  });

  it('are not narrowed by filters that are empty', async () => {
    const asked: string[] = [];
    const listening: typeof fetch = (url, init) => {
      asked.push(new URL(new Request(url).url).search);
      return serviceOf(url, init);
    };
    const empty = {
      customerName: '',
      customerEmail: undefined,
      customerPhone: null,
      locationId: null,
      fulfilled: null,
    } as unknown as ReservationFilters;
    const found = await all(client({ fetch: listening }).reservations(empty));
    assert.equal(found.length, reservations.length);
    assert.equal(asked[0], '?page=1');
  });

  it('go on past any number of pages, at once: a server has no limit but its own', async () => {
    const page = (number: number) =>
      Array.from({ length: 250 }, (_, nth) => ({ id: number * 250 + nth }));
    const endless = client({
      fetch: (url) => {
        const number = Number(new URL(new Request(url).url).searchParams.get('page'));
        return Promise.resolve(Response.json(number <= 450 ? page(number) : []));
      },
    });
    assert.equal((await all(endless.reservations())).length, 450 * 250);
  });
});
