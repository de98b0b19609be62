import { expect } from '@open-wc/testing';
import type { FoundStore } from '../../../src/domain/store/found-store.js';
import type { Store } from '../../../src/domain/store/store.js';
import { otherVariantId, variantId } from '../../support/harness/badge.js';
import type { LocatorHarness } from '../../support/harness/locator.js';
import { until, usePage } from '../../support/harness/page.js';
import { exactly, placed } from '../../support/harness/places.js';
import { byRole, isShown, nameOf } from '../../support/harness/stage.js';
import { has, mountStock, stockIn, words } from '../../support/harness/stock.js';

const isHaving = (variant: string) => (store: Store) =>
  ['in', 'low'].includes(stockIn(variant, store));
const filters = [
  { label: 'Even', test: ({ id }: Store) => id % 2 === 0 },
  { label: 'Odd', test: ({ id }: Store) => id % 2 === 1 },
];
const buttons = (locator: LocatorHarness): string[] =>
  byRole(locator.root, 'group', 'Filters').flatMap((group) => byRole(group, 'button').map(nameOf));

describe('the filter of <store-locator> for stock', () => {
  usePage();

  it('leaves only stores that have it, with its count, and the line says so', async () => {
    const locator = await mountStock();
    const having = locator.element.stores.filter(isHaving(variantId)).length;
    expect(buttons(locator)).to.deep.equal([`Only stores that have it (${having})`]);
    await locator.press(/^Only stores/);
    expect(locator.button(/^Only stores/).getAttribute('aria-pressed')).to.equal('true');
    expect(locator.element.results).to.have.length(having);
    expect(locator.element.results.every(has)).to.equal(true);
    await locator.lineSays(`${having} stores: in stock`);
    await locator.isAccessible();
    await locator.choose('Country', 'France');
    await locator.lineSays(/^\d+ stores in France: in stock$/);
    await locator.press('Clear filters');
    await locator.lineSays(/^612 stores in 27 countries · \d+ of 612 have it/);
  });

  it('follows the variant while it is on', async () => {
    const locator = await mountStock();
    await locator.press(/^Only stores/);
    const having = locator.element.stores.filter(isHaving(otherVariantId)).map(({ id }) => id);
    locator.element.variantId = otherVariantId;
    await until(() => locator.element.results.length === having.length);
    expect(locator.element.results.map(({ id }) => id).sort()).to.deep.equal(having.sort());
    expect(buttons(locator)).to.deep.equal([`Only stores that have it (${having.length})`]);
  });

  it('and the merchant’s own filter apply together, each counted among the stores that the other leaves', async () => {
    const locator = await mountStock({ properties: { filters } });
    const having = locator.element.stores.filter(isHaving(variantId));
    const even = having.filter(({ id }) => id % 2 === 0);
    expect(buttons(locator)).to.have.length(3);
    await locator.press(/^Only stores/);
    expect(buttons(locator)).to.deep.equal([
      `Even (${even.length})`,
      `Odd (${having.length - even.length})`,
      `Only stores that have it (${having.length})`,
    ]);
    await locator.press(/^Even/);
    expect(locator.element.results.map(({ id }) => id)).to.have.members(even.map(({ id }) => id));
    await locator.lineSays(`${even.length} stores: Even, in stock`);
    await locator.press(/^Only stores/);
    expect(buttons(locator)[2]).to.equal(`Only stores that have it (${even.length})`);
  });

  it('can be a merchant’s own test too, because stores have a stock property', async () => {
    const plenty = { label: 'Plenty', test: (store: FoundStore) => store.stock === 'in' };
    const locator = await mountStock({ properties: { filters: [plenty] } });
    const count = locator.element.stores.filter(
      (store) => stockIn(variantId, store) === 'in',
    ).length;
    expect(buttons(locator)[0]).to.equal(`Plenty (${count})`);
  });

  it('counts the stores that the result line counts around a place', async () => {
    const locator = await mountStock(exactly());
    await placed(locator);
    locator.element.search('Lyon');
    await locator.lineSays(/of Lyon, France · \d+ of \d+ ha/);
    const [, having] = /· (\d+) of \d+ ha/.exec(locator.line())!;
    await until(() => buttons(locator)[0] === `Only stores that have it (${having})`);
  });

  it('leaves only stores around a place', async () => {
    const locator = await mountStock(exactly());
    await placed(locator);
    locator.element.search('Lyon');
    await locator.lineSays(/of Lyon, France · /);
    await locator.press(/^Only stores/);
    await locator.lineSays(/of Lyon, France · only in stock$/);
    expect(locator.element.results.every(has)).to.equal(true);
  });
});

describe('pins of <store-locator> with stock', () => {
  usePage();

  async function pinsOf(locator: LocatorHarness): Promise<HTMLElement[]> {
    locator.element.search('New Zealand');
    await locator.lineSays(/^4 stores/);
    await locator.mapShown();
    const pins = () => [...locator.root.querySelectorAll<HTMLElement>('[part~=pin]')];
    await until(() => pins().length === 4 && pins().every(({ dataset }) => dataset.id));
    return pins();
  }

  it('have a shape for each status, and the status in their names', async () => {
    const locator = await mountStock(exactly());
    await pinsOf(locator);
    const shapes = new Map<string, string>();
    for (const variant of [variantId, otherVariantId, '1']) {
      locator.element.variantId = variant;
      await until(() => locator.element.results.every((s) => s.stock === stockIn(variant, s)));
      for (const store of locator.element.results) {
        const name = `${store.name}, ${words[stockIn(variant, store)]}`;
        await until(() => locator.pins().includes(name));
        const pin = locator.pin(name);
        const glyph = [...pin.querySelectorAll('.map-stock path')].map((p) => p.getAttribute('d'));
        expect(glyph).to.have.length(2);
        shapes.set(stockIn(variant, store), glyph.join());
      }
    }
    expect(shapes.size).to.be.above(2);
    expect(new Set(shapes.values()).size).to.equal(shapes.size);
    await locator.isAccessible();
    locator.element.productId = undefined;
    await until(() => !locator.root.querySelector('.map-stock'));
  });

  it('of several stores say how many of them have it, and change with the variant', async () => {
    const locator = await mountStock(exactly());
    await locator.mapShown();
    /** Returns the text on each cluster's disc, and the numbers in its name. */
    const clusters = () =>
      [...locator.root.querySelectorAll('.map-cluster')].map((cluster) => ({
        text: cluster.textContent,
        part: /, (\d+ of \d+) in stock$/.exec(nameOf(cluster))?.[1],
      }));
    await until(() => clusters().some(({ part }) => part));
    for (const { text, part } of clusters())
      expect(text).to.match(part ? new RegExp(`^${part}$`) : /^\d+$/);
    const texts = clusters().map(({ text }) => text);
    await locator.isAccessible();
    locator.element.variantId = otherVariantId;
    await until(() => clusters().some(({ text }, nth) => text !== texts[nth]));
    locator.element.productId = undefined;
    await until(() => clusters().every(({ text }) => !text?.includes('of')));
  });

  it('open a card with the status, in a narrow page', async () => {
    const locator = await mountStock({ ...exactly(), style: 'width: 390px' });
    await placed(locator);
    await locator.press('Map');
    const [store] = locator.element.results as [FoundStore];
    locator.element.selectStore(store.id);
    const card = await until(() =>
      locator.root.querySelector<HTMLElement>('.docked [part~=row-stock]'),
    );
    expect(isShown(card)).to.equal(true);
    expect(card.innerText.trim()).to.equal(words[stockIn(variantId, store)]);
    await locator.isAccessible();
  });
});
