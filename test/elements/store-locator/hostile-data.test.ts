import { expect } from '@open-wc/testing';
import type { Coordinates } from '../../../src/domain/store/supplied-positions.js';
import type { Store } from '../../../src/domain/store/store.js';
import { mountLocator } from '../../support/harness/locator.js';
import { until, usePage } from '../../support/harness/page.js';

const markup = '<img src=x onerror="globalThis.hostileStringRan=1"><b>bold</b>';

/** Every tag that our own views use. */
const ownTags = new Set(
  'SECTION DIV SLOT FORM INPUT P UL LI BUTTON A BDI BR SPAN CANVAS STYLE SELECT OPTION svg path circle'.split(
    ' ',
  ),
);

const foreignTags = (root: ParentNode) =>
  [...root.querySelectorAll('*')].map(({ tagName }) => tagName).filter((tag) => !ownTags.has(tag));

describe('<store-locator> with hostile data', () => {
  const page = usePage();
  const ran = () => (globalThis as { hostileStringRan?: unknown }).hostileStringRan;
  afterEach(() => {
    delete (globalThis as { hostileStringRan?: unknown }).hostileStringRan;
  });

  it('shows every value as text, and runs no script of it', async () => {
    const stores = Array.from({ length: 16 }, (_, nth) => [`${nth + 1}`, [40 + nth, 10 + nth]]);
    const locator = await mountLocator({
      scenario: 'hostile-strings',
      properties: {
        coordinates: {
          by: 'id',
          positions: Object.fromEntries(stores) as Coordinates['positions'],
        },
      },
    });
    await locator.mapShown();
    for (const row of locator.rows()) {
      row.select();
      row.button.dispatchEvent(new MouseEvent('mouseover', { bubbles: true, composed: true }));
    }
    await locator.element.updateComplete;
    expect(locator.rows().length).to.be.at.least(12);
    expect(foreignTags(locator.root)).to.deep.equal([]);
    const names = new Set(locator.names());
    // The window of rows is shorter than this list: a selected store has its row in it.
    for (const { id } of locator.element.stores) {
      locator.element.selectStore(id);
      await until(() =>
        locator.rows().some((row) => row.selected && row.item.dataset.id === `${id}`),
      );
      for (const name of locator.names()) names.add(name);
    }
    const shown = [...names].join('\n');
    for (const { name } of locator.element.stores) {
      expect(shown).to.contain(name.replace(/\s+/g, ' '));
    }
    expect(shown).to.contain('<img src=x onerror="globalThis.hostileStringRan=1">');
    const script = '<script>globalThis.hostileStringRan=1</script>';
    expect(shown).to.contain(script);
    locator.element.selectStore(16);
    // A selected store's pin stands for itself, with its name beside it.
    await until(() => locator.pins().includes(script));
    expect(ran()).to.equal(undefined);
  });

  it('links to map searches only', async () => {
    const locator = await mountLocator({ scenario: 'hostile-strings' });
    for (const { link } of locator.rows()) {
      expect(link.href).to.match(/^https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=./);
    }
  });

  it('stays within its box, however long a word is', async () => {
    const locator = await mountLocator({
      scenario: 'hostile-strings',
      attributes: { 'without-map': '' },
      style: 'width: 320px',
    });
    const { right } = locator.element.getBoundingClientRect();
    for (const { item } of locator.rows()) {
      expect(item.getBoundingClientRect().right).to.be.at.most(right);
      expect(item.scrollWidth).to.be.at.most(item.clientWidth);
    }
  });

  it('shows the typed text as text', async () => {
    const locator = await mountLocator();
    await locator.filter(markup);
    await locator.lineSays(`No store matches “${markup}”.`);
    expect(foreignTags(locator.root)).to.deep.equal([]);
    expect(ran()).to.equal(undefined);
  });

  it('shows the result of renderStore as text, unless it is a node', async () => {
    const locator = await mountLocator({
      attributes: { countries: 'NL' },
      properties: { renderStore: () => markup },
    });
    expect(locator.rowAt(0).address).to.equal(markup);
    locator.element.renderStore = ({ city }) =>
      Object.assign(document.createElement('em'), { textContent: city });
    await locator.element.updateComplete;
    const { item } = locator.rowAt(0);
    const store = locator.element.stores.find(({ id }) => `${id}` === item.dataset.id);
    expect(item.querySelector('em')?.textContent).to.equal(store?.city ?? 'no such store');
    expect(ran()).to.equal(undefined);
  });

  it('shows the address of a store for which renderStore fails', async () => {
    const fails = (id: number): boolean => id % 2 === 0;
    const renderStore = ({ id, state }: Store): string => {
      if (fails(id)) throw new Error('no opening hours');
      return `in ${state}`;
    };
    const locator = await mountLocator({
      attributes: { countries: 'NL' },
      properties: { renderStore },
    });
    const rows = locator
      .rows()
      .map(({ item, address }) => ({ id: Number(item.dataset.id), address }));
    expect(new Set(rows.map(({ id }) => fails(id))).size).to.equal(2);
    for (const { id, address } of rows)
      expect(address).to.match(fails(id) ? /\d{4} [A-Z]{2} / : /^in /);
    expect(page().errors).to.deep.equal(['<store-locator> renderStore: Error: no opening hours']);
  });

  it('shows no words of the service’s error', async () => {
    const locator = await mountLocator({ scenario: 'unauthorized' });
    expect(locator.root.textContent).not.to.contain('public key is not known');
  });
});
