import assert from 'node:assert/strict';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { until } from '../until.mjs';

/** `SCALE_STORES=500` makes a quick run for whoever works on this part. */
const storeCount = Number(process.env.SCALE_STORES ?? 50_000);
const range = (from, to) => Array.from({ length: to - from + 1 }, (_, i) => from + i);
const pointerPath = '/stores.json';
const brotli = { 'accept-encoding': 'gzip, br' };
const gzip = { 'accept-encoding': 'gzip' };
/** Caches keep the pointer for two seconds here, and nothing tells when these are over. */
const pointerExpires = () => new Promise((done) => setTimeout(done, 2_500));
const say = (text) => console.log(`  ${text}`);
const kilobytes = (bytes) => `${Math.round(bytes / 1024).toLocaleString('en')} KB`;

/**
 * The checks of one shop's day, in their order: each begins where the one before it ended.
 * @returns {[string, () => Promise<void>][]}
 */
export function checksOf({ bucket, front, shop, visitors }) {
  /** The files of stores that were published, the latest one last. */
  const files = [];
  let guest;
  const publish = async (ids, options) => {
    const said = await shop.publish(ids, options);
    files.push(await shop.latest());
    assert.equal(said, `published ${files.at(-1)}`);
  };
  const named = async () => JSON.parse((await front.get(pointerPath)).body).file;
  const latestIsNamed = () =>
    until('nginx has the new pointer', async () => (await named()) === files.at(-1));

  return [
    [
      'a file is fetched from the store once: a miss, then hits',
      async () => {
        await publish(range(1, storeCount));
        assert.equal((await front.get(pointerPath)).cache, 'MISS');
        assert.match((await front.get(pointerPath)).cache, /HIT/);
        for (const accept of [brotli, gzip]) {
          assert.equal((await front.get(`/${files[0]}`, accept)).cache, 'MISS');
          assert.equal((await front.get(`/${files[0]}`, accept)).cache, 'HIT');
        }
      },
    ],
    [
      'every visitor gets the same stores, as packed as their program can read',
      async () => {
        const path = join(shop.published, files[0]);
        const original = await readFile(path);
        const packed = await front.get(`/${files[0]}`, brotli);
        const older = await front.get(`/${files[0]}`, gzip);
        const plain = await front.get(`/${files[0]}`);
        assert.equal(packed.headers['content-encoding'], 'br');
        assert.equal(older.headers['content-encoding'], 'gzip');
        assert.equal(plain.headers['content-encoding'], undefined);
        assert.ok(brotliDecompressSync(packed.body).equals(original));
        assert.ok(gunzipSync(older.body).equals(original));
        assert.ok(plain.body.equals(original));
        const { size } = await stat(path);
        const sizes = [size, older.body.length, packed.body.length].map(kilobytes);
        say(`${storeCount} stores: ${sizes[0]}, gzip ${sizes[1]}, brotli ${sizes[2]}`);
      },
    ],
    [
      'the file of stores may be kept for ever, the pointer for seconds, and any page may read them',
      async () => {
        const [pointer, file] = [
          await front.get(pointerPath),
          await front.get(`/${files[0]}`, gzip),
        ];
        assert.equal(pointer.headers['cache-control'], 'public, max-age=2, stale-if-error=604800');
        assert.equal(file.headers['cache-control'], 'public, max-age=31536000, immutable');
        for (const { headers } of [pointer, file]) {
          assert.equal(headers['access-control-allow-origin'], '*');
          assert.equal(headers['content-type'], 'application/json');
        }
      },
    ],
    [
      'a browser that has a file is answered 304',
      async () => {
        for (const path of [pointerPath, `/${files[0]}`]) {
          const { etag } = (await front.get(path, gzip)).headers;
          const again = await front.get(path, { ...gzip, 'if-none-match': etag });
          assert.deepEqual([again.status, again.body.length], [304, 0]);
        }
      },
    ],
    [
      'the pointer that has expired and not changed is not fetched again: the store answers 304',
      async () => {
        const from = bucket.log.length;
        // On a slow machine, the request before this one may have asked the store already.
        await until('the store was asked', async () => {
          await pointerExpires();
          assert.equal((await front.get(pointerPath)).status, 200);
          return / 304 /.test(bucket.log.slice(from));
        });
      },
    ],
    [
      'requests travel by HTTP/2',
      async () => {
        await front.get(pointerPath);
        assert.equal(front.protocol, 'h2');
      },
    ],
    [
      `a visitor sees rows of ${storeCount} stores, and the page keeps a sane memory`,
      async () => {
        guest = await visitors.visit();
        const rows = await guest.whenRows();
        const ready = await guest.whenReady();
        assert.equal((await guest.ids()).length, storeCount);
        assert.deepEqual(guest.complaints, []);
        const heap = await guest.heap();
        say(`first rows after ${rows} ms, all stores after ${ready} ms, ${Math.round(heap)} MB`);
        assert.ok(heap < 300, `${heap} MB`);
      },
    ],
    [
      'a run of the schedule without a change uploads nothing',
      async () => assert.equal(await shop.publish(range(1, storeCount)), 'unchanged'),
    ],
    [
      'a visitor who is on the page while the pointer changes keeps the stores, and loses none at the refresh',
      async () => {
        await guest.watch();
        // The store 7 closes, and another opens.
        await publish([...range(1, 6), ...range(8, storeCount + 1)]);
        await latestIsNamed();
        assert.ok((await guest.ids()).includes(7));
        await pointerExpires();
        await guest.refresh();
        await guest.whenListed(storeCount + 1);
        const ids = await guest.ids();
        assert.deepEqual([ids.length, ids.includes(7)], [storeCount, false]);
        const least = await guest.least();
        assert.equal(least.stores, storeCount);
        assert.ok(least.rows > 0);
        assert.deepEqual(guest.complaints, []);
        await guest.leave();
      },
    ],
    [
      'the next visitor sees the new stores',
      async () => {
        const next = await visitors.visit();
        await next.whenReady();
        const ids = await next.ids();
        assert.deepEqual([ids.includes(7), ids.includes(storeCount + 1)], [false, true]);
        assert.deepEqual(next.complaints, []);
        await next.leave();
      },
    ],
    [
      'visitors get the earlier pointer at once while the store is slow to give the new one',
      async () => {
        await publish(range(8, storeCount + 1), { keep: 2 });
        await pointerExpires();
        bucket.pause();
        try {
          for (let visit = 0; visit < 3; visit++) {
            const { status, cache, body, ms } = await front.get(pointerPath);
            assert.equal(status, 200);
            assert.match(cache, /^(STALE|UPDATING)$/);
            assert.equal(JSON.parse(body).file, files.at(-2));
            assert.ok(ms < 1_000, `${ms} ms`);
          }
        } finally {
          bucket.goOn();
        }
        await latestIsNamed();
      },
    ],
    [
      'the store keeps as many versions as it was told, and each with its two packed forms',
      async () => {
        const isThere = async (name) =>
          (await fetch(`${bucket.address}/my-stores/${name}`, { method: 'HEAD' })).status === 200;
        const there = await Promise.all(
          files.flatMap((file) => [file, `${file}.br`]).map((name) => isThere(name)),
        );
        assert.deepEqual(there, [false, false, true, true, true, true]);
      },
    ],
    [
      'pages are answered after the store has been killed',
      async () => {
        const before = await visitors.visit();
        await before.whenReady();
        await before.leave();
        await bucket.kill();
        await pointerExpires();
        const { status, cache } = await front.get(pointerPath);
        assert.deepEqual([status, cache], [200, 'STALE']);
        const last = await visitors.visit();
        await last.whenReady();
        assert.equal((await last.ids()).length, storeCount - 6);
        assert.deepEqual(last.complaints, []);
        await last.leave();
      },
    ],
  ];
}
