import { expect } from '@open-wc/testing';
import type { FoundStore } from '../../../src/domain/store/found-store.js';
import {
  holdInventory,
  inventoryAnswer,
  otherVariantId,
  variantId,
} from '../../support/harness/badge.js';
import type { LocatorHarness } from '../../support/harness/locator.js';
import { isInventory, until, usePage } from '../../support/harness/page.js';
import { exactly, placed } from '../../support/harness/places.js';
import { has, mountStock, startStock, stocked } from '../../support/harness/stock.js';

const ids = ({ element }: LocatorHarness): number[] => element.results.map(({ id }) => id);

describe('the order of <store-locator> by stock', () => {
  const page = usePage();

  it('has the nearest stores with stock first, and can be changed to distance', async () => {
    const locator = await mountStock(exactly());
    await placed(locator);
    locator.element.search('Lyon');
    await locator.lineSays(/of Lyon, France · \d+ of \d+ ha(s|ve) it/);
    expect(locator.choices('Order')).to.deep.equal(['In stock first', 'By distance', 'By name']);
    expect(locator.chosen('Order')).to.equal('In stock first');
    const line = locator.line();
    const first = ids(locator);
    const meters = locator.element.results.map(({ distanceMeters = Infinity }) => distanceMeters);
    await locator.choose('Order', 'By distance');
    expect(locator.chosen('Order')).to.equal('By distance');
    expect(locator.line()).to.equal(line);
    const { results } = locator.element;
    const having = results.filter(has);
    expect(having.length).to.be.within(1, results.length - 1);
    // The stores that the result line counts come first. Each part keeps its order by distance.
    const near = results.slice(0, Number(/^(\d+) /.exec(line)?.[1]));
    const nearer = near.filter(has);
    expect(nearer.length).to.be.within(1, near.length - 1);
    const parts = [nearer, near.filter((store) => !has(store)), results.slice(near.length)];
    expect(first).to.deep.equal(parts.flat().map(({ id }) => id));
    expect(ids(locator)).to.not.deep.equal(first);
    expect(Math.max(...meters.slice(0, near.length))).to.be.below(
      Number(results[near.length]?.distanceMeters),
    );
    await locator.choose('Order', 'In stock first');
    expect(ids(locator)).to.deep.equal(first);
    await locator.isAccessible();
  });

  it('counts in the line the same stores as without that order', async () => {
    const locator = await mountStock(exactly());
    await placed(locator);
    locator.element.search('Lyon');
    await locator.lineSays(/of Lyon, France · /);
    const [, stores, having, of] =
      /^(\d+) stores within .* · (\d+) of (\d+) ha/.exec(locator.line()) ?? [];
    expect(of).to.equal(stores);
    await locator.choose('Order', 'By distance');
    const near = locator.element.results.slice(0, Number(of));
    expect(`${near.filter(has).length}`).to.equal(having);
  });

  it('changes late only while the visitor is not in the list', async () => {
    const release = holdInventory(page(), { [variantId]: { 61162156168: 'in_stock' } });
    const locator = startStock(exactly());
    await locator.settled();
    await locator.narrowable();
    await placed(locator);
    locator.element.search('Nantes');
    await locator.lineSays(/ of Nantes, France$/);
    const [nearest] = ids(locator);
    release();
    await locator.lineSays(/of Nantes, France · /);
    await until(() => locator.element.results.filter(has).length === 1);
    expect(has(locator.element.results[0] as FoundStore)).to.equal(true);
    expect(locator.element.results[1]?.id).to.equal(nearest);
  });

  it('waits for the next search while the visitor is in the list', async () => {
    const release = holdInventory(page(), { [variantId]: { 61162156168: 'in_stock' } });
    const locator = startStock(exactly());
    await locator.settled();
    await locator.narrowable();
    await placed(locator);
    locator.element.search('Nantes');
    await locator.lineSays(/ of Nantes, France$/);
    locator.rowAt(1).button.focus();
    const before = ids(locator);
    release();
    await stocked(locator);
    await locator.lineSays(/of Nantes, France · /);
    expect(ids(locator)).to.deep.equal(before);
    // Moving the focus out of the list does not sort it again.
    locator.box.focus();
    locator.element.requestUpdate();
    await locator.element.updateComplete;
    expect(ids(locator)).to.deep.equal(before);
    locator.element.search('Angers');
    await locator.lineSays(/ of Angers, France · /);
    expect(has(locator.element.results[0] as FoundStore)).to.equal(true);
  });

  it('stays when the same answer is refreshed, and changes with another variant', async () => {
    const usual = Date.now;
    let now = Date.UTC(2026, 0, 5, 12);
    Date.now = () => now;
    try {
      const locator = await mountStock(exactly());
      await placed(locator);
      locator.element.search('Lyon');
      await locator.lineSays(/of Lyon, France · /);
      const before = ids(locator);
      page().answer(isInventory, () =>
        inventoryAnswer({
          [variantId]: { 61162156168: 'out_of_stock' },
          [otherVariantId]: { 61162156168: 'in_stock' },
        }),
      );
      now += 6 * 60_000;
      document.dispatchEvent(new Event('visibilitychange'));
      await until(() => locator.element.results.filter(has).length === 0);
      expect(ids(locator)).to.deep.equal(before);
      locator.element.variantId = otherVariantId;
      await until(() => locator.element.results.filter(has).length === 1);
      expect(has(locator.element.results[0] as FoundStore)).to.equal(true);
    } finally {
      Date.now = usual;
    }
  });
});
