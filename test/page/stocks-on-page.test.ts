import { expect } from '@open-wc/testing';
import type { Connection } from '../../src/api/connection.js';
import { configuration } from '../../src/page/configuration.js';
import { stockOf } from '../../src/page/stock/stock-of.js';
import { mostUnwatched } from '../../src/page/stock/stocks-on-page.js';
import { inventoryAnswer } from '../support/harness/badge.js';
import { freshScenario, isInventory, until, usePage } from '../support/harness/page.js';

const products = 600;
/** They are looked for now and then: until then there are some more. */
const most = 1.5 * mostUnwatched + 1;

/** How many products the page shares. */
function shared(): number {
  const key = Symbol.for('store-locator-elements:1');
  const registry = (globalThis as { [key]?: ReadonlyMap<string, unknown> })[key];
  return [...(registry?.keys() ?? [])].filter((name) => name.startsWith('stock|')).length;
}

describe('the stock of a page of many products', () => {
  const page = usePage();
  let connection: Connection;
  beforeEach(() => {
    configuration().set({ requestsPerMinute: 1e6 });
    const baseUrl = new URL(freshScenario(), location.href).href;
    connection = { baseUrl, publicKey: 'pk_demo', auth: 'header', keyName: 'public_key' };
    page().answer(isInventory, () => inventoryAnswer({ 1: { 61: 'in_stock' } }));
  });

  const stock = (nth: number) => stockOf(connection, `${7_000_000 + nth}`);
  /** @returns how to leave */
  async function watch(nth: number): Promise<() => void> {
    const own = stock(nth);
    const leave = own.subscribe(() => {});
    await until(() => own.state.status === 'ready' && !own.running);
    return leave;
  }

  it('is removed once no badge shows it, except for the last ones', async () => {
    for (let nth = 0; nth < products; nth++) (await watch(nth))();
    expect(shared()).to.be.within(mostUnwatched, most);
    const asked = page().asked(isInventory).length;
    // A visitor who scrolls back a little finds what was there.
    for (let nth = products - mostUnwatched; nth < products; nth++) (await watch(nth))();
    expect(page().asked(isInventory)).to.have.length(asked);
    (await watch(0))();
    expect(page().asked(isInventory)).to.have.length(asked + 1);
  });

  it('is kept for as long as a badge shows it, however many there are', async () => {
    const shown = await Promise.all(Array.from({ length: 300 }, (_, nth) => watch(nth)));
    const first = stock(0);
    for (let nth = 300; nth < products; nth++) (await watch(nth))();
    expect(stock(0)).to.equal(first);
    expect(shared()).to.be.within(300 + mostUnwatched, 300 + most);
    for (const leave of shown) leave();
    for (let nth = products; nth < products + 200; nth++) (await watch(nth))();
    expect(shared()).to.be.at.most(most);
  });

  it('is kept while it has not been requested, because a badge waits for its turn', async () => {
    const waiting = Array.from({ length: 300 }, (_, nth) => stock(nth));
    for (let nth = 300; nth < products; nth++) (await watch(nth))();
    expect(waiting.every((each, nth) => each === stock(nth))).to.equal(true);
  });
});
