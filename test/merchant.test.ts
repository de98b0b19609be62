import { expect } from '@open-wc/testing';
import { StoreLocatorError } from '../src/domain/error.js';
import { createMerchantClient } from '../src/merchant.js';

const options = { baseUrl: 'https://s.test', publicKey: 'pk_1', secretKey: 'sk_1' };

describe('the merchant client in a browser', () => {
  it('throws at once in a page', () => {
    let thrown: unknown;
    try {
      createMerchantClient(options);
    } catch (error) {
      thrown = error;
    }
    expect(thrown).to.be.instanceOf(StoreLocatorError);
    expect((thrown as StoreLocatorError).code).to.equal('secret-key');
  });

  it('throws at once in a page’s worker', async () => {
    const url = new URL('./support/fakes/merchant-worker.ts', import.meta.url);
    const worker = new Worker(url, { type: 'module' });
    const answer = await new Promise((resolve) => {
      worker.onmessage = ({ data }) => resolve(data);
      worker.onerror = ({ message }) => resolve(`failed: ${message}`);
    });
    worker.terminate();
    expect(answer).to.equal('secret-key');
  });
});
