import { expect } from '@open-wc/testing';
import type { StoreLocatorError } from '../../src/domain/error.js';
import { StoreLocatorError as Failure } from '../../src/domain/error.js';
import { seeded } from '../support/fakes/seeded.js';
import { all, items, read, source, type Item } from './page-source.js';

const range = (from: number, count: number): Item[] =>
  items(...Array.from({ length: count }, (_, nth) => from + nth));
const refusal = new Failure('refused', 'locations: refused (404)', { status: 404 });
const failure = new Failure('server', 'locations: server (500)', { status: 500 });

/** Reads a listing as the service documents it, of which each page has as many records as said. */
async function readAll(pages: readonly unknown[], options = {}) {
  const { fetchPage, asked } = source([...pages]);
  const listed = await all(read(fetchPage, { pageSize: 250, ...options }));
  return {
    asked,
    ids: listed.flatMap((page) => page.items.map(({ id }) => id)),
    notices: listed.flatMap(({ notice }) => notice ?? []),
    errors: listed.flatMap(({ error }) => error ?? []),
  };
}

/** A listing cut at so many records a page. */
const cut = (count: number, size: number): Item[][] =>
  Array.from({ length: Math.ceil(count / size) }, (_, nth) =>
    range(1 + nth * size, Math.min(size, count - nth * size)),
  );

describe('a service that puts fewer records on a page than documented', () => {
  for (const size of [50, 100, 150, 200, 225])
    it(`is read whole where each page has ${size}, and the developer is told once`, async () => {
      const { ids, notices, errors } = await readAll(cut(640, size));
      expect(ids).to.deep.equal(range(1, 640).map(({ id }) => id));
      expect(notices).to.deep.equal([
        'page 1 has fewer than 250 records, yet others follow: ' +
          'pages are read until one is empty',
      ]);
      expect(errors).to.deep.equal([]);
    });

  it('is read whole where it hides some of each page', async () => {
    const lengths = [231, 250, 148, 207, 3, 250, 30];
    const pages = lengths.map((length, nth) => range(1 + nth * 250, length));
    const { ids, notices } = await readAll(pages);
    expect(ids).to.have.length(lengths.reduce((sum, length) => sum + length));
    expect(notices).to.have.length(1);
  });

  it('is read whole where only a later page has fewer', async () => {
    const pages = [
      range(1, 250),
      range(251, 250),
      range(501, 236),
      range(751, 250),
      range(1001, 9),
    ];
    const { ids, notices } = await readAll(pages);
    expect(ids).to.have.length(995);
    expect(notices).to.have.length(1);
    expect(notices[0]).to.match(/^page 3 /);
  });

  it('is read on from the page at which a first reading stopped', async () => {
    const { ids } = await readAll([[], [], ...cut(250, 100)], { from: 3 });
    expect(ids).to.have.length(250);
  });

  it('is requested one page at a time once a page is shorter than 250, and the end is near', async () => {
    const { asked } = await readAll(cut(320, 100));
    expect(asked).to.deep.equal([1, 2, 3, 4, 5]);
  });
});

describe('a short first page that may be cut', () => {
  for (const count of [50, 100, 150, 200, 201, 231, 249])
    it(`is the last one of ${count} stores, after one more request`, async () => {
      const { asked, ids, notices, errors } = await readAll([range(1, count)]);
      expect(asked).to.deep.equal([1, 2]);
      expect([ids.length, notices, errors]).to.deep.equal([count, [], []]);
    });

  for (const count of [0, 1, 3, 49, 51, 99, 101, 199])
    it(`is the last one of ${count} stores, after no further request`, async () => {
      const { asked, ids } = await readAll([range(1, count)]);
      expect([asked, ids.length]).to.deep.equal([[1], count]);
    });

  it('counts its unreadable records as records', async () => {
    const { asked } = await readAll([[...range(1, 90), ...Array<null>(10).fill(null)]]);
    expect(asked).to.deep.equal([1, 2]);
  });

  for (const [what, answer] of [
    ['is refused', refusal],
    ['is no list', { locations: [] }],
  ] as const)
    it(`is the last one where the page behind it ${what}`, async () => {
      const { asked, ids, errors } = await readAll([range(1, 100), answer]);
      expect([asked, ids.length, errors]).to.deep.equal([[1, 2], 100, []]);
    });

  it('may not be the last one where the page behind it fails', async () => {
    const { asked, errors } = await readAll([range(1, 100), failure]);
    expect([asked, errors]).to.deep.equal([[1, 2], [failure]]);
  });

  it('is yielded, and followed by a pause, before another page is requested', async () => {
    const { fetchPage, asked } = source(cut(300, 100));
    const past: unknown[] = [];
    const rest = async () => void past.push(`rests after ${asked.join()}`);
    for await (const page of read(fetchPage, { pageSize: 250, rest })) {
      if (page.number === 1) past.push(`page 1 after ${asked.join()}`);
    }
    expect(past).to.deep.equal(['page 1 after 1', 'rests after 1']);
  });

  it('is followed by no pause where it is full, or surely the last', async () => {
    for (const pages of [cut(900, 250), [range(1, 7)]]) {
      let rests = 0;
      const rest = async () => void rests++;
      await all(read(source(pages).fetchPage, { pageSize: 250, rest }));
      expect(rests).to.equal(0);
    }
  });

  it('requests no further page once its reader has left', async () => {
    const { fetchPage, asked } = source(cut(300, 100));
    for await (const page of read(fetchPage, { pageSize: 250 })) if (page.number === 1) break;
    expect(asked).to.deep.equal([1]);
  });
});

describe('a service that ignores the page number', () => {
  for (const count of [50, 100, 250, 500, 1_000])
    it(`may hide stores behind ${count} records, which is an error`, async () => {
      const { fetchPage, asked } = source(() => range(1, count));
      const pages = await all(read(fetchPage, { pageSize: 250 }));
      const errors = pages.flatMap((page): StoreLocatorError[] => (page.error ? [page.error] : []));
      expect(asked.slice(0, 2)).to.deep.equal([1, 2]);
      expect(errors.map(({ code }) => code)).to.deep.equal(['bad-answer']);
      expect(errors[0]?.message).to.contain('the service ignores "page"');
      expect(errors[0]?.message).to.contain(`the same ${count} records`);
      expect(pages.flatMap((page) => page.items)).to.have.length(count);
    });

  for (const count of [201, 230, 249, 251, 612])
    it(`has sent all of its ${count} records in one page`, async () => {
      const { fetchPage } = source(() => range(1, count));
      const pages = await all(read(fetchPage, { pageSize: 250 }));
      expect(pages.filter(({ error }) => error)).to.deep.equal([]);
      expect(pages.flatMap((page) => page.items)).to.have.length(count);
    });

  it('is not assumed where only a page past the end repeats the last one', async () => {
    const pages = [...cut(500, 250), range(251, 250)];
    const { errors, ids } = await readAll(pages);
    expect([ids.length, errors]).to.deep.equal([500, []]);
  });
});

describe('services of any page length', () => {
  it('are read whole, in few requests beyond the pages that they have', async () => {
    const random = seeded(7);
    const upTo = (most: number): number => Math.floor(random() * (most + 1));
    for (let round = 0; round < 400; round++) {
      const size = [50, 100, 200, 250, 250, 250][upTo(5)]!;
      const hides = size === 250 && random() < 0.5;
      // A service may hide up to 50 records of each page. That is too few to show that a page was
      // cut.
      const lengths = Array.from({ length: 1 + upTo(12) }, () => size - (hides ? upTo(50) : 0));
      if (random() < 0.5) lengths.push(1 + upTo(size - 1));
      const pages = lengths.map((length, nth) => range(1 + nth * size, length));
      const isRefused = random() < 0.3 && size !== 250;
      if (isRefused && lengths.length === 1) pages.push(refusal as unknown as Item[]);
      const { ids, asked, errors } = await readAll(pages);
      const count = lengths.reduce((sum, length) => sum + length);
      expect(ids.length, `${size}: ${lengths.join()}`).to.equal(count);
      expect(errors).to.deep.equal([]);
      expect(asked.length).to.be.at.most(lengths.length + 6);
    }
  });
});
