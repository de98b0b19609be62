import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { spawn } from 'node:child_process';
import { after, before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { serve, type Serving } from '../../demo/serve.js';
import { createService } from '../../demo/service/create-service.js';

const files: Readonly<Record<string, string>> = {
  'demo/index.html': '<!doctype html><title>Demo</title>',
  'demo/shop.js': 'export {};',
  'demo/shop.css': 'body {}',
  'demo/serve.ts': 'secret',
  'demo/.hidden.json': '"secret"',
  'demo/service/data/products.json': '[]',
  'demo/service/data/positions.json': '{}',
  'demo/service/data/details.json': '{}',
  'demo/service/data/locations.json': '"secret"',
  'dist/cdn/store-locator.js': 'export {};',
  'dist/cdn/data/outline.bin': 'bytes',
  'package.json': '"secret"',
};

let root: string;
let serving: Serving;
const own = (path: string) => `http://127.0.0.1:${serving.port}${path}`;
const other = (path: string) => `http://127.0.0.1:${serving.port + 1}${path}`;
const headers = { public_key: 'pk_demo' };

before(async () => {
  root = await mkdtemp(join(tmpdir(), 'demo-'));
  for (const [path, text] of Object.entries(files)) {
    await mkdir(join(root, dirname(path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
  serving = await serve({ port: 0, root });
});
after(async () => {
  await serving.close();
  await rm(root, { recursive: true });
});

/** The status of a request that is written byte for byte, since `fetch` changes odd addresses. */
async function statusOf(target: string, method = 'GET'): Promise<number> {
  const socket = connect(serving.port, '127.0.0.1');
  socket.write(`${method} ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
  let text = '';
  for await (const chunk of socket.setEncoding('utf8')) text += String(chunk);
  return Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1]);
}

describe('the demo server: files', () => {
  const types = {
    '/': 'text/html',
    '/shop.js': 'text/javascript',
    '/shop.css?v=2': 'text/css',
    '/service/data/products.json': 'application/json',
    '/service/data/positions.json': 'application/json',
    '/service/data/details.json': 'application/json',
    '/dist/cdn/store-locator.js': 'text/javascript',
    '/dist/cdn/data/outline.bin': 'application/octet-stream',
  };
  for (const [path, type] of Object.entries(types)) {
    it(`serves ${path} as ${type} to any origin, fresh`, async () => {
      const response = await fetch(own(path));
      assert.equal(response.status, 200);
      assert.ok(response.headers.get('Content-Type')?.startsWith(type));
      assert.equal(response.headers.get('Cache-Control'), 'no-cache');
      assert.equal(response.headers.get('Access-Control-Allow-Origin'), '*');
      assert.equal(response.headers.get('Cross-Origin-Resource-Policy'), 'cross-origin');
      assert.ok((await response.text()).length > 0);
    });
  }

  const nothing = [
    '/serve.ts',
    '/.hidden.json',
    '/missing.html',
    '/service/',
    '/service/data/locations.json',
    '/%73ervice/data/locations.json',
    '//service/data/locations.json',
    '/x/../service/data/locations.json',
    '/../package.json',
    '/%2e%2e/package.json',
    '/dist/../package.json',
    '/dist/%2e%2e/package.json',
    '/dist/..%2fpackage.json',
    '/dist/..%5cpackage.json',
    '/dist/%00',
    '/%',
    '/dist/',
  ];
  for (const path of nothing) {
    it(`serves nothing at ${path}`, async () => {
      assert.equal(await statusOf(path), 404);
    });
  }

  it('answers HEAD without a body and refuses to be written to', async () => {
    const head = await fetch(own('/'), { method: 'HEAD' });
    assert.equal(head.headers.get('Content-Length'), String(files['demo/index.html']?.length));
    assert.equal(await head.text(), '');
    assert.equal((await fetch(own('/'), { method: 'POST', body: 'x' })).status, 405);
  });
});

describe('the demo server: service', () => {
  it('serves the same service on the next port, with the built files and without the demo', async () => {
    const path = '/api/v1/locations.json?page=3';
    const text = await (await fetch(own(path), { headers })).text();
    assert.equal(await (await fetch(other(path), { headers })).text(), text);
    assert.equal((await fetch(other('/dist/cdn/store-locator.js'))).status, 200);
    assert.equal((await fetch(other('/'))).status, 404);
    assert.equal((await fetch(other('/service/data/products.json'))).status, 404);
  });

  it('allows every header that a preflight asks for', async () => {
    const response = await fetch(other('/api/v1/locations.json'), {
      method: 'OPTIONS',
      headers: { 'Access-Control-Request-Headers': 'public_key, x-public-key, bad header' },
    });
    assert.equal(response.status, 204);
    const allowed = response.headers.get('Access-Control-Allow-Headers');
    assert.equal(allowed, 'public_key, secret_key, x-public-key');
  });

  it('keeps header names with an underscore', async () => {
    assert.equal((await fetch(own('/api/v1/locations.json'), { headers })).status, 200);
    assert.equal((await fetch(own('/api/v1/locations.json'))).status, 401);
  });

  it('breaks the connection where the service has a network error', async () => {
    const address = own('/scenario/flaky-network~http/api/v1/locations.json');
    await assert.rejects(fetch(address, { headers }), TypeError);
    assert.equal((await fetch(address, { headers })).status, 200);
  });

  it('answers what a Request cannot hold with 400', async () => {
    assert.equal(await statusOf('/api/v1/locations.json', 'TRACE'), 400);
  });
});

describe('the demo server: coming and going', () => {
  it("aborts the request's signal when the client goes away, and stays up", async () => {
    let seen: (signal: AbortSignal) => void;
    const signalSeen = new Promise<AbortSignal>((resolve) => (seen = resolve));
    const service = createService();
    const listening = await serve({
      port: 0,
      root,
      service: (request) => {
        seen(request.signal);
        return service(request);
      },
    });
    const client = new AbortController();
    const address = `http://127.0.0.1:${listening.port}/scenario/hangs~x/api/v1/locations.json`;
    const answer = fetch(address, { headers, signal: client.signal });
    const signal = await signalSeen;
    client.abort();
    await assert.rejects(answer, { name: 'AbortError' });
    if (!signal.aborted) await once(signal, 'abort');
    assert.equal((await fetch(`http://127.0.0.1:${listening.port}/scenario/list`)).status, 200);
    await listening.close();
  });

  it('says which port is taken, and ends with an error', async () => {
    await assert.rejects(serve({ port: serving.port, root }), { code: 'EADDRINUSE' });
    const main = fileURLToPath(new URL('../../demo/serve.ts', import.meta.url));
    // its second port is the one that is taken
    const env = { ...process.env, PORT: String(serving.port - 1) };
    const child = spawn(process.execPath, ['--import', 'tsx', main], { env });
    let complaint = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => (complaint += text));
    const [code] = (await once(child, 'close')) as [number];
    assert.equal(code, 1);
    assert.match(complaint, /^Port \d+ is taken\. Choose another: PORT=\d+ npm run demo$/m);
  });

  it('frees both ports when closed', async () => {
    const first = await serve({ port: 0, root });
    await first.close();
    const second = await serve({ port: first.port, root });
    assert.equal(second.port, first.port);
    await second.close();
  });
});
