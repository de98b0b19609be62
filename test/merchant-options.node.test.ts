import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { MerchantOptions } from '../src/merchant.js';
import { all, client, failsWith, serviceOf } from './support/harness/merchant.js';
import { tasks } from './support/harness/waiting.js';

describe('the merchant client', () => {
  it('never follows a redirect with its secret key', async () => {
    let redirect: string | undefined;
    const moved = client({
      fetch: (_url, init) => {
        redirect = init?.redirect;
        return Promise.resolve(Response.redirect('https://elsewhere.test/'));
      },
    });
    await assert.rejects(all(moved.privateLocations()), failsWith('bad-answer', 302));
    assert.equal(redirect, 'manual');
  });

  for (const [own, code] of [
    [{ baseUrl: 'service' }, 'base-url'],
    [{ publicKey: ' ' }, 'public-key'],
    [{ secretKey: '' }, 'secret-key'],
    [{ publicKey: 'sk_demo' }, 'secret-key'],
    [{ publicKey: 'sk_demo', secretKey: 'pk_demo' }, 'secret-key'],
  ] as const)
    it(`throws at once on ${JSON.stringify(own)}`, () => {
      assert.throws(() => client(own), failsWith(code));
    });

  for (const [option, code] of [
    ['baseUrl', 'base-url'],
    ['publicKey', 'public-key'],
    ['secretKey', 'secret-key'],
  ] as const)
    for (const nothing of [undefined, null])
      it(`throws at once without a ${option} (${nothing}), as where a variable is not set`, () => {
        const own = { [option]: nothing } as unknown as Partial<MerchantOptions>;
        assert.throws(() => client(own), failsWith(code));
      });

  it('sends no more requests a minute than it is given', async ({ mock }) => {
    mock.timers.enable({ apis: ['setTimeout', 'Date'] });
    const controller = new AbortController();
    let asked = 0;
    const limited = client({
      requestsPerMinute: 1,
      fetch: (url, init) => {
        asked++;
        return serviceOf(url, init);
      },
    });
    const reading = all(limited.privateLocations(controller));
    for (let second = 0; second < 59; second++) {
      await tasks();
      mock.timers.tick(1_000);
    }
    await tasks();
    assert.equal(asked, 1);
    controller.abort();
    await assert.rejects(reading, failsWith('aborted'));
    assert.equal(asked, 1);
  });
});

describe('in a page', () => {
  const put = (name: string) =>
    Object.defineProperty(globalThis, name, { value: {}, configurable: true });
  const take = (name: string) => Reflect.deleteProperty(globalThis, name);

  for (const marker of [
    'document',
    'DedicatedWorkerGlobalScope',
    'SharedWorkerGlobalScope',
    'registration',
  ])
    it(`with its ${marker} the merchant client throws at once`, () => {
      put(marker);
      try {
        assert.throws(() => client(), failsWith('secret-key'));
      } finally {
        take(marker);
      }
    });

  it('and nowhere else: an edge runtime has a service worker’s global, Deno a worker’s', () => {
    for (const harmless of [['ServiceWorkerGlobalScope'], ['Deno', 'DedicatedWorkerGlobalScope']]) {
      harmless.forEach(put);
      client();
      harmless.forEach(take);
    }
  });
});
