import { expect } from '@open-wc/testing';
import { createCheckedClient } from '../../src/api/checked-client.js';
import { createClient, type ClientHttp } from '../../src/api/client.js';
import { normalizeBaseUrl, type Connection } from '../../src/api/connection.js';
import { fetchInventory } from '../../src/api/read/inventory.js';
import { StoreLocatorError } from '../../src/domain/error.js';
import { HttpError } from '../../src/http/http-error.js';
import { FakeClock } from '../support/fakes/clock.js';
import { json, scriptedFetch, status } from '../support/fakes/scripted-fetch.js';

const connection: Connection = {
  baseUrl: 'https://service.test/shop',
  publicKey: 'pk_live_1',
  auth: 'header',
  keyName: 'public_key',
};

function errorOf(act: () => unknown): StoreLocatorError {
  try {
    act();
  } catch (error) {
    expect(error).to.be.instanceOf(StoreLocatorError);
    return error as StoreLocatorError;
  }
  throw new Error('nothing was thrown');
}

describe('a base address', () => {
  for (const [text, expected] of [
    ['https://service.test', 'https://service.test'],
    [' https://service.test/ ', 'https://service.test'],
    ['https://service.test/shop//', 'https://service.test/shop'],
    ['https://service.test/shop/api/v1', 'https://service.test/shop'],
    ['https://service.test/shop/api/v1/', 'https://service.test/shop'],
    ['https://service.test/api/v1/locations.json?page=2#x', 'https://service.test'],
    ['https://service.test/api/v1/locations', 'https://service.test'],
    ['https://service.test/api/v12', 'https://service.test/api/v12'],
    ['http://localhost:8000/scenario/none~1/api/v1', 'http://localhost:8000/scenario/none~1'],
    ['//service.test/x', undefined],
    ['service.test', undefined],
    ['javascript:alert(1)', undefined],
    ['ftp://service.test', undefined],
    ['', undefined],
    ['  ', undefined],
  ] as const) {
    it(`"${text}" is ${expected ?? 'refused'}`, () => {
      expect(normalizeBaseUrl(text)).to.equal(expected);
    });
  }

  it('that is relative is resolved against the given base', () => {
    const base = 'https://shop.test/pages/stores.html?x=1';
    expect(normalizeBaseUrl('/', base)).to.equal('https://shop.test');
    expect(normalizeBaseUrl('../service/api/v1/', base)).to.equal('https://shop.test/service');
    expect(normalizeBaseUrl('', base)).to.equal(undefined);
    expect(normalizeBaseUrl('data:,x', base)).to.equal(undefined);
  });
});

describe('a secret key', () => {
  it('given as the public one is refused before anything is sent', () => {
    const { fetch, requests } = scriptedFetch(json([]));
    const publicKey = 'sk_live_1';
    const client = (): unknown => createCheckedClient({ ...connection, publicKey }, { fetch });
    expect(errorOf(client).code).to.equal('secret-key');
    expect(requests).to.have.length(0);
  });
});

describe('a request of the client', () => {
  async function requestOf(own: Partial<Connection>, http: ClientHttp = {}) {
    const { fetch, requests } = scriptedFetch(json([]));
    const client = createClient({ ...connection, ...own }, { ...http, fetch });
    await client.get('reservations', {
      page: 2,
      fulfilled: false,
      customer_name: 'Ö & Co',
      location_id: undefined,
    });
    const { url, headers } = requests[0] as Request;
    return { url, headers: Object.fromEntries(headers) };
  }

  it('carries the key as the documented header, and no undefined filter', async () => {
    expect(await requestOf({})).to.deep.equal({
      url: 'https://service.test/shop/api/v1/reservations.json?page=2&fulfilled=false&customer_name=%C3%96+%26+Co',
      headers: { accept: 'application/json', public_key: 'pk_live_1' },
    });
  });

  it('carries the key as a query parameter, and then needs no preflight', async () => {
    const { url, headers } = await requestOf({ auth: 'query' });
    expect(new URL(url).searchParams.get('public_key')).to.equal('pk_live_1');
    expect(headers).to.deep.equal({ accept: 'application/json' });
  });

  it('names the key as the options say, in the header and in the query', async () => {
    const { headers } = await requestOf({ keyName: 'X-Public-Key' });
    expect(headers).to.deep.equal({ accept: 'application/json', 'x-public-key': 'pk_live_1' });
    const { url } = await requestOf({ auth: 'query', keyName: 'key' });
    expect(new URL(url).searchParams.get('key')).to.equal('pk_live_1');
  });

  it('carries headers that it is given beside the key', async () => {
    const { headers } = await requestOf({}, { headers: { secret_key: 'sk_1' } });
    expect(headers).to.deep.equal({
      accept: 'application/json',
      public_key: 'pk_live_1',
      secret_key: 'sk_1',
    });
  });

  it('for inventory names the product', async () => {
    const { fetch, requests } = scriptedFetch(json({ 1: { 2: 'in_stock' } }));
    const body = await fetchInventory(createClient(connection, { fetch }), '77');
    expect(body).to.deep.equal({ 1: { 2: 'in_stock' } });
    expect(requests[0]?.url).to.equal(
      'https://service.test/shop/api/v1/inventory.json?product_id=77',
    );
  });

  for (const own of [{ publicKey: 'pk_…' }, { keyName: 'public key' }])
    it(`is impossible with ${JSON.stringify(own)}, which cannot be a header`, () => {
      expect(errorOf(() => createCheckedClient({ ...connection, ...own })).code).to.equal(
        'public-key',
      );
    });

  for (const [what, answer, code, httpStatus] of [
    ['an unreachable service', new TypeError('Failed to fetch'), 'network', undefined],
    ['a wrong key', status(401), 'refused', 401],
    ['a failing service', status(502), 'server', 502],
    ['too many requests', status(429), 'rate-limited', 429],
    ['a page of HTML', new Response('<html>'), 'bad-answer', 200],
  ] as const) {
    it(`rejects on ${what} with the library's own error and its cause`, async () => {
      const { fetch } = scriptedFetch(answer);
      const client = createClient(connection, { fetch, retries: 0, clock: new FakeClock() });
      const error = await client.get('locations', {}).catch((error: unknown) => error);
      expect(error).to.be.instanceOf(StoreLocatorError);
      const { code: found, status: answered, cause, message } = error as StoreLocatorError;
      expect([found, answered]).to.deep.equal([code, httpStatus]);
      expect(cause).to.be.instanceOf(HttpError);
      expect(message).to.contain('locations').and.not.to.contain('pk_live_1');
    });
  }

  it('rejects on an abort as aborted', async () => {
    const { fetch, requests } = scriptedFetch();
    const signal = AbortSignal.abort();
    const error = await createClient(connection, { fetch })
      .get('inventory', {}, { signal })
      .catch((error: unknown) => error);
    expect((error as StoreLocatorError).code).to.equal('aborted');
    expect(requests).to.have.length(0);
  });
});
