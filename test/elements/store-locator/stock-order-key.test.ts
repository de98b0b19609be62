import { expect } from '@open-wc/testing';
import { StockOrder } from '../../../src/elements/store-locator/features/stock/stock-order.js';

describe('the order by stock', () => {
  const create = () => new StockOrder(() => undefined);

  it('asks for another layout at the first answer and at another variant, once each', () => {
    const order = create();
    const asked = ['', '7|1', '7|1', '7|2', '7|2'].map((key) => order.setKey(key, true));
    expect(asked).to.deep.equal([false, true, false, true, false]);
  });

  it('asks for it late, when the answer came before the filters that order the list', () => {
    const order = create();
    expect(order.setKey('7|1', undefined)).to.equal(false);
    expect(order.setKey('7|1', true)).to.equal(true);
  });

  it('lets an answer pass for which the list was not ordered by stock', () => {
    const order = create();
    expect(order.setKey('7|1', false)).to.equal(false);
    expect(order.setKey('7|1', true)).to.equal(false);
  });
});
