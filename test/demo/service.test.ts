import { expect } from '@open-wc/testing';
import { createService } from '../../demo/service/create-service.js';
import { demoData } from '../../demo/service/demo-data.js';
import type { InventoryTable } from '../../demo/service/inventory-table.js';
import type { LocationRecord } from '../../demo/service/location-record.js';
import type { ReservationRecord } from '../../demo/service/reservation-record.js';
import { ask, bothKeys, publicKey } from './ask.js';

const LOCATIONS = '/api/v1/locations.json';
const RESERVATIONS = '/api/v1/reservations.json';
const INVENTORY = '/api/v1/inventory.json';

const service = createService();
const locations = demoData.listing.slice();
const { reservations, products } = demoData;

/** The service's refusal as "status code", once its body proves to be the one documented shape. */
async function refusal(response: Response): Promise<string> {
  const body = (await response.json()) as { error: { code: string; message: string } };
  expect(body).to.have.all.keys('error');
  expect(body.error).to.have.all.keys('code', 'message');
  expect(body.error.message).to.match(/\.$/);
  return `${response.status} ${body.error.code}`;
}

async function pages<T>(path: string, count: number): Promise<T[][]> {
  const read = async (page: number) =>
    (await (await ask(service, `${path}?page=${page}`, { headers: bothKeys })).json()) as T[];
  return Promise.all(Array.from({ length: count }, (_, nth) => read(nth + 1)));
}

describe('the reference service: locations', () => {
  it('lists 250 a page by name, then the rest, then nothing', async () => {
    const read = await pages<LocationRecord>(LOCATIONS, 4);
    expect(read.map((page) => page.length)).to.deep.equal([250, 250, 112, 0]);
    expect(read.flat()).to.deep.equal(locations);
    const names = read.flat().map(({ name }) => name);
    expect(names).to.deep.equal([...names].sort((a, b) => a.localeCompare(b, 'en')));
  });

  it('gives page 1 without a page', async () => {
    const first = await (await ask(service, LOCATIONS)).text();
    expect(await (await ask(service, `${LOCATIONS}?page=1`)).text()).to.equal(first);
  });

  for (const page of ['0', '-1', '1.5', 'two', ' 1', '']) {
    it(`refuses the page "${page}"`, async () => {
      const address = `${LOCATIONS}?page=${encodeURIComponent(page)}`;
      expect(await refusal(await ask(service, address))).to.equal('400 bad_page');
    });
  }

  it('shows the public key what is documented and no manager', async () => {
    const records = (await (await ask(service, LOCATIONS)).json()) as LocationRecord[];
    const always = ['id', 'name', 'address', 'country', 'state', 'city', 'zip'];
    const documented = [...always, 'platform_location_id', 'google_maps_url'];
    for (const record of records)
      expect(Object.keys(record).filter((name) => name !== 'store_id')).to.deep.equal(documented);
    expect(records.some(({ store_id }) => Number.isInteger(store_id))).to.equal(true);
    expect(records.some(({ store_id }) => store_id === undefined)).to.equal(true);
  });

  it('shows the secret key the managers too', async () => {
    const response = await ask(service, LOCATIONS, { headers: bothKeys });
    for (const record of (await response.json()) as LocationRecord[])
      expect(record).to.include.keys('manager_name', 'manager_email', 'manager_phone');
  });

  it('lists what it is given instead of the invented chain', async () => {
    const [given] = locations.slice(40);
    if (!given) throw new Error('the chain is too small');
    const records: unknown = await (
      await ask(createService({ locations: [given] }), LOCATIONS, { headers: bothKeys })
    ).json();
    expect(records).to.deep.equal([given]);
  });
});

describe('the reference service: keys', () => {
  const cases: [string, string, Record<string, string>, string][] = [
    ['no key', LOCATIONS, {}, '401 key_missing'],
    ['an empty key', LOCATIONS, { public_key: '' }, '401 key_missing'],
    ['a key that is not known', LOCATIONS, { public_key: 'pk_other' }, '401 key_wrong'],
    ['the secret key as the public one', LOCATIONS, { public_key: 'sk_demo' }, '401 key_wrong'],
    ['a secret key alone', LOCATIONS, { secret_key: 'sk_demo' }, '401 key_missing'],
    [
      'a wrong secret key beside a good public one',
      LOCATIONS,
      { ...publicKey, secret_key: 'sk_other' },
      '401 secret_wrong',
    ],
    ['reservations with the public key', RESERVATIONS, publicKey, '403 secret_missing'],
    ['inventory without a key', `${INVENTORY}?product_id=1`, {}, '401 key_missing'],
    ['an address that does not exist', '/api/v1/orders.json', publicKey, '404 not_found'],
    ['another version', '/api/v2/locations.json', publicKey, '404 not_found'],
  ];
  for (const [situation, address, headers, expected] of cases) {
    it(`refuses ${situation}`, async () => {
      expect(await refusal(await ask(service, address, { headers }))).to.equal(expected);
    });
  }

  it('takes the public key as a query parameter, and never the secret one', async () => {
    const address = `${LOCATIONS}?public_key=pk_demo&secret_key=sk_demo`;
    const [record] = (await (await ask(service, address, { headers: {} })).json()) as object[];
    expect(record).to.include.keys('google_maps_url').and.not.to.include.keys('manager_phone');
    const both = `${RESERVATIONS}?public_key=pk_demo&secret_key=sk_demo`;
    expect(await refusal(await ask(service, both, { headers: {} }))).to.equal('403 secret_missing');
  });

  it('believes a header rather than a query parameter', async () => {
    const headers = { public_key: 'pk_other' };
    const response = await ask(service, `${LOCATIONS}?public_key=pk_demo`, { headers });
    expect(await refusal(response)).to.equal('401 key_wrong');
  });
});

describe('the reference service: CORS and methods', () => {
  it('lets a page of any origin read answers, refusals and how long to wait', async () => {
    for (const headers of [publicKey, {}]) {
      const response = await ask(service, LOCATIONS, { headers });
      expect(response.headers.get('Access-Control-Allow-Origin')).to.equal('*');
      expect(response.headers.get('Access-Control-Expose-Headers')).to.equal('Retry-After');
      await response.text();
    }
  });

  it('answers a preflight without asking for a key', async () => {
    const response = await ask(service, LOCATIONS, { method: 'OPTIONS', headers: {} });
    expect(response.status).to.equal(204);
    expect(response.headers.get('Access-Control-Allow-Origin')).to.equal('*');
    expect(response.headers.get('Access-Control-Allow-Methods')).to.include('GET');
    expect(response.headers.get('Access-Control-Allow-Headers')).to.equal('public_key, secret_key');
  });

  it('refuses to be written to', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) {
      const response = await ask(service, LOCATIONS, { method });
      expect(response.headers.get('Allow')).to.equal('GET, HEAD, OPTIONS');
      expect(await refusal(response)).to.equal('405 method_not_allowed');
    }
  });

  it('answers HEAD as GET without a body', async () => {
    const response = await ask(service, LOCATIONS, { method: 'HEAD' });
    expect(response.status).to.equal(200);
    expect(response.headers.get('Content-Type')).to.match(/^application\/json/);
    expect(await response.text()).to.equal('');
  });
});

describe('the reference service: reservations', () => {
  const someone = reservations.find(
    ({ customer: { email, phone } }) => email.endsWith('.org') && phone.startsWith('+49 30'),
  );
  if (!someone) throw new Error('there is no such reservation');
  const part = (text: string) => text.slice(1, 6).toUpperCase();
  type Test = (reservation: ReservationRecord) => boolean;
  const includes = (whole: string, piece: string) =>
    whole.toLowerCase().includes(piece.toLowerCase());
  const filters: [string, string, Test][] = [
    [
      'customer_name',
      part(someone.customer.name),
      ({ customer }) => includes(customer.name, part(someone.customer.name)),
    ],
    ['customer_email', 'EXAMPLE.ORG', ({ customer }) => customer.email.endsWith('example.org')],
    ['customer_phone', '+49 30', ({ customer }) => customer.phone.startsWith('+49 30')],
    [
      'location_id',
      String(someone.location_id),
      ({ location_id }) => location_id === someone.location_id,
    ],
    ['fulfilled', 'true', ({ fulfilled }) => fulfilled],
    ['fulfilled', 'false', ({ fulfilled }) => !fulfilled],
  ];

  it('pages through all of them, newest first', async () => {
    const read = await pages<ReservationRecord>(RESERVATIONS, 3);
    expect(read.map((page) => page.length)).to.deep.equal([250, reservations.length - 250, 0]);
    const dates = read.flat().map(({ created_at }) => created_at);
    expect(dates).to.deep.equal([...dates].sort().reverse());
  });

  const subsets = Array.from({ length: 2 ** filters.length - 1 }, (_, nth) =>
    filters.filter((_filter, bit) => (nth + 1) & (1 << bit)),
  ).filter((chosen) => new Set(chosen.map(([name]) => name)).size === chosen.length);

  it('applies each filter alone and every combination', async () => {
    expect(subsets).to.have.length(47);
    for (const chosen of subsets) {
      const query = new URLSearchParams(
        chosen.map(([name, value]): [string, string] => [name, value]),
      );
      const response = await ask(service, `${RESERVATIONS}?${query}`, { headers: bothKeys });
      const expected = reservations.filter((reservation) =>
        chosen.every(([, , test]) => test(reservation)),
      );
      if (chosen.every(([, , test]) => test(someone))) expect(expected).to.include(someone);
      if (chosen.length === 1) expect(expected.length, String(query)).to.be.within(1, 323);
      expect(await response.json(), String(query)).to.deep.equal(expected.slice(0, 250));
    }
  });

  it('finds nothing for a store that does not exist and everything for empty filters', async () => {
    const count = async (query: string) =>
      ((await (await ask(service, `${RESERVATIONS}?${query}`, { headers: bothKeys })).json()) as [])
        .length;
    expect(await count('location_id=1')).to.equal(0);
    expect(await count('customer_name=&location_id=&fulfilled=')).to.equal(250);
  });

  it('refuses filters that are no number or boolean', async () => {
    const refused = async (query: string) =>
      refusal(await ask(service, `${RESERVATIONS}?${query}`, { headers: bothKeys }));
    expect(await refused('location_id=Lyon')).to.equal('400 bad_location_id');
    expect(await refused('fulfilled=yes')).to.equal('400 bad_fulfilled');
  });
});

describe('the reference service: inventory', () => {
  const [product] = products;
  const giftCard = products.find(({ handle }) => handle === 'gift-card');
  if (!product || !giftCard) throw new Error('the catalogue is too small');
  const table = async (query: string) =>
    (await (await ask(service, `${INVENTORY}?${query}`)).json()) as InventoryTable;

  it('tells each variant at the platform locations in the three documented words', async () => {
    const read = await table(`product_id=${product.id}`);
    expect(Object.keys(read)).to.have.members(product.variants.map(({ id }) => String(id)));
    const known = new Set(locations.map((location) => location.platform_location_id));
    for (const row of Object.values(read)) {
      expect(Object.keys(row).every((id) => id !== '' && known.has(id))).to.equal(true);
      expect([...new Set(Object.values(row))]).to.have.members([
        'in_stock',
        'low_stock',
        'out_of_stock',
      ]);
      expect(Object.keys(row).length).to.be.within(500, locations.length - 1);
    }
  });

  it('is empty for a product that nobody tracks or knows, and asks which product', async () => {
    expect(await table(`product_id=${giftCard.id}`)).to.deep.equal({});
    expect(await table('product_id=1')).to.deep.equal({});
    expect(await refusal(await ask(service, INVENTORY))).to.equal('400 product_id_missing');
  });
});
