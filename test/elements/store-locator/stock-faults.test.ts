import { expect } from '@open-wc/testing';
import { configure } from '../../../src/configure.js';
import { inventoryAnswer, mountBadge, product, variantId } from '../../support/harness/badge.js';
import {
  freshScenario,
  isInventory,
  until,
  usePage,
  type PageHarness,
} from '../../support/harness/page.js';
import { mountStock, startStock, stocked, words } from '../../support/harness/stock.js';

describe('stock in <store-locator> that fails', () => {
  const page = usePage();

  for (const scenario of ['inventory-error', 'inventory-html'])
    it(`under "${scenario}" leaves the list whole, is shown as unknown, and can be requested again`, async () => {
      const errors: string[] = [];
      const locator = startStock({ scenario });
      locator.element.addEventListener('store-locator-error', ({ error }) =>
        errors.push(error.code),
      );
      await locator.settled();
      await stocked(locator);
      expect(locator.element.status).to.equal('ready');
      expect(locator.rows().length).to.be.above(10);
      expect(new Set(locator.rows().map(({ stock }) => stock))).to.deep.equal(
        new Set([words.unknown]),
      );
      await locator.lineSays('612 stores in 27 countries · Stock could not be checked.');
      expect(errors).to.have.length(1);
      expect(page().errors[0]).to.match(/^<store-locator> inventory: /);
      await locator.isAccessible();

      page().answer(isInventory, () =>
        inventoryAnswer({ [variantId]: { 61162156168: 'in_stock' } }),
      );
      await locator.press('Check stock again');
      await locator.lineSays(/ · 1 of 612 has it, 611 not known$/);
      expect(locator.stockNote()).to.match(/^Checked just now$/);
      expect(locator.buttons()).to.not.include('Check stock again');
    });

  for (const [what, fail] of [
    [
      'is refused',
      (page: PageHarness) => page.answer(isInventory, () => new Response('', { status: 403 })),
    ],
    [
      'the page’s own decoder throws at',
      () =>
        configure({
          inventoryAdapter: () => {
            throw new Error('no such field');
          },
        }),
    ],
  ] as const)
    it(`offers no retry with an inventory that ${what}, because it cannot help`, async () => {
      fail(page());
      const locator = startStock();
      await locator.settled();
      await locator.lineSays('612 stores in 27 countries · Stock could not be checked.');
      expect(locator.buttons()).to.not.include('Check stock again');
    });

  it('keeps the last answer with its age beside a failed refresh, and has a button to retry', async () => {
    const usual = Date.now;
    let now = Date.UTC(2026, 0, 5, 12);
    Date.now = () => now;
    try {
      const locator = await mountStock();
      const before = locator.element.results.map(({ id, stock }) => [id, stock]);
      page().answer(isInventory, () => new Response('', { status: 500 }));
      now += 6 * 60_000;
      document.dispatchEvent(new Event('visibilitychange'));
      await until(() => locator.stockNote() === 'Checked 6 min. ago; could not be checked again');
      expect(locator.element.results.map(({ id, stock }) => [id, stock])).to.deep.equal(before);
      await locator.lineSays(/ · \d+ of 612 have it, \d+ not known$/);
      await locator.isAccessible();

      page().answer(isInventory, () => inventoryAnswer({ [variantId]: {} }));
      await locator.press('Check stock again');
      await locator.lineSays(/ · stock not known$/);
      expect(locator.stockNote()).to.match(/^Checked just now$/);
    } finally {
      Date.now = usual;
    }
  });

  it('sends one request for a badge and two locators, and aborts it when all have left', async () => {
    const baseUrl = freshScenario();
    const attributes = { 'base-url': baseUrl };
    const locators = [startStock({ attributes }), startStock({ attributes })];
    const badge = await mountBadge({ attributes });
    for (const locator of locators) await stocked(locator);
    expect(page().asked(isInventory)).to.have.length(1);
    badge.stage.remove();
    for (const { stage } of locators) stage.remove();
  });

  it('aborts its request when the locator leaves', async () => {
    page().answer(isInventory, () => new Promise(() => {}));
    const locator = startStock();
    await locator.settled();
    await until(() => page().asked(isInventory).length);
    locator.stage.remove();
    await until(() => page().asked(isInventory)[0]?.outcome === 'aborted');
  });

  it('of another product is not shown while the new answer is missing', async () => {
    const locator = await mountStock();
    let release = (): void => {};
    const held = new Promise<void>((done) => (release = done));
    page().answer(isInventory, async () => {
      await held;
      return inventoryAnswer({ [variantId]: { 61162156168: 'low_stock' } });
    });
    locator.element.productId = `${product.id + 1}`;
    await until(() => locator.element.results.every(({ stock }) => stock === undefined));
    await until(() => locator.stockNote() === 'Checking stock…');
    expect(locator.rows().every(({ stock }) => !stock.trim())).to.equal(true);
    release();
    await locator.lineSays(/ · 1 of 612 has it, 611 not known$/);
  });
});
