import { expect } from '@open-wc/testing';
import { stableOrder } from '../../src/domain/list/stable-order.js';

const ids = (...all: number[]) => all.map((id) => ({ id }));

describe('rows that are held in place', () => {
  it('are the new list itself while nothing comes between them', () => {
    const next = ids(1, 2, 3, 4);
    expect(stableOrder(ids(1, 2), next, 25)).to.deep.equal({ stores: next, earlier: 0 });
    expect(stableOrder(ids(1, 2), next, 25).stores).to.equal(next);
  });

  it('stay, and new stores that belong between them follow and are counted', () => {
    expect(stableOrder(ids(1, 2, 3, 9), ids(7, 1, 8, 2, 3, 4, 9), 3)).to.deep.equal({
      stores: ids(1, 2, 3, 7, 8, 4, 9),
      earlier: 2,
    });
  });

  it('stay in the order in which they were shown', () => {
    expect(stableOrder(ids(1, 2, 3), ids(3, 2, 1, 4), 3)).to.deep.equal({
      stores: ids(1, 2, 3, 4),
      earlier: 0,
    });
  });

  it('leave when they are no longer listed', () => {
    expect(stableOrder(ids(1, 2, 3), ids(4, 1, 3), 3)).to.deep.equal({
      stores: ids(1, 3, 4),
      earlier: 1,
    });
    expect(stableOrder(ids(1, 2), [], 2)).to.deep.equal({ stores: [], earlier: 0 });
  });

  it('have the newest data of their stores', () => {
    const shown = [{ id: 1, name: 'old' }];
    const next = [
      { id: 2, name: 'nearer' },
      { id: 1, name: 'new' },
    ];
    expect(stableOrder(shown, next, 1).stores).to.deep.equal([next[1], next[0]]);
  });
});
