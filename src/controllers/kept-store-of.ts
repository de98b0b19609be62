import type { MyStore } from '../domain/my-store.js';
import { keptStore } from '../page/kept-store.js';
import { merchantKey, type Merchant } from '../page/merchant-client.js';

/** The shopper's own store at a merchant; undefined: there is none, or the merchant is not known. */
export const keptStoreOf = (merchant: Merchant | undefined): MyStore | undefined =>
  merchant && keptStore(merchantKey(merchant));
