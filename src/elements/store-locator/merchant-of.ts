import type { ConnectionController } from '../../controllers/listing/connection.js';

/**
 * Returns the merchant whose stores are shown, to keep the shopper's own store by. With a snapshot
 * alone, the address of the snapshot stands for the merchant.
 */
export const merchantOf = (
  { value, problem }: ConnectionController,
  src: string | undefined,
): { readonly baseUrl: string; readonly publicKey: string } | undefined =>
  // The query string is the version of the snapshot, and changes with each upload.
  value ??
  (src && problem?.code !== 'secret-key'
    ? { baseUrl: src.replace(/\?.*/, ''), publicKey: '' }
    : undefined);
