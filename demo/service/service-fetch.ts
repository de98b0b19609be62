import type { Service } from './create-service.js';

/** The service as a `fetch`: network errors and aborted signals reject as they do on the wire. */
export function serviceFetch(service: Service): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    // not the request's own signal, which follows this one only as long as it is not collected
    const signal = init?.signal ?? request.signal;
    signal.throwIfAborted();
    const aborted = new Promise<never>((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    });
    const response = await Promise.race([service(request), aborted]);
    if (response.type === 'error') throw new TypeError('Failed to fetch');
    return response;
  };
}
