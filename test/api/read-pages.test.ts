import { expect } from '@open-wc/testing';
import { createClient } from '../../src/api/client.js';
import { fetchLocationsPage } from '../../src/api/read/locations.js';
import { StoreLocatorError } from '../../src/domain/error.js';
import { all, fullPage, idsOf, items, read, source } from './page-source.js';
import { json, scriptedFetch, status } from '../support/fakes/scripted-fetch.js';
import { useUnhandled } from '../support/harness/unhandled.js';
import { tasks } from '../support/harness/waiting.js';

const failed = new StoreLocatorError('server', 'locations: server (500)', { status: 500 });

describe('the pages of a listing', () => {
  it('end with a short one', async () => {
    const { fetchPage } = source([fullPage(1), fullPage(2), items(99), fullPage(4)]);
    const pages = await all(read(fetchPage));
    expect(idsOf(pages)).to.deep.equal([[3, 4, 5], [6, 7, 8], [99]]);
    expect(pages.map(({ number }) => number)).to.deep.equal([1, 2, 3]);
  });

  it('end with an empty one when the last was full', async () => {
    const { fetchPage } = source([fullPage(1)]);
    expect(idsOf(await all(read(fetchPage)))).to.deep.equal([[3, 4, 5], []]);
  });

  it('are one empty page when there is nothing, and no second page is requested', async () => {
    const { fetchPage, asked } = source([]);
    expect(idsOf(await all(read(fetchPage)))).to.deep.equal([[]]);
    expect(asked).to.deep.equal([1]);
  });

  it('end when the server ignores the page number and repeats itself', async () => {
    const { fetchPage, asked } = source(() => fullPage(1));
    const pages = await all(read(fetchPage));
    expect(idsOf(pages)).to.deep.equal([[3, 4, 5], []]);
    expect(pages.map(({ error }) => error?.code)).to.deep.equal([undefined, 'bad-answer']);
    expect(asked).to.deep.equal([1, 2]);
  });

  it('leave out records that came before, on the same page or an earlier one', async () => {
    const { fetchPage } = source([items(1, 2, 2), items(2, 3, 4), items(4, 1)]);
    expect(idsOf(await all(read(fetchPage)))).to.deep.equal([[1, 2], [3, 4], []]);
  });

  it('drop and count a bad record, and keep the rest', async () => {
    const { fetchPage } = source([[{ id: 1 }, null, 'x'], [{ id: 2 }, {}, { id: 3 }], [7]]);
    const pages = await all(read(fetchPage));
    expect(idsOf(pages)).to.deep.equal([[1], [2, 3], []]);
    expect(pages.map(({ dropped }) => dropped)).to.deep.equal([2, 1, 1]);
  });

  it('end at the greatest number of pages that the caller allows', async () => {
    const { fetchPage, asked } = source(fullPage);
    expect(await all(read(fetchPage, { maxPages: 5 }))).to.have.length(5);
    expect(asked).to.deep.equal([1, 2, 3, 4, 5]);
  });

  it('begin at the page that the caller names', async () => {
    const { fetchPage, asked } = source([failed, failed, fullPage(3), items(99)]);
    expect(idsOf(await all(read(fetchPage, { from: 3 })))).to.deep.equal([[9, 10, 11], [99]]);
    expect(asked).to.deep.equal([3, 4]);
  });
});

describe('a page that fails', () => {
  it('is reported in its place, and reading goes on', async () => {
    const { fetchPage } = source([fullPage(1), failed, fullPage(3), items(99)]);
    const pages = await all(read(fetchPage));
    expect(idsOf(pages)).to.deep.equal([[3, 4, 5], [], [9, 10, 11], [99]]);
    expect(pages.map(({ error }) => error)).to.deep.equal([
      undefined,
      failed,
      undefined,
      undefined,
    ]);
  });

  it('ends the listing as the third in a row, as its last page', async () => {
    const { fetchPage } = source((number) => (number === 1 ? fullPage(1) : failed));
    const pages = await all(read(fetchPage));
    expect(pages.map(({ error }) => error?.code)).to.deep.equal([
      undefined,
      'server',
      'server',
      'server',
    ]);
  });

  it('is thrown when it is the first, and no other page is requested', async () => {
    const { fetchPage, asked } = source(() => failed);
    const error = await all(read(fetchPage)).catch((error: unknown) => error);
    expect(error).to.equal(failed);
    expect(asked).to.deep.equal([1]);
  });

  for (const body of [{ locations: [] }, 'text', null, 7])
    it(`is one whose body is ${JSON.stringify(body)}`, async () => {
      const error = await all(read(source([body]).fetchPage)).catch((error: unknown) => error);
      expect((error as StoreLocatorError).code).to.equal('bad-answer');
    });

  it('is counted like a page without a single readable record', async () => {
    const { fetchPage, asked } = source((number) => (number === 1 ? fullPage(1) : ['x', 'y', 'z']));
    const pages = await all(read(fetchPage));
    expect(pages.map(({ dropped }) => dropped)).to.deep.equal([0, 3, 3, 3]);
    expect(Math.max(...asked)).to.be.below(12);
  });

  it('can be read again alone', async () => {
    const { fetch, requests } = scriptedFetch(status(500), json([{ id: 7, name: 'Lyon' }, null]));
    const connection = {
      baseUrl: 'https://s.test',
      publicKey: 'pk_1',
      auth: 'header',
      keyName: 'k',
    } as const;
    const client = createClient(connection, { fetch, retries: 0 });
    expect((await fetchLocationsPage(client, 4)).error?.status).to.equal(500);
    const { number, items, dropped, error } = await fetchLocationsPage(client, 4);
    expect([number, items[0]?.name, dropped, error]).to.deep.equal([4, 'Lyon', 1, undefined]);
    expect(requests[1]?.url).to.equal('https://s.test/api/v1/locations.json?page=4');
  });
});

describe('a listing whose reader leaves', () => {
  const unhandled = useUnhandled();
  /** Page 1 comes at once, the others when they are aborted. */
  const hanging = (number: number, signal: AbortSignal) =>
    new Promise<unknown>((resolve, reject) => {
      if (number === 1) resolve(fullPage(1));
      signal.addEventListener('abort', () => reject(new StoreLocatorError('aborted', 'aborted')));
    });

  it('aborts open requests on a break', async () => {
    const { fetchPage, signals } = source(fullPage);
    for await (const page of read(fetchPage)) if (page.number === 3) break;
    expect(signals.length).to.be.above(3);
    expect(signals.every((signal) => signal.aborted)).to.equal(true);
  });

  it('ends the wait for a page on return()', async () => {
    const pages = read(hanging);
    await pages.next();
    const awaited = pages.next();
    await pages.return();
    expect(await awaited).to.deep.equal({ value: undefined, done: true });
  });

  it('rejects the awaited page as aborted on its signal', async () => {
    const controller = new AbortController();
    const pages = read(hanging, { signal: controller.signal });
    await pages.next();
    const awaited = pages.next();
    controller.abort();
    const error = await awaited.catch((error: unknown) => error);
    expect((error as StoreLocatorError).code).to.equal('aborted');
  });

  it('leaves no rejection unhandled while pages ahead fail', async () => {
    for await (const page of read(
      source((number) => (number < 4 ? fullPage(number) : failed)).fetchPage,
    ))
      if (page.number === 3) break;
    // rejections are reported before the next task but one
    await tasks(2);
    expect(unhandled()).to.deep.equal([]);
  });
});
