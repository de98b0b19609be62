import type { Service } from '../../demo/service/create-service.js';

/** Options of a request besides its address. */
export interface AskOptions {
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly method?: string | undefined;
  readonly signal?: AbortSignal | undefined;
}

export const publicKey = { public_key: 'pk_demo' } as const;
export const bothKeys = { ...publicKey, secret_key: 'sk_demo' } as const;

/** Asks the service at this path and query, with the public key unless other headers are given. */
export function ask(
  service: Service,
  address: string,
  { headers = publicKey, ...rest }: AskOptions = {},
): Promise<Response> {
  return service(
    new Request(`https://service.test${address}`, { headers, ...rest } as RequestInit),
  );
}
