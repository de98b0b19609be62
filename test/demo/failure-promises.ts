import { expect } from '@open-wc/testing';
import type { Promises } from './scenario-run.js';

/** Checks of the scenarios about failures, broken answers and keys. */
export const failurePromises: Promises = {
  default: async ({ list, threeTimes }) => {
    expect(await list('default', 2)).to.have.length(250);
    expect(await threeTimes('default')).to.deep.equal([200, 200, 200, 200, 200, 200]);
  },
  slow: async ({ list, delays }) => {
    expect(await list('slow')).to.have.length(250);
    expect(delays).to.deep.equal([1500]);
  },
  hangs: async ({ at, status }) => {
    const client = new AbortController();
    const ended = at('hangs', 1, { signal: client.signal }).then(
      () => 'answered',
      (reason: Error) => reason.name,
    );
    client.abort();
    expect(await ended).to.equal('AbortError');
    expect(await status('hangs', 1, { method: 'OPTIONS' })).to.equal(204);
  },
  offline: async ({ threeTimes }) =>
    expect(await threeTimes('offline')).to.deep.equal([0, 0, 0, 0, 0, 0]),
  'flaky-network': async ({ at, status, stock, threeTimes }) => {
    expect((await at('flaky-network')).type).to.equal('error');
    expect(await threeTimes('flaky-network')).to.deep.equal([200, 200, 200, 0, 200, 200]);
    expect((await stock('flaky-network')).type).to.equal('error');
    expect(await status('flaky-network', 3, { method: 'HEAD' })).to.equal(0);
  },
  'page-2-fails-twice': async ({ threeTimes }) =>
    expect(await threeTimes('page-2-fails-twice')).to.deep.equal([200, 200, 200, 500, 500, 200]),
  'page-2-fails': async ({ threeTimes }) =>
    expect(await threeTimes('page-2-fails')).to.deep.equal([200, 200, 200, 500, 500, 500]),
  'server-error': async ({ threeTimes }) =>
    expect(await threeTimes('server-error')).to.deep.equal([500, 500, 500, 500, 500, 500]),
  'rate-limited': async ({ at, stock, threeTimes }) => {
    const limited = await at('rate-limited');
    expect(limited.headers.get('Retry-After')).to.equal('2');
    expect(limited.status).to.equal(429);
    expect(await threeTimes('rate-limited')).to.deep.equal([200, 200, 200, 429, 200, 200]);
    expect((await stock('rate-limited')).status).to.equal(429);
    expect((await stock('rate-limited')).status).to.equal(200);
  },
  'rate-limited-date': async ({ at, threeTimes }) => {
    const limited = await at('rate-limited-date');
    expect(limited.headers.get('Retry-After')).to.equal('Sat, 21 Nov 2026 12:00:03 GMT');
    expect(await threeTimes('rate-limited-date')).to.deep.equal([200, 200, 200, 429, 200, 200]);
  },
  'rate-limited-always': async ({ at, threeTimes }) => {
    expect((await at('rate-limited-always')).headers.get('Retry-After')).to.equal('2');
    expect(new Set(await threeTimes('rate-limited-always'))).to.deep.equal(new Set([429]));
  },
  'malformed-json': async ({ at }) => {
    const response = await at('malformed-json');
    expect(response.headers.get('Content-Type')).to.equal('application/json');
    const text = await response.text();
    expect(text).to.match(/^\[\{"id"/);
    expect(() => void JSON.parse(text)).to.throw(SyntaxError);
  },
  html: async ({ at }) => {
    const response = await at('html');
    expect(response.status).to.equal(200);
    expect(response.headers.get('Content-Type')).to.match(/^text\/html/);
    expect(await response.text()).to.match(/^<!doctype html>/);
  },
  'headers-dropped': async ({ status }) => {
    expect(await status('headers-dropped', 1, { method: 'OPTIONS' })).to.equal(204);
    expect(await status('headers-dropped')).to.equal(401);
    expect(await status('headers-dropped', '1&public_key=pk_demo')).to.equal(200);
  },
  'key-name': async ({ status }) => {
    expect(await status('key-name')).to.equal(401);
    expect(await status('key-name', '1&public_key=pk_demo', { headers: {} })).to.equal(401);
    const headers = { 'X-Public-Key': 'pk_demo' };
    expect(await status('key-name', 1, { headers })).to.equal(200);
    expect(await status('key-name', '1&key=pk_demo', { headers: {} })).to.equal(200);
    expect(await status('key-name', '1&key=pk_other', { headers: {} })).to.equal(401);
  },
  unauthorized: async ({ threeTimes }) =>
    expect(await threeTimes('unauthorized')).to.deep.equal([401, 401, 401, 401, 401, 401]),
  forbidden: async ({ threeTimes }) =>
    expect(await threeTimes('forbidden')).to.deep.equal([403, 403, 403, 403, 403, 403]),
  'not-found': async ({ threeTimes }) =>
    expect(await threeTimes('not-found')).to.deep.equal([404, 404, 404, 404, 404, 404]),
};
