import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { runInNewContext } from 'node:vm';

const [, recipe = ''] = /^\*\*Offline\.\*\*[^]*?```js\n([^]*?)```/m.exec(
  readFileSync('docs/map.md', 'utf8'),
)!;
const folder = 'https://shop.example/streets/';

type Listener = (event: {
  request: { url: string };
  respondWith: (answer: Promise<Response>) => void;
}) => void;

/** A browser's cache, and a network of one server, as the recipe sees them. */
function visit(kept: Map<string, Response>) {
  const network = new Map<string, string>();
  let listener: Listener = () => undefined;
  const cache = {
    match: ({ url }: { url: string }) => Promise.resolve(kept.get(url)?.clone()),
    put: ({ url }: { url: string }, answer: Response) => Promise.resolve(kept.set(url, answer)),
    keys: () => Promise.resolve([...kept.keys()].map((url) => ({ url }))),
    delete: ({ url }: { url: string }) => Promise.resolve(kept.delete(url)),
  };
  runInNewContext(recipe, {
    URL,
    Response,
    caches: { open: () => Promise.resolve(cache) },
    addEventListener: (_: string, added: Listener) => (listener = added),
    fetch: ({ url }: { url: string }) =>
      network.has(url)
        ? Promise.resolve(new Response(network.get(url)))
        : Promise.reject(new TypeError('no network')),
  });
  const ask = (name: string) => {
    let answer: Promise<Response> | undefined;
    listener({ request: { url: folder + name }, respondWith: (given) => void (answer = given) });
    return answer?.then((response) => response.text());
  };
  return { ask, serve: (name: string, text: string) => network.set(folder + name, text) };
}

const index = (version: string) => JSON.stringify({ format: 1, version });

describe('the service worker of the docs that keeps streets', () => {
  it('answers without a network what was asked for with one, and nothing else', async () => {
    const kept = new Map<string, Response>();
    const online = visit(kept);
    online.serve('streets.json', index('aaa1'));
    online.serve('streets-aaa1-14-1-2.wasm', 'cell');
    await online.ask('streets.json');
    await online.ask('streets-aaa1-14-1-2.wasm');
    const offline = visit(kept);
    assert.equal(await offline.ask('streets.json'), index('aaa1'));
    assert.equal(await offline.ask('streets-aaa1-14-1-2.wasm'), 'cell');
    assert.equal(offline.ask('stores.json'), undefined);
  });

  it('takes a newer index from the network, and drops the cells of the version before', async () => {
    const kept = new Map<string, Response>();
    const page = visit(kept);
    page.serve('streets.json', index('aaa1'));
    page.serve('streets-aaa1-14-1-2.wasm', 'cell');
    await page.ask('streets.json');
    await page.ask('streets-aaa1-14-1-2.wasm');
    page.serve('streets.json', index('bbb2'));
    assert.equal(await page.ask('streets.json'), index('bbb2'));
    assert.deepEqual([...kept.keys()], [`${folder}streets.json`]);
  });
});
