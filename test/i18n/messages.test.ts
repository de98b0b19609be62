import { expect } from '@open-wc/testing';
import { createCatalogue } from '../../src/controllers/words/catalogue.js';
import type { Messages } from '../../src/domain/messages/messages.js';
import { configure } from '../../src/page/configure.js';
import { badgeMessages } from '../../src/i18n/en-badge.js';
import { badgeExtrasMessages } from '../../src/i18n/en-badge-extras.js';
import { chooserMessages } from '../../src/i18n/en-chooser.js';
import { storeListMessages } from '../../src/i18n/en-store-list.js';
import { locatorMessages } from '../../src/i18n/en-locator.js';
import { mapMessages } from '../../src/i18n/en-map.js';
import { formatsOf } from '../../src/i18n/formats.js';
import { mapFormatsOf } from '../../src/i18n/map-formats.js';

const en = formatsOf('en');
const minute = 60_000;

describe('the English messages', () => {
  for (const [message, say, [none, one, two]] of [
    [
      'summary of one country',
      (n: number) => locatorMessages.summary(en, n, 1),
      ['0 stores', '1 store', '2 stores'],
    ],
    [
      'summary',
      (n: number) => locatorMessages.summary(en, n, 23),
      ['0 stores in 23 countries', '1 store in 23 countries', '2 stores in 23 countries'],
    ],
    [
      'loadingMore',
      (n: number) => locatorMessages.loadingMore(en, n),
      ['0 stores so far…', '1 store so far…', '2 stores so far…'],
    ],
    [
      'found',
      (n: number) => locatorMessages.found(en, n, 'Lyon'),
      ['0 stores match “Lyon”', '1 store matches “Lyon”', '2 stores match “Lyon”'],
    ],
    [
      'cluster',
      (n: number) => mapMessages.cluster(en, n),
      ['0 stores: zoom in', '1 store: zoom in', '2 stores: zoom in'],
    ],
    [
      'clusterHere',
      (n: number) => mapMessages.clusterHere(en, n),
      [
        '0 stores close together: show them',
        '1 store close together: show it',
        '2 stores close together: show them',
      ],
    ],
    [
      'stockInStores',
      (n: number) => badgeMessages.stockInStores(en, 'in', n),
      ['In stock in some stores', 'In stock at 1 store', 'In stock at 2 stores'],
    ],
  ] as const)
    it(`use the right plurals in "${message}"`, () => {
      expect([0, 1, 2].map(say)).to.deep.equal([none, one, two]);
    });

  it('use English plurals when the page’s language has others', () => {
    const said = ['ja', 'fr', 'pl', 'ar'].map((lang) => {
      const format = formatsOf(lang);
      const badge = [1, 2].map((n) => badgeMessages.stockInStores(format, 'low', n));
      return [...badge, locatorMessages.summary(format, 1, 1)].map((text) =>
        text.replace(/\d+|[٠-٩]+/g, '#'),
      );
    });
    for (const sentences of said) {
      expect(sentences).to.deep.equal(['Low stock at # store', 'Low stock at # stores', '# store']);
    }
  });

  for (const [ageMs, ago] of [
    [0, 'just now'],
    [minute - 1, 'just now'],
    [minute, '1 min. ago'],
    [60 * minute - 1, '59 min. ago'],
    [60 * minute, '1 hr. ago'],
    [25 * 60 * minute, '25 hr. ago'],
  ] as const)
    it(`call an answer of ${ageMs} ms "${ago}"`, () => {
      expect(badgeExtrasMessages.stockAge(en, ageMs)).to.equal(`Checked ${ago}`);
    });

  it('name a store where they know one, and never call unknown stock out of stock', () => {
    const said = (['in', 'low', 'out', 'unknown'] as const).map((status) => [
      badgeMessages.stock(en, status, 'Lyon', 0),
      badgeMessages.stock(en, status, undefined, 0),
      badgeMessages.stockInStores(en, status, 0),
    ]);
    const notKnown = 'Stock not known: ask the store';
    expect(said).to.deep.equal([
      ['In stock at Lyon', 'In stock', 'In stock in some stores'],
      ['Low stock at Lyon', 'Low stock', 'Low stock in some stores'],
      ['Out of stock at Lyon', 'Out of stock', 'Out of stock in stores'],
      [notKnown, notKnown, notKnown],
    ]);
  });

  it('name the country of the counted stores, with its article', () => {
    const said = (status: 'in' | 'low' | 'out', n: number, country: string) =>
      badgeExtrasMessages.stockInCountry(en, status, n, country);
    expect([
      said('in', 62, 'France'),
      said('low', 1, 'United Kingdom'),
      said('out', 0, 'Netherlands'),
      said('in', 2, 'Dominican Republic'),
    ]).to.deep.equal([
      'In stock at 62 stores in France',
      'Low stock at 1 store in the United Kingdom',
      'Out of stock in the Netherlands',
      'In stock at 2 stores in the Dominican Republic',
    ]);
  });

  it('count the other stores with stock that this store lacks', () => {
    expect(badgeMessages.stock(en, 'out', 'Lyon', 1)).to.equal(
      'Out of stock at Lyon · 1 other store has it',
    );
    expect(badgeMessages.stock(en, 'out', undefined, 1200)).to.equal(
      'Out of stock · 1,200 other stores have it',
    );
  });

  it('are none of them empty', () => {
    const inKm = mapFormatsOf(en, 'km');
    for (const [name, message] of Object.entries({
      ...locatorMessages,
      ...mapMessages,
      ...badgeMessages,
      ...badgeExtrasMessages,
      ...chooserMessages,
      ...storeListMessages,
    })) {
      const say = message as string | ((...args: unknown[]) => string);
      const text = typeof say === 'string' ? say : say(inKm, 2, 2);
      expect(text.trim(), name).not.to.equal('');
    }
  });
});

describe('a catalogue', () => {
  const builtIn = { retry: 'Retry', undo: 'Undo', list: 'List' };
  const page: Partial<Messages> = { retry: 'Encore', undo: 'Annuler' };
  const own: Partial<Messages> = { retry: 'Nochmal' };
  /** An element of an English page. */
  const host = document.createElement('p');
  host.lang = 'en';
  const saidBy = (messages?: Partial<Messages>) => Object.assign(host, { messages });

  afterEach(() => configure({ messages: undefined }));

  it('is the built-in one where nothing is replaced', () => {
    const catalogue = createCatalogue(builtIn);
    expect(catalogue(saidBy())).to.equal(builtIn);
    expect(catalogue(document.createElement('p'))).to.equal(builtIn);
  });

  it('has the element’s words over the page’s over its own', () => {
    const catalogue = createCatalogue(builtIn);
    configure({ messages: page });
    const merged = catalogue(saidBy(own));
    expect(merged).to.deep.equal({ retry: 'Nochmal', undo: 'Annuler', list: 'List' });
    expect(builtIn).to.deep.equal({ retry: 'Retry', undo: 'Undo', list: 'List' });
  });

  it('keeps a message that is replaced with nothing', () => {
    const catalogue = createCatalogue(builtIn);
    const unsaid = { retry: undefined } as unknown as Partial<Messages>;
    configure({ messages: page });
    expect(catalogue(saidBy(unsaid)).retry).to.equal('Encore');
    configure({ messages: unsaid });
    expect(catalogue(saidBy(unsaid))).to.deep.equal(builtIn);
  });

  it('is the same object until a source is another, and goes back', () => {
    const catalogue = createCatalogue(builtIn);
    configure({ messages: page });
    const merged = catalogue(saidBy(own));
    expect(catalogue(saidBy(own))).to.equal(merged);
    expect(catalogue(saidBy({ undo: 'Zurück' })).undo).to.equal('Zurück');
    configure({ messages: { list: 'Liste' } });
    expect(catalogue(saidBy(own))).to.deep.equal({
      retry: 'Nochmal',
      undo: 'Undo',
      list: 'Liste',
    });
    configure({ messages: undefined });
    expect(catalogue(saidBy())).to.deep.equal(builtIn);
  });

  it('hands a replaced function the formats of the language in use', () => {
    const catalogue = createCatalogue(badgeMessages);
    const { stockInStores, stockFailed } = catalogue(
      saidBy({
        stockInStores: (format, status, stores) =>
          `${status}: ${format.number(stores)} ${format.plural(stores)}`,
      }),
    );
    expect(stockInStores(formatsOf('pl'), 'in', 2)).to.equal('in: 2 few');
    expect(stockFailed).to.equal(badgeMessages.stockFailed);
  });
});
