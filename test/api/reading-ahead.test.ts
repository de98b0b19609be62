import { expect } from '@open-wc/testing';
import { all, decode, fullPage, items, pageSize, read, source } from './page-source.js';

describe('reading ahead', () => {
  it('begins after the first page and grows to 1, 2, 4 and at most 6 pages', async () => {
    const { fetchPage, asked } = source(fullPage);
    const pages = read(fetchPage);
    const ahead: number[] = [];
    for (let number = 1; number <= 7; number++) {
      await pages.next();
      ahead.push(asked.length - number);
    }
    await pages.return();
    expect(ahead).to.deep.equal([1, 2, 4, 6, 6, 6, 6]);
  });

  it('requests the next page before the first page is decoded, and before each page of a long listing', async () => {
    const { fetchPage, asked } = source(fullPage);
    const askedAtDecode: number[] = [];
    const pages = read(fetchPage, {
      decode: (item) => {
        askedAtDecode.push(asked.length);
        return decode(item);
      },
    });
    for (let number = 1; number <= 6; number++) await pages.next();
    await pages.return();
    const byPage = askedAtDecode.filter((_, index) => index % pageSize === 0);
    expect(byPage).to.deep.equal([2, 2, 4, 10, 11, 12]);
  });

  it('requests no more where the first page is a short one', async () => {
    const { fetchPage, asked } = source(() => items(pageSize - 1));
    await all(read(fetchPage));
    expect(asked).to.have.length(1);
  });

  it('requests no more where a short page ends a long listing', async () => {
    const { fetchPage, asked } = source((number) => (number < 6 ? fullPage(number) : items(99)));
    await all(read(fetchPage));
    expect(asked).to.have.length(11);
  });

  it('keeps the order though later pages come first', async () => {
    const later: (() => void)[] = [];
    const fetchPage = (number: number) =>
      new Promise<unknown>((resolve) => {
        const answer = () => resolve(number < 6 ? fullPage(number) : []);
        if (number === 1) answer();
        else later.unshift(answer);
        // page 2 alone, then 3 and 4, then what is left
        if (number === 2 || number >= 4) later.splice(0).forEach((give) => give());
      });
    const pages = await all(read(fetchPage));
    expect(pages.map(({ number }) => number)).to.deep.equal([1, 2, 3, 4, 5, 6]);
  });

  it('aborts requests for pages past the end', async () => {
    const { fetchPage, asked, signals } = source([fullPage(1), fullPage(2), items(99)]);
    await all(read(fetchPage));
    expect(asked).to.deep.equal([1, 2, 3, 4]);
    expect(signals[3]?.aborted).to.equal(true);
  });
});
