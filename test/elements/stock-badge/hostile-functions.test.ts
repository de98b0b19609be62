import { expect } from '@open-wc/testing';
import type { Messages } from '../../../src/domain/messages/messages.js';
import type { StockTable } from '../../../src/domain/stock/stock-table.js';
import { configure } from '../../../src/page/configure.js';
import { startBadge } from '../../support/harness/badge.js';
import { usePage } from '../../support/harness/page.js';
import { useUnhandled } from '../../support/harness/unhandled.js';

const source = () => 'the source of a function';
const fail = (): never => {
  throw new Error('no such field');
};

describe('functions of the page for <stock-badge>', () => {
  const page = usePage();
  const unhandled = useUnhandled();
  const lines = (about: string) => page().errors.filter((line) => line.includes(about));

  it('are replaced by the built-in text where a message fails or is no function or text', async () => {
    const messages = { stockInStores: fail, chooseStore: source } as unknown as Partial<Messages>;
    configure({ messages: Object.defineProperty(messages, 'stockLoading', { get: fail }) });
    const badge = startBadge();
    await badge.settled();
    expect(badge.says()).to.match(/^In stock at \d+ stores$/);
    expect(badge.root.textContent).to.include('Choose a store');
    expect(badge.root.textContent).not.to.include('source of');
    expect(lines('<stock-badge> messages.stockInStores failed: Error: no such')).to.have.length(1);
    expect(lines('<stock-badge> messages.chooseStore is to be a string')).to.have.length(1);
    expect(lines('<stock-badge> messages.stockLoading failed: Error: no such')).to.have.length(1);
    expect([page().errors.length, unhandled()]).to.deep.equal([3, []]);
  });

  for (const lang of ['__proto__', 'constructor'])
    it(`are not called under lang="${lang}", which is no language`, async () => {
      const badge = startBadge({ attributes: { lang } });
      await badge.settled();
      expect(badge.says()).to.match(/^In stock at \d+ stores$/);
      expect([page().errors, unhandled()]).to.deep.equal([[], []]);
    });

  for (const [what, inventoryAdapter] of [
    ['throws', fail],
    ['throws what has no text', () => Promise.reject(Object.create(null) as Error)],
    ['gives a function', () => source],
    ['gives what has no text', () => Object.create(null) as object],
    ['gives a map that fails', () => new Proxy(new Map(), {})],
    ['is none', 'adapter'],
  ] as const)
    it(`leave the stock unknown where inventoryAdapter ${what}`, async () => {
      configure({ inventoryAdapter: inventoryAdapter as unknown as () => StockTable });
      const badge = startBadge({ attributes: { unknown: 'show' } });
      await badge.settled();
      expect(badge.says()).to.equal('Stock not known: ask the store');
      expect(lines('inventoryAdapter')).to.have.length(1);
      expect(page().errors.join()).not.to.include('source of');
      expect([page().errors.length, unhandled()]).to.deep.equal([1, []]);
    });
});
