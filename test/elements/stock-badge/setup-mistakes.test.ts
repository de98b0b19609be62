import { expect } from '@open-wc/testing';
import { configure } from '../../../src/configure.js';
import { mountBadge, otherVariantId, startBadge } from '../../support/harness/badge.js';
import { otherOrigin } from '../../support/served/other-origin.js';
import { freshScenario, until, usePage } from '../../support/harness/page.js';

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
const own = () => Object.assign(document.createElement('b'), { textContent: 'Ask a store' });

describe('<stock-badge> with a setup mistake', () => {
  const page = usePage();

  for (const [mistake, attributes, says] of [
    ['a secret key', { 'public-key': 'sk_demo' }, /public-key holds a secret key/],
    ['a secret key in capitals', { 'public-key': ' SK_demo' }, /public-key holds a secret key/],
    ['a secret-key attribute', { 'secret-key': 'sk_demo' }, /secret-key/],
    ['an empty secret-key attribute', { 'secret-key': '' }, /secret-key/],
    ['no key', { 'public-key': '' }, /public-key is missing/],
    ['a placeholder', { 'public-key': 'pk_your_key' }, /public-key is a placeholder/],
    ['no address', { 'base-url': '' }, /base-url is missing/],
    ['no web address', { 'base-url': 'shop:8000' }, /base-url is no http address/],
    ['the demo key elsewhere', { 'base-url': 'https://shop.test' }, /public-key is the demo key/],
  ] as const)
    it(`such as ${mistake} sends no request, and tells the developer once`, async () => {
      const badge = startBadge({ attributes });
      await badge.settled();
      badge.element.variantId = otherVariantId;
      for (let frames = 0; frames < 3; frames++) await frame();
      expect(page().requests).to.deep.equal([]);
      expect([badge.element.status, badge.states()]).to.deep.equal(['error', ['error']]);
      expect(badge.element.stockStatus).to.equal('unknown');

      expect(page().errors).to.have.length(1);
      expect(page().errors[0]).to.match(/^<stock-badge> /);
      expect(page().errors[0]).to.match(says);
      expect(page().errors[0]).not.to.contain('sk_');
      // This page is on the developer's own machine.
      expect(badge.says()).to.match(says);
      await badge.isAccessible();

      // The same element asks as soon as the mistake is mended: so it was the mistake that held it.
      badge.element.removeAttribute('secret-key');
      badge.element.setAttribute('public-key', 'pk_demo');
      badge.element.setAttribute('base-url', freshScenario());
      await until(() => badge.element.status === 'ready');
    });

  it('shows the content of its tag, if it has any', async () => {
    const badge = await mountBadge({ attributes: { 'public-key': '' }, children: [own()] });
    expect(badge.says()).to.equal('Ask a store');
    expect(page().errors).to.deep.equal(['<stock-badge> public-key is missing']);
  });

  it('removes its status when a secret key is set later', async () => {
    const badge = await mountBadge();
    page().requests.length = 0;
    badge.element.publicKey = 'sk_demo';
    await until(() => badge.element.status === 'error');
    await frame();
    expect([page().requests.length, badge.element.stockStatus]).to.deep.equal([0, 'unknown']);
    expect(badge.says()).to.match(/secret key/);
  });

  it('is mended by a configuration that comes later', async () => {
    const badge = startBadge({ attributes: { 'public-key': '', 'base-url': '' } });
    await badge.settled();
    configure({ publicKey: 'pk_demo', baseUrl: freshScenario() });
    await until(() => badge.element.status === 'ready');
    expect(badge.element.stockStatus).to.equal('in');
  });
});

describe('a key that does not reach the service of a badge', () => {
  const page = usePage();

  it('gets one hint in the console, with the proxy’s setting and auth="query"', async () => {
    const baseUrl = `${otherOrigin}${freshScenario('headers-dropped')}`;
    const badge = await mountBadge({ attributes: { 'base-url': baseUrl } });
    badge.element.productId = '1';
    await until(() => page().requests[1]?.outcome);
    await badge.settled();
    const hinted = () => page().errors.filter((line) => line.includes('underscores_in_headers'));
    await until(() => hinted().length);
    const hints = hinted();
    expect(hints).to.have.length(1);
    expect(hints[0]).to.match(/^<stock-badge> /);
    expect(hints[0]).to.contain('auth="query"');
  });

  it('reaches the service with auth="query" or under another name', async () => {
    const byQuery = await mountBadge({
      scenario: 'headers-dropped',
      attributes: { auth: 'query' },
    });
    const renamed = await mountBadge({
      scenario: 'key-name',
      attributes: { 'key-name': 'X-Public-Key' },
    });
    expect([byQuery.element.status, renamed.element.status]).to.deep.equal(['ready', 'ready']);
    expect(page().requests[0]?.url.searchParams.get('public_key')).to.equal('pk_demo');
    expect(page().requests[0]?.headers.has('public_key')).to.equal(false);
    expect(page().requests[1]?.headers.get('x-public-key')).to.equal('pk_demo');
    expect(page().errors).to.deep.equal([]);
  });
});
