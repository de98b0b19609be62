import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { CommandError } from '../../src/cli/command-error.js';
import { systemClock } from '../../src/http/clock.js';
import { fetchTiles } from '../../src/cli/streets/fetch-tiles.js';
import { listen, type Listening } from './listen.js';
import { StreetsWorkplace, casino, monaco, montmartre, paris } from './streets-workplace.js';
import { rangeServer, tileServer } from './tile-server.js';

let workplace: StreetsWorkplace;
const open: Listening[] = [];
async function opened<T extends Listening>(listening: Promise<T>): Promise<T> {
  open.push(await listening);
  return listening;
}
beforeEach(() => (workplace = new StreetsWorkplace()));
afterEach(async () => {
  workplace.remove();
  await Promise.all(open.splice(0).map(({ close }) => close()));
});

/** Breaks the connection when a part of the announced bytes is sent. */
function sendHalf(response: ServerResponse): void {
  response.writeHead(200, { 'content-length': 99_999 });
  response.write('half of it', () => response.destroy());
}

const template = ({ url }: Listening) => `${url}/{z}/{x}/{y}.mvt.gz`;

describe('store-locator streets with tiles of a server', () => {
  it('reads the parts of an archive that it needs, and cuts what it cuts from the disk', async () => {
    const server = await opened(rangeServer(monaco));
    assert.equal((await workplace.streets([casino], '--tiles', `${server.url}/m.pmtiles`)).code, 0);
    const files = workplace.files();
    await workplace.streets([casino], '--tiles', monaco);
    assert.deepEqual(workplace.files(), files);
    assert.ok(server.asked.length < 20, server.asked.join('\n'));
  });

  it('refuses a server that sends a whole archive for a part', async () => {
    const server = await opened(tileServer('test/fixtures/streets'));
    const address = `${server.url}/monaco.pmtiles`;
    const { code, err } = await workplace.streets([casino], '--tiles', address);
    assert.equal(code, 2);
    assert.match(err, /sends the whole file.*Download the archive/);
    assert.equal(workplace.hasIndex, false);
  });

  it('refuses an address without an archive', async () => {
    const server = await opened(tileServer(paris));
    const { code, err } = await workplace.streets([casino], '--tiles', `${server.url}/no.pmtiles`);
    assert.equal(code, 2);
    assert.match(err, /the server answers 404/);
  });

  it('reads tiles by a template, and takes a tile that is missing for one of the sea', async () => {
    const server = await opened(tileServer(paris));
    const { code, out } = await workplace.streets([montmartre], '--tiles', template(server));
    assert.equal(code, 0);
    const files = workplace.files();
    await workplace.streets([montmartre], '--tiles', paris);
    assert.deepEqual(workplace.files(), files);
    assert.match(out, /^\d cells? without a tile/m);
  });

  it('stops when it is told to, and the next run asks for the rest alone', async () => {
    const stopping = new AbortController();
    const stopAfter = 8;
    const server = await opened(
      tileServer(paris, (count) => count === stopAfter && stopping.abort()),
    );
    const args = workplace.streetsArguments([montmartre], '--tiles', template(server));
    const stopped = await workplace.run(args, { signal: stopping.signal });
    assert.equal(stopped.code, 130);
    assert.deepEqual(readdirSync(workplace.out), ['streets.unfinished']);
    const left = readdirSync(join(workplace.out, 'streets.unfinished'));
    assert.ok(
      left.some((name) => name.endsWith('.gz')),
      left.join(),
    );
    assert.ok(
      left.every((name) => /^(14|10)-\d+-\d+\.gz$|^source\.txt$/.test(name)),
      left.join(),
    );
    server.asked.length = 0;
    assert.equal((await workplace.run(args)).code, 0);
    for (const name of left.filter((one) => one.startsWith('14-'))) {
      const address = `/${name.replace('.gz', '.mvt.gz').replaceAll('-', '/')}`;
      const times = server.asked.filter((one) => one === address).length;
      // Once to thin it into main roads, and the first one of all to find the schema.
      assert.ok(times <= 2, `${address} was asked for ${times} times`);
    }
    const files = workplace.files();
    await workplace.streets([montmartre], '--tiles', paris);
    assert.deepEqual(workplace.files(), files);
  });

  it('keeps the key in an address of tiles out of the folder, and its files from other runs', async () => {
    const stopping = new AbortController();
    const server = await opened(tileServer(paris, (count) => count === 1 && stopping.abort()));
    const tiles = ['--tiles', paris, '--tiles', `${template(server)}?key=k3y`];
    await workplace.run(workplace.streetsArguments([montmartre], ...tiles), {
      signal: stopping.signal,
    });
    const unfinished = join(workplace.out, 'streets.unfinished');
    assert.match(readFileSync(join(unfinished, 'source.txt'), 'utf8'), /^[0-9a-f]{64}$/);
    // Another run is about to write this cell.
    mkdirSync(join(unfinished, '10-518-352.gz.part'));
    const { code, err } = await workplace.streets([montmartre], ...tiles);
    assert.equal(code, 0, err);
  });

  it('takes 403 for a missing tile, as stores of files answer it', async () => {
    const missing = await opened(
      listen(({ url = '' }, response) => {
        const path = paris + url;
        response.statusCode = existsSync(path) ? 200 : 403;
        response.end(existsSync(path) ? readFileSync(path) : undefined);
      }),
    );
    const { code, err } = await workplace.streets([montmartre], '--tiles', template(missing));
    assert.equal(code, 0, err);
    const files = workplace.files();
    await workplace.streets([montmartre], '--tiles', paris);
    assert.deepEqual(workplace.files(), files);
    const wrongKey = await workplace.streets([casino], '--tiles', template(missing));
    assert.equal(wrongKey.code, 2);
    assert.match(wrongKey.err, /no tile lies .* answers 403: check the address and its key/);
  });

  it('asks again for a tile whose connection breaks', async () => {
    let isCut = false;
    const server = await opened(
      listen(({ url = '' }, response) => {
        const path = paris + url;
        if (!existsSync(path)) {
          response.statusCode = 404;
          response.end();
        } else if (isCut) response.end(readFileSync(path));
        else {
          isCut = true;
          sendHalf(response);
        }
      }),
    );
    const { code, err } = await workplace.streets([montmartre], '--tiles', template(server));
    assert.equal(code, 0, err);
    const files = workplace.files();
    await workplace.streets([montmartre], '--tiles', paris);
    assert.deepEqual(workplace.files(), files);
  });

  it('leaves the files of the run before whole when it is stopped', async () => {
    const args = workplace.streetsArguments([montmartre], '--tiles', paris);
    await workplace.run(args);
    const whole = workplace.files();
    const stopping = new AbortController();
    const server = await opened(tileServer(paris, (count) => count === 8 && stopping.abort()));
    const other = workplace.streetsArguments([montmartre], '--tiles', template(server));
    const { code } = await workplace.run([...other, '--include', 'paths'], {
      signal: stopping.signal,
    });
    assert.equal(code, 130);
    const unfinished = 'streets.unfinished';
    for (const [name, bytes] of Object.entries(whole))
      assert.equal(workplace.files([unfinished])[name], bytes, name);
    // A machine that goes down may leave a cell that is half there.
    const source = join(workplace.out, unfinished);
    for (const name of readdirSync(source).filter((one) => one.endsWith('.gz')))
      writeFileSync(join(source, name), 'half');
    assert.equal((await workplace.run([...other, '--include', 'paths'])).code, 0);
    assert.ok(workplace.cell('14/8298/5634').roads.some(({ kind }) => kind === 'path'));
  });
});

describe('a request for tiles', () => {
  const clock = { ...systemClock, sleep: () => Promise.resolve() };
  const ask = (url: string, signal = new AbortController().signal) =>
    fetchTiles(url, {}, signal, clock);

  it('is repeated when the server fails, at most three times', async () => {
    const statuses = [503, 429, 200];
    let asked = 0;
    const server = await opened(
      listen((_, response) => {
        response.statusCode = statuses[asked++] ?? 500;
        response.end();
      }),
    );
    assert.equal((await ask(server.url)).status, 200);
    asked = 9;
    await assert.rejects(ask(server.url), /the server answers 500/);
    assert.equal(asked, 13);
  });

  it('is repeated when the connection breaks within an answer, and ends with status 5', async () => {
    let asked = 0;
    const server = await opened(
      listen((_, response) => {
        asked++;
        if (asked === 2) response.end('whole');
        else sendHalf(response);
      }),
    );
    assert.equal(String(Buffer.from((await ask(server.url)).bytes!)), 'whole');
    await assert.rejects(
      ask(server.url),
      (error) => error instanceof CommandError && error.exitCode === 5,
    );
    assert.equal(asked, 6);
  });

  it('is not sent when the run has been stopped', async () => {
    await assert.rejects(
      ask('http://127.0.0.1:9', AbortSignal.abort(new Error('stopped'))),
      /stopped/,
    );
  });

  it('says the reason when nobody answers', async () => {
    const server = await listen(() => undefined);
    await server.close();
    await assert.rejects(ask(server.url), /no answer/);
  });
});
