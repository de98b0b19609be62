import { createMerchantClient, StoreLocatorError } from '../../../src/merchant.js';

/** Tells the page with which code the merchant client refuses to run in this worker. */
try {
  createMerchantClient({ baseUrl: 'https://s.test', publicKey: 'pk_1', secretKey: 'sk_1' });
  postMessage('no error');
} catch (error) {
  postMessage(error instanceof StoreLocatorError ? error.code : String(error));
}
