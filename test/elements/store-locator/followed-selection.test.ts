import { expect } from '@open-wc/testing';
import type { Store } from '../../../src/domain/store.js';
import { FirstView } from '../../../src/elements/store-locator/first-view.js';
import { FollowedSelection } from '../../../src/elements/store-locator/list/followed-selection.js';
import type { LocatorAttributes } from '../../../src/elements/store-locator/locator-attributes.js';
import type { NarrowView } from '../../../src/elements/store-locator/narrow/narrow-view.js';
import { ShownRows } from '../../../src/elements/store-locator/shown-rows.js';

const stores = Array.from({ length: 100 }, (_, id) => ({ id })) as Store[];
const selected = stores[90]!;

/** A list that is no answer yet, of which a store far down is selected. */
function longList() {
  const first = new FirstView();
  const rows = new ShownRows(first);
  const asked = { text: '' };
  const view = {
    asked,
    first,
    listing: { status: 'loading', stores },
    results: { find: (id: number) => stores[id] },
    rows,
    selectedFor: asked,
    selectedId: selected.id,
    shown: 'list',
  } as unknown as NarrowView;
  const nothing = (): void => {};
  const follows = new FollowedSelection(
    {
      addController: nothing,
      addEventListener: nothing,
      isConnected: true,
    } as unknown as LocatorAttributes,
    {
      view: () => view,
      ask: nothing,
      lift: nothing,
      renew: nothing,
      reveal: (id) => rows.showStore(id),
    },
  );
  /** The list is laid out in this order. */
  const layOut = (order: readonly Store[]): void => {
    first.stores = order;
    follows.hostUpdated();
  };
  const isThere = (): boolean => {
    const { start, end } = rows.window;
    return first.stores.slice(start, end).includes(selected);
  };
  layOut(stores);
  return { first, rows, layOut, isThere };
}

describe('the row of a selected store, while its list is no answer yet,', () => {
  it('is there in each order that pages and positions bring', () => {
    const { rows, layOut, isThere } = longList();
    expect(isThere(), 'as it came').to.equal(true);
    for (const order of [
      [...stores].reverse(),
      stores,
      [...stores].sort((a, b) => (a.id % 7) - (b.id % 7)),
    ]) {
      layOut(order);
      expect(isThere()).to.equal(true);
    }
    expect(rows.window.end - rows.window.start, 'and not all of them').to.be.below(20);
  });

  it('is left where it is once the list is on the screen', () => {
    const { first, rows, layOut } = longList();
    first.isFixed = true;
    layOut([...stores]);
    first.isFixed = false;
    const { window } = rows;
    layOut([...stores].reverse());
    expect(rows.window).to.equal(window);
  });

  it('is left by whoever scrolls on, or has the list begin anew', () => {
    for (const leave of [
      (rows: ShownRows) => rows.showFirst(),
      (rows: ShownRows) => (rows.window = { start: 10, end: 46 }),
    ]) {
      const { rows, layOut } = longList();
      leave(rows);
      const { window } = rows;
      layOut([...stores].reverse());
      expect(rows.window).to.equal(window);
    }
  });
});
