import { expect } from '@open-wc/testing';
import { configure } from '../../../src/configure.js';
import { mountBadge } from '../../support/harness/badge.js';
import { mountLocator, startLocator } from '../../support/harness/locator.js';
import { otherOrigin } from '../../support/served/other-origin.js';
import { freshScenario, until, usePage } from '../../support/harness/page.js';

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

describe('<store-locator> with a setup mistake', () => {
  const page = usePage();

  for (const [mistake, attributes, says] of [
    ['a secret key', { 'public-key': 'sk_demo' }, /public-key holds a secret key/],
    ['a secret key in capitals', { 'public-key': ' SK_demo' }, /public-key holds a secret key/],
    ['a secret-key attribute', { 'secret-key': 'sk_demo' }, /secret-key/],
    ['an empty secret-key attribute', { 'secret-key': '' }, /secret-key/],
    ['no key', { 'public-key': '' }, /public-key is missing/],
    ['a placeholder', { 'public-key': 'pk_…' }, /public-key is a placeholder: pk_…/],
    [
      'a pasted key',
      { 'public-key': 'pk_demo\u200b' },
      /public-key or key-name has invalid characters/,
    ],
    ['no key name', { 'key-name': 'a b' }, /public-key or key-name has invalid characters/],
    ['no address', { 'base-url': '' }, /base-url is missing/],
    ['no web address', { 'base-url': 'shop:8000' }, /base-url is no http address/],
    ['the demo key elsewhere', { 'base-url': 'https://shop.test' }, /public-key is the demo key/],
  ] as const)
    it(`such as ${mistake} sends nothing, and tells the developer once`, async () => {
      const locator = startLocator({ attributes: { loading: 'eager', ...attributes } });
      await locator.settled();
      expect(locator.element.status).to.equal('error');
      for (let frames = 0; frames < 3; frames++) await frame();
      locator.element.refresh();
      locator.element.search('x');
      await locator.element.updateComplete;
      expect(page().requests).to.deep.equal([]);

      expect(page().errors, page().errors.join('\n')).to.have.length(1);
      expect(page().errors[0]).to.match(/^<store-locator> /);
      expect(page().errors[0]).to.match(says);
      expect(page().errors[0]).not.to.contain('sk_');
      // This page is on the developer's own machine.
      expect(locator.message()).to.match(says);
      expect(locator.buttons()).not.to.include('Retry');
      expect(locator.hasState('error')).to.equal(true);
      await locator.isAccessible();

      // The same element asks as soon as the mistake is mended: so it was the mistake that held it.
      locator.element.removeAttribute('secret-key');
      locator.element.removeAttribute('key-name');
      locator.element.setAttribute('public-key', 'pk_demo');
      locator.element.setAttribute('base-url', freshScenario());
      await until(() => locator.element.status === 'ready');
    });

  it('in the page’s own configuration sends no request either', async () => {
    configure({ publicKey: 'sk_demo' });
    const locator = startLocator({ attributes: { loading: 'eager', 'public-key': '' } });
    await locator.settled();
    for (let frames = 0; frames < 3; frames++) await frame();
    expect(page().requests).to.deep.equal([]);
    expect(page().errors[0]).to.match(/^<store-locator> public-key holds a secret key/);
  });

  it('such as a function for a key, in the page’s own configuration, is named in the console', async () => {
    configure({ publicKey: (() => 'pk_demo') as unknown as string });
    const locator = startLocator({ attributes: { loading: 'eager', 'public-key': '' } });
    await locator.settled();
    for (let frames = 0; frames < 3; frames++) await frame();
    expect(page().requests).to.deep.equal([]);
    expect(page().errors).to.have.length(1);
    expect(page().errors[0]).to.match(/^<store-locator> public-key is no text: function/);
  });

  it('stops at once when a secret key is set later', async () => {
    const locator = await mountLocator();
    page().requests.length = 0;
    locator.element.publicKey = 'sk_demo';
    await until(() => locator.element.status === 'error');
    locator.element.refresh();
    await frame();
    expect(page().requests).to.deep.equal([]);
  });
});

describe('a key that does not reach the service', () => {
  const page = usePage();

  const hints = () => page().errors.filter((line) => line.includes('underscores_in_headers'));
  const elsewhere = (scenario = freshScenario('headers-dropped')) => ({
    'base-url': `${otherOrigin}${scenario}`,
  });

  it('gets one hint in the console, with the proxy’s setting and auth="query"', async () => {
    const attributes = elsewhere();
    const locator = await mountLocator({ attributes });
    await until(() => hints().length);
    locator.element.refresh();
    await until(() => page().requests.length === 2 && page().requests[1]?.outcome);
    await locator.settled();
    const others = [
      await mountLocator({ attributes }),
      await mountBadge({ attributes }),
      // The hint on another service comes after the one that is not to come.
      await mountLocator({ attributes: elsewhere() }),
    ];
    await until(() => hints().length === 2);
    expect(others.map(({ element }) => element.status)).to.deep.equal(['error', 'error', 'error']);
    expect(hints()).to.have.length(2);
    expect(hints()[0]).to.match(/^<store-locator> /);
    expect(hints()[0]).to.contain('auth="query"');
  });

  for (const [where, attributes] of [
    ['on the service’s own origin, where nothing is asked before', {}],
    ['in a query, which no proxy drops', { ...elsewhere(), auth: 'query', 'key-name': 'a_key' }],
    ['under a name that no proxy drops', { ...elsewhere(), 'key-name': 'X-Key' }],
    ['when the service forbids', elsewhere(freshScenario('forbidden'))],
    ['when the service fails', elsewhere(freshScenario('server-error'))],
  ] as const)
    it(`gets no hint ${where}`, async () => {
      const locator = await mountLocator({ scenario: 'unauthorized', attributes });
      expect(locator.element.status).to.equal('error');
      await mountLocator({ attributes: elsewhere() });
      await until(() => hints().length);
      expect(hints()).to.have.length(1);
    });

  it('may come from a misspelt auth, which the console names', async () => {
    await mountLocator({ scenario: 'unauthorized', attributes: { auth: 'Query' } });
    await until(() => page().warnings.length);
    expect(page().warnings).to.deep.equal([
      '<store-locator> auth="Query" is none of header, query.',
    ]);
  });

  it('reaches the service with auth="query", which needs no header', async () => {
    const locator = await mountLocator({
      scenario: 'headers-dropped',
      attributes: { auth: 'query' },
    });
    expect(locator.element.status).to.equal('ready');
    const [first] = page().requests;
    expect(first?.url.searchParams.get('public_key')).to.equal('pk_demo');
    expect(first?.headers.has('public_key')).to.equal(false);
    expect(page().errors).to.deep.equal([]);
  });

  it('reaches the service under another name', async () => {
    const locator = await mountLocator({
      scenario: 'key-name',
      attributes: { 'key-name': 'X-Public-Key' },
    });
    expect(locator.element.status).to.equal('ready');
    expect(page().requests[0]?.headers.get('x-public-key')).to.equal('pk_demo');
  });
});
