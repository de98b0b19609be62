import assert from 'node:assert/strict';
import { createService } from '../../../demo/service/create-service.js';
import { serviceFetch } from '../../../demo/service/service-fetch.js';
import {
  createMerchantClient,
  StoreLocatorError,
  type MerchantClient,
  type MerchantOptions,
} from '../../../src/merchant.js';

/** The reference service's `fetch`. */
export const serviceOf = serviceFetch(createService());

const usual = {
  baseUrl: 'https://service.test/api/v1/',
  publicKey: 'pk_demo',
  secretKey: 'sk_demo',
  fetch: serviceOf,
};

export const client = (own: Partial<MerchantOptions> = {}): MerchantClient =>
  createMerchantClient({ ...usual, ...own });

export async function all<T>(items: AsyncIterable<T>): Promise<T[]> {
  const list: T[] = [];
  for await (const item of items) list.push(item);
  return list;
}

/** For `assert.rejects` and `assert.throws`. */
export const failsWith = (code: string, status?: number) => (error: unknown) => {
  assert(error instanceof StoreLocatorError);
  assert.deepEqual([error.code, error.status], [code, status]);
  return true;
};
