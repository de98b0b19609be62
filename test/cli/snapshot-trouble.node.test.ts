import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, it } from 'node:test';
import { fakeNominatim, type FakeNominatim } from './fake-nominatim.js';
import { listen } from './listen.js';
import { openShop } from './shop.js';
import { first, locations, useWorkplace } from './use-workplace.js';

const { workplace, opened, withNominatim } = useWorkplace();

describe('a snapshot that cannot be made leaves the old file', () => {
  beforeEach(() => writeFileSync(workplace().file, 'old'));
  const isOld = () => assert.equal(readFileSync(workplace().file, 'utf8'), 'old');

  const listings: readonly [string, string, readonly string[], RegExp][] = [
    ['the key is refused', '', ['--public-key', 'pk_wrong'], /refused \(401\).*--auth query/],
    ['a page of the listing is missing', '/scenario/page-2-fails~x', [], /server \(50\d\)/],
    ['the listing is empty', '/scenario/none~x', [], /no store/],
  ];
  for (const [when, path, more, complaint] of listings) {
    it(`when ${when}`, { timeout: 60_000 }, async () => {
      const { url } = await opened(openShop());
      const at = { url: `${url}${path}` };
      const args = workplace().arguments(at, '--gazetteer-only', ...more);
      const { code, err } = await workplace().run(args);
      assert.equal(code, 3);
      assert.match(err, complaint);
      isOld();
    });
  }

  it('when the geocoder refuses the key, after one question', async () => {
    const geocoder = await opened(
      fakeNominatim(locations, (_query, response) => response.writeHead(403).end()),
    );
    const { code, err } = await workplace().run(withNominatim(geocoder));
    assert.equal(code, 4);
    assert.match(err, /refused \(403\).*\nNothing was written\. Run the same command again/s);
    assert.ok(geocoder.asked.length <= 8);
    isOld();
  });

  it('when it is stopped, with all answers kept', async () => {
    const stopping = new AbortController();
    const geocoder = await opened(
      fakeNominatim(locations, () => {
        if (geocoder.asked.length === 10) stopping.abort();
      }),
    );
    const args = withNominatim(geocoder);
    const { code, err } = await workplace().run(args, { signal: stopping.signal });
    assert.equal(code, 130);
    assert.match(err, /stopped/);
    isOld();
    assert.ok(geocoder.asked.length < locations.length);

    assert.equal((await workplace().run(args)).code, 0);
    assert.equal(geocoder.asked.length, locations.length);
    assert.deepEqual(workplace().report.unanswered, []);
    assert.equal(workplace().report.precisions.address, locations.length);
  });

  it('when the options make no sense, with nothing asked', async () => {
    let asked = 0;
    const at = await opened(listen((_request, response) => (asked++, response.end('{}'))));
    const missing = join(workplace().folder, 'nodir', 'x.json');
    const geocoder = ['--geocoder', 'nominatim', '--endpoint', 'https://geo.example'];
    const wrong: readonly [readonly string[], RegExp][] = [
      [[], /either --geocoder or --gazetteer-only/],
      [['--gazetteer-only', ...geocoder], /either --geocoder or/],
      [['--geocoder', 'nominatim'], /needs an --endpoint/],
      [['--geocoder', 'google'], /nominatim or us-census, not "google"/],
      [['--geocoder', 'nominatim', '--endpoint', 'geo.example'], /--endpoint is no/],
      [['--gazetteer-only', '--base-url', 'shop'], /--base-url is no/],
      [['--gazetteer-only', '--public-key', 'x sk_demo'], /--public-key holds a secret key/],
      [['--gazetteer-only', '--key-name', 'sk_demo'], /--key-name holds a secret key/],
      [['--gazetteer-only', '--base-url', 'https://x.test/sk_a-1'], /--base-url holds a secret/],
      [['--gazetteer-only', '--auth', 'cookie'], /header or query, not "cookie"/],
      [['--gazetteer-only', '--data', workplace().folder], /no gazetteer/],
      [[...geocoder, '--requests-per-second', '0'], /above 0/],
      [['--gazetteer-only', '--out', missing], /--out: there is no folder .*nodir/],
      [['--gazetteer-only', '--out', `${workplace().file}/y/x.json`], /--out: there is no folder/],
      [['--gazetteer-only', '--out', workplace().folder], /--out: .* is a folder/],
      [['--gazetteer-only', '--report', missing], /--report: there is no folder/],
      [[...geocoder, '--state', missing], /--state: there is no folder/],
      [['--gazetteer-only', '--speed', '3'], /--speed/],
    ];
    for (const [args, complaint] of wrong) {
      const { code, err } = await workplace().run(workplace().arguments(at, ...args));
      assert.equal(code, 2, args.join(' '));
      assert.match(err, complaint);
      assert.match(err, /--help/);
    }
    assert.equal(asked, 0);
    isOld();
  });
});

describe('a geocoder in trouble', () => {
  it('is waited for when it says so, and the command goes on', async () => {
    const geocoder: FakeNominatim = await opened(
      fakeNominatim(locations, (_query, response) =>
        geocoder.asked.length === 3
          ? response.writeHead(429, { 'Retry-After': '1' }).end()
          : undefined,
      ),
    );
    const { code, err } = await workplace().run(withNominatim(geocoder));
    assert.equal(code, 0);
    assert.match(err, /rate-limited \(429\): trying again in 1 second\n/);
    assert.equal(geocoder.asked.length, locations.length + 1);
    assert.equal(workplace().report.precisions.address, locations.length);
  });

  it('loses only the address whose answer cannot be read, and asks for it again the next time', async () => {
    let isBroken = true;
    const geocoder = await opened(
      fakeNominatim(locations, (query, response) =>
        isBroken && query.get('street') === first.address.trim()
          ? response.writeHead(400).end('{"error":{"code":400}}')
          : undefined,
      ),
    );
    assert.equal((await workplace().run(withNominatim(geocoder))).code, 0);
    assert.deepEqual(
      workplace().report.failed.map(({ id }) => id),
      [first.id],
    );
    isBroken = false;
    await workplace().run(withNominatim(geocoder));
    assert.equal(geocoder.asked.length, locations.length + 1);
    assert.deepEqual(workplace().report.failed, []);
  });
});
