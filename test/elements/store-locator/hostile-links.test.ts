import { expect } from '@open-wc/testing';
import { linkedSearch } from '../../../src/elements/store-locator/features/visitor/linked-search.js';
import { home, visit } from '../../support/harness/address.js';
import { startLocator } from '../../support/harness/locator.js';
import { usePage } from '../../support/harness/page.js';
import { exactly } from '../../support/harness/places.js';

const family = '👨‍👩‍👧‍👦';
const search = (text: string) => visit(`&near=${encodeURIComponent(text)}`);

describe('the words that a link searches for', () => {
  const page = usePage();
  afterEach(() => history.replaceState(null, '', home));

  it('are cut at 80 letters, as a reader counts them', () => {
    expect(linkedSearch('x'.repeat(4000))).to.equal('x'.repeat(80));
    expect(linkedSearch(` ${'Lyon '.repeat(3)}`)).to.equal('Lyon Lyon Lyon');
    const marked = 'e\u0301'.repeat(100);
    if ('Segmenter' in Intl) expect(linkedSearch(marked)).to.equal('e\u0301'.repeat(80));
    else expect(linkedSearch(marked)).to.equal('e\u0301'.repeat(40));
    expect(linkedSearch(`a${'\u0301'.repeat(5000)}`).length).to.be.at.most(400);
  });

  it('are ignored without a letter or a digit', () => {
    for (const text of ['', ' ', '!!!', '«»', family, '☎ ☎ ☎']) {
      expect(linkedSearch(text)).to.equal('');
    }
    expect(linkedSearch('75001')).to.equal('75001');
    expect(linkedSearch('東京')).to.equal('東京');
  });

  it('are read beside Prototype and MooTools, whose Array.from calls no function', () => {
    const { from } = Array;
    Array.from = ((items: Iterable<unknown>) => [...items]) as typeof Array.from;
    try {
      expect(linkedSearch('Grenoble')).to.equal('Grenoble');
    } finally {
      Array.from = from;
    }
  });

  it('are cut where a browser counts no letters', () => {
    const own = Object.getOwnPropertyDescriptor(Intl, 'Segmenter');
    Object.defineProperty(Intl, 'Segmenter', { configurable: true, value: undefined });
    try {
      expect(linkedSearch('𝒳'.repeat(4000))).to.equal('𝒳'.repeat(80));
    } finally {
      if (own) Object.defineProperty(Intl, 'Segmenter', own);
      else Reflect.deleteProperty(Intl, 'Segmenter');
    }
  });

  for (const [what, text] of [
    ['of a link of 4,000 letters', 'Your order is on hold: call 0800 555 0199 now. '.repeat(85)],
    ['that are no search', 'Your order is on hold: call 0800 555 0199'],
  ] as const)
    it(`${what} are not repeated in the page, which tells so and has a button to go on`, async () => {
      search(text);
      const locator = startLocator(exactly({ attributes: { 'sync-url': '' } }));
      const said = 'No store matches the search of this link.';
      await locator.lineSays(said);
      expect(locator.root.textContent).not.to.include('0800');
      expect(locator.box.value).to.equal('');
      await locator.isAccessible();
      await locator.press('Show all stores');
      await locator.lineSays(/^612 stores in \d+ countries$/);
    });

  it('are not reported as without a match while no place can be looked up', async () => {
    page().answer(
      ({ pathname }) => pathname.endsWith('.bin'),
      () => new Response('', { status: 503 }),
    );
    search('Versailles');
    // No other test has read its files.
    const attributes = { 'data-url': '/src/gazetteer/data/?unread' };
    const locator = startLocator(exactly({ attributes }));
    await locator.lineSays(/^Towns and postal codes cannot be looked up/);
  });

  it('search for nothing if they are signs alone', async () => {
    search(`${family} ‼ ☎`);
    const locator = startLocator(exactly());
    await locator.lineSays(/^612 stores in \d+ countries$/);
    expect(locator.box.value).to.equal('');
  });

  it('are repeated once the visitor has typed them', async () => {
    search('Xqzzwv');
    const locator = startLocator(exactly());
    await locator.lineSays('No store matches the search of this link.');
    await locator.filter('Xqzzwv');
    await locator.lineSays('No store matches “Xqzzwv”.');
    expect(locator.box.value).to.equal('Xqzzwv');
  });

  it('are shown in the box where they are a place', async () => {
    search('Lyon');
    const locator = startLocator(exactly());
    await locator.lineSays(/ of Lyon, France$/);
    expect(locator.box.value).to.equal('Lyon');
  });
});
