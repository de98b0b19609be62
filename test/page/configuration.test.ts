import { expect } from '@open-wc/testing';
import { StoreLocatorError } from '../../src/domain/error.js';
import type { PageConfiguration } from '../../src/domain/page-configuration.js';
import { Configuration, configuration } from '../../src/page/configuration.js';
import { onLoopback, resolveConnection } from '../../src/page/resolve-connection.js';
import { shared } from '../../src/page/shared.js';
import { usePage } from '../support/harness/page.js';
import { configure } from '../../src/configure.js';

function writeMeta(values: Record<string, string>): void {
  for (const [name, content] of Object.entries(values)) {
    document.head.append(Object.assign(document.createElement('meta'), { name, content }));
  }
}

describe('the page’s configuration', () => {
  usePage();

  it('is read from meta elements, numbers and booleans as such', () => {
    writeMeta({
      'store-locator:base-url': 'https://shop.test',
      'store-locator:public-key': 'pk_1',
      'store-locator:auth': 'query',
      'store-locator:key-name': 'key',
      'store-locator:data-url': '/data/',
      'store-locator:requests-per-minute': '20',
      'store-locator:persist': 'false',
      'store-locator:remember': 'session',
      'storelocator:base-url': 'another thing',
    });
    expect(new Configuration().values).to.deep.equal({
      baseUrl: 'https://shop.test',
      publicKey: 'pk_1',
      auth: 'query',
      keyName: 'key',
      dataUrl: '/data/',
      requestsPerMinute: 20,
      persist: false,
      remember: 'session',
    });
  });

  it('keeps answers in the browser by default', () => {
    writeMeta({ 'store-locator:persist': '' });
    expect(new Configuration().values.persist).to.equal(undefined);
  });

  it('set by script wins over meta elements and is merged; undefined removes a value', () => {
    writeMeta({ 'store-locator:base-url': 'https://meta.test', 'store-locator:auth': 'query' });
    const page = new Configuration();
    page.set({ baseUrl: 'https://script.test' });
    page.set({ publicKey: 'pk_1' });
    expect(page.values).to.deep.equal({
      baseUrl: 'https://script.test',
      auth: 'query',
      publicKey: 'pk_1',
    });
    page.set({ baseUrl: undefined });
    expect(page.values.baseUrl).to.equal('https://meta.test');
  });

  it('is shared by two bundles, which use the same registry', async () => {
    const address = new URL('../../src/page/shared.ts?second', import.meta.url).href;
    const second = (await import(address)) as { shared: typeof shared };
    expect(second.shared).not.to.equal(shared);
    const make = () => new Configuration();
    expect(second.shared('configuration', make)).to.equal(configuration());
    expect(shared('listing|of the other', make)).to.equal(
      second.shared('listing|of the other', make),
    );
  });

  it('is shared by all of its readers, who are told of changes', () => {
    let told = 0;
    configuration().subscribe(() => told++);
    configure({ publicKey: 'pk_2' });
    expect(told).to.equal(1);
    expect(configuration().values.publicKey).to.equal('pk_2');
  });
});

describe('the connection to the service', () => {
  const own = { baseUrl: 'https://api.shop.test', publicKey: 'pk_live_1' };
  const resolve = (attributes: object, page: PageConfiguration = {}) => {
    const found = resolveConnection(attributes, page);
    return found instanceof StoreLocatorError ? `${found.code}: ${found.message}` : found;
  };

  it('is as documented by default', () => {
    expect(resolve(own)).to.deep.equal({ ...own, auth: 'header', keyName: 'public_key' });
  });

  it('is taken from the page, and the element’s own attributes win', () => {
    const page = { ...own, auth: 'query', keyName: 'key' } as const;
    expect(resolve({}, page)).to.deep.equal(page);
    expect(
      resolve({ baseUrl: 'https://b.test', publicKey: 'pk_b', auth: 'header', keyName: 'k' }, page),
    ).to.deep.equal({
      baseUrl: 'https://b.test',
      publicKey: 'pk_b',
      auth: 'header',
      keyName: 'k',
    });
    expect(resolve({ baseUrl: '', publicKey: '', auth: '', keyName: '' }, page)).to.deep.equal(
      page,
    );
  });

  it('reads an unknown auth as the default', () => {
    expect(resolve({ ...own, auth: 'cookie' })).to.include({ auth: 'header' });
  });

  for (const [written, baseUrl] of [
    ['https://api.shop.test/', 'https://api.shop.test'],
    ['https://api.shop.test/api/v1/locations.json?page=2', 'https://api.shop.test'],
    [' https://api.shop.test/de/api/v1/ ', 'https://api.shop.test/de'],
    ['/apps/stores', `${location.origin}/apps/stores`],
    ['//api.shop.test', `${location.protocol}//api.shop.test`],
  ] as const)
    it(`with the base-url "${written}" goes to ${baseUrl}`, () => {
      expect(resolve({ ...own, baseUrl: written })).to.include({ baseUrl });
    });

  for (const [situation, attributes, problem] of [
    ['no key is given', { ...own, publicKey: undefined }, /^public-key: .*missing/],
    ['the key is blank', { ...own, publicKey: '  ' }, /^public-key: .*missing/],
    ['the key is cut', { ...own, publicKey: 'pk_…' }, /^public-key: .*placeholder/],
    ['the key is a snippet’s', { ...own, publicKey: 'pk_your_key' }, /^public-key: .*placeholder/],
    ['the key is a secret one', { ...own, publicKey: 'sk_live_1' }, /^secret-key: /],
    ['a secret key hides behind a space', { ...own, publicKey: ' SK_1' }, /^secret-key: /],
    ['the secret key has no address', { publicKey: 'sk_live_1' }, /^secret-key: /],
    ['no address is given', { ...own, baseUrl: undefined }, /^base-url: .*missing/],
    ['the address is no address', { ...own, baseUrl: 'https://' }, /^base-url: .*no http/],
    ['the address is a script', { ...own, baseUrl: 'javascript:0' }, /^base-url: .*no http/],
    ['the demo key leaves the loopback', { ...own, publicKey: 'pk_demo' }, /^public-key: .*demo/],
  ] as const)
    it(`is refused when ${situation}`, () => {
      expect(resolve(attributes)).to.match(problem);
    });

  it('never quotes a secret key', () => {
    expect(resolve({ ...own, publicKey: 'sk_live_1' })).not.to.contain('live');
  });

  for (const publicKey of ['yourshop42', 'acme_public_key_7', 'pk_xxxx', '0', 'YOUR_KEY', 'desk_1'])
    it(`takes the key "${publicKey}" as it is, because only the service knows the form of its keys`, () => {
      expect(resolve({ ...own, publicKey })).to.include({ publicKey });
    });

  for (const [where, own, page] of [
    ['the page’s key, which the element’s own replaces', {}, { publicKey: 'sk_live_1' }],
    ['the page’s data address', {}, { dataUrl: 'https://cdn.test/?key=sk_live_1' }],
    ['the address', { baseUrl: 'https://api.shop.test/sk_live_1/' }, {}],
    ['the address, as an object', { baseUrl: new URL('https://a.test/?a=sk_live_1') }, {}],
    ['the key’s name', { keyName: 'sk_live_1' }, {}],
    ['a setting that nobody knows', {}, { locale: 'sk_live_1' }],
  ] as const)
    it(`is refused when a secret key stands in ${where}`, () => {
      const attributes = { baseUrl: 'https://api.shop.test', publicKey: 'pk_1', ...own };
      const found = resolve(attributes, page as PageConfiguration);
      expect(found).to.match(/^secret-key: .* holds a secret key: revoke it$/);
      expect(found).not.to.contain('live');
    });

  for (const page of [{ secretKey: 'x' }, { 'secret-key': '' }])
    it(`is refused when the page has a setting ${Object.keys(page).join()}`, () => {
      expect(resolve(own, page as PageConfiguration)).to.equal(
        'secret-key: secret-key never belongs in a page: revoke it',
      );
    });

  for (const [address, loopback] of [
    ['http://localhost:8000', true],
    ['http://127.0.0.1', true],
    ['http://127.8.9.10', true],
    ['http://[::1]:1', true],
    ['http://localhost.shop.test', false],
    ['http://127.shop.test', false],
    ['https://shop.test', false],
  ] as const)
    it(`${loopback ? 'takes' : 'does not take'} ${address} for the developer’s machine`, () => {
      expect(onLoopback(new URL(address))).to.equal(loopback);
      const demo = resolve({ baseUrl: address, publicKey: 'pk_demo' });
      expect(typeof demo).to.equal(loopback ? 'object' : 'string');
    });
});
