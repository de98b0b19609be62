import { Refusal } from './refusal.js';

export const demoKeys = { publicKey: 'pk_demo', secretKey: 'sk_demo' } as const;

/** The access that the keys of a request allow. */
export const Access = { Public: 'public', Private: 'private' } as const;
export type Access = (typeof Access)[keyof typeof Access];

/** The names under which the public key may come, as a header or as a query parameter. */
export const documentedKeyNames: readonly string[] = ['public_key'];

/**
 * Reads the keys of a request. The public key may come as a header, which wins, or as a query
 * parameter; the secret key comes as a header only, since addresses end up in logs.
 * A wrong secret key is refused: it never falls back to what the public key allows.
 */
export function access(request: Request, publicKeyNames = documentedKeyNames): Access {
  const { headers } = request;
  const { searchParams } = new URL(request.url);
  const sent = (name: string) => headers.get(name) ?? searchParams.get(name);

  const publicKey = publicKeyNames.map(sent).find(Boolean);
  if (!publicKey) throw new Refusal(401, 'key_missing', 'No public key was sent.');
  if (publicKey !== demoKeys.publicKey)
    throw new Refusal(401, 'key_wrong', 'The public key is not known.');

  const secretKey = headers.get('secret_key');
  if (!secretKey) return Access.Public;
  if (secretKey !== demoKeys.secretKey)
    throw new Refusal(401, 'secret_wrong', 'The secret key does not belong to the public key.');
  return Access.Private;
}
