import type { ConnectionController } from '../../controllers/connection.js';

/** Whose stores are shown, as my store is kept: with a snapshot alone, whoever has it at this address. */
export const merchantOf = (
  { value, problem }: ConnectionController,
  src: string | undefined,
): { readonly baseUrl: string; readonly publicKey: string } | undefined =>
  // Its version, the query, is another whenever it is uploaded anew.
  value ??
  (src && problem?.code !== 'secret-key'
    ? { baseUrl: src.replace(/\?.*/, ''), publicKey: '' }
    : undefined);
