import { expect } from '@open-wc/testing';
import { indexKey } from '../../src/page/kept/kept-answer.js';
import { keptAnswers } from '../../src/page/kept/kept-answers.js';
import { ownStorage } from '../support/fakes/own-storage.js';
import { refuseStorage, until, usePage } from '../support/harness/page.js';

/** Keys are unique to this run, since other pages of the test run share the database. */
const run = crypto.randomUUID();
let keys = 0;
const freshKey = () => `${run}|${++keys}`;

/** Reads again, a few times, since the disk may take longer than a page waits for it. */
async function readAtLast(key: string) {
  let kept = await keptAnswers.read(key);
  for (let more = 7; more && !kept; more--) kept = await keptAnswers.read(key);
  return kept;
}

const answer = (...parts: unknown[]) => ({ parts, at: 1_700_000_000_000 });

describe('answers kept for the next page', () => {
  usePage();
  ownStorage();

  it('come back whole and in order, with the time when they were received', async () => {
    const key = freshKey();
    const written = answer(
      { items: [{ id: 1, name: 'Lyon' }], dropped: 0 },
      { items: [], dropped: 2 },
    );
    await keptAnswers.write(key, written);
    expect(await readAtLast(key)).to.deep.equal(written);
  });

  it('are written when the page is idle, eight parts at a time', async () => {
    const own = Object.getOwnPropertyDescriptor(globalThis, 'scheduler');
    const priorities: unknown[] = [];
    let goOn: (() => void)[] = [];
    const postTask = (_: unknown, { priority }: { priority: unknown }) => {
      priorities.push(priority);
      return new Promise<void>((resolve) => goOn.push(resolve));
    };
    Object.defineProperty(globalThis, 'scheduler', { value: { postTask }, configurable: true });
    try {
      const key = freshKey();
      const parts = Array.from({ length: 9 }, (_, part) => part);
      const written = keptAnswers.write(key, answer(...parts));
      for (const count of [1, 2]) {
        await until(() => goOn.length);
        expect(priorities).to.deep.equal(Array(count).fill('background'));
        expect(await keptAnswers.read(key)).to.equal(undefined);
        goOn.forEach((resolve) => resolve());
        goOn = [];
      }
      await written;
      expect((await readAtLast(key))?.parts).to.deep.equal(parts);
    } finally {
      if (own) Object.defineProperty(globalThis, 'scheduler', own);
      else Reflect.deleteProperty(globalThis, 'scheduler');
    }
  });

  it('are replaced by newer ones, however many parts either has', async () => {
    const key = freshKey();
    await keptAnswers.write(key, answer(1, 2, 3));
    await keptAnswers.write(key, { parts: [4], at: 5 });
    expect(await readAtLast(key)).to.deep.equal({ parts: [4], at: 5 });
  });

  it('are none when they were never written', async () => {
    expect(await keptAnswers.read(freshKey())).to.equal(undefined);
  });

  it('are limited in number: the oldest are removed first', async () => {
    const [oldest, older, newest] = [freshKey(), freshKey(), freshKey()];
    const many = (count: number) => answer(...Array.from({ length: count }, (_, part) => part));
    await keptAnswers.write(oldest, many(40));
    await keptAnswers.write(older, many(100));
    await keptAnswers.write(newest, many(180));
    expect((await readAtLast(newest))?.parts).to.have.length(180);
    expect((await readAtLast(older))?.parts).to.have.length(100);
    expect(await keptAnswers.read(oldest)).to.equal(undefined);
  });

  it('are none when a part was lost', async () => {
    const key = freshKey();
    await keptAnswers.write(key, answer(1));
    const index = localStorage.getItem(indexKey) ?? '';
    localStorage.setItem(indexKey, index.replace('"parts":1', '"parts":2'));
    expect(await keptAnswers.read(key)).to.equal(undefined);
  });

  it('are none when the index is broken, which the next write mends', async () => {
    const key = freshKey();
    await keptAnswers.write(key, answer(1));
    localStorage.setItem(indexKey, `[{"key":${JSON.stringify(key)}`);
    expect(await keptAnswers.read(key)).to.equal(undefined);
    await keptAnswers.write(key, answer(2));
    expect((await readAtLast(key))?.parts).to.deep.equal([2]);
  });

  it('are none where the browser refuses storage, without any error', async () => {
    const key = freshKey();
    const allow = refuseStorage('setItem', 'getItem');
    try {
      await keptAnswers.write(key, answer(1));
      expect(await keptAnswers.read(key)).to.equal(undefined);
    } finally {
      allow();
    }
    // A value that cannot be cloned is not kept, and no error is reported.
    await keptAnswers.write(
      key,
      answer(() => {}),
    );
    expect(await keptAnswers.read(key)).to.equal(undefined);
  });
});
