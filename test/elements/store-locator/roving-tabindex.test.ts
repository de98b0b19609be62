import { expect } from '@open-wc/testing';
import { RovingTabindex } from '../../../src/elements/store-locator/list/roving-tabindex.js';

describe('the row that Tab stops at', () => {
  const hosts: HTMLElement[] = [];
  afterEach(() => hosts.splice(0).forEach((host) => host.remove()));

  function listOf(...ids: readonly number[]) {
    const host = document.createElement('div');
    hosts.push(host);
    document.body.append(host);
    const list = document.createElement('ul');
    const scroller = document.createElement('div');
    scroller.className = 'scroller';
    scroller.append(list);
    host.attachShadow({ mode: 'open' }).append(scroller);
    for (const id of ids) {
      const row = document.createElement('li');
      row.dataset.id = `${id}`;
      const name = document.createElement('div');
      name.className = 'name';
      name.append(document.createElement('button'));
      row.append(name);
      list.append(row);
    }
    const view = {
      searchQuery: { text: 'Lyon' },
      list: { isLayoutLocked: false },
    };
    const stops = new RovingTabindex(
      Object.assign(host, { addController: () => undefined }) as never,
      () => view as never,
    );
    const row = (id: number) => list.querySelector<HTMLElement>(`[data-id="${id}"]`)!;
    return {
      view,
      update: () => stops.hostUpdated(),
      /** Moves a row to the beginning. */
      moveFirst: (id: number) => list.prepend(row(id)),
      /** Is there for a moment, as by Tab. */
      visit(id: number) {
        const button = row(id).querySelector('button')!;
        button.focus();
        button.blur();
      },
      get stop() {
        const found = [...list.querySelectorAll('button')].filter(({ tabIndex }) => tabIndex === 0);
        return found.map((button) => Number(button.closest('li')?.dataset.id));
      },
    };
  }

  function visitedList() {
    const list = listOf(1, 2, 3);
    list.update();
    list.visit(2);
    return list;
  }

  it('is the first one, whatever row that becomes while positions arrive', () => {
    const list = listOf(1, 2, 3);
    list.update();
    expect(list.stop).to.deep.equal([1]);
    list.moveFirst(3);
    list.update();
    expect(list.stop).to.deep.equal([3]);
  });

  it('stays where the visitor has been', () => {
    const list = visitedList();
    list.moveFirst(3);
    list.update();
    expect(list.stop).to.deep.equal([2]);
  });

  it('stays in a list that keeps its order', () => {
    const list = listOf(1, 2, 3);
    list.view.list.isLayoutLocked = true;
    list.update();
    list.moveFirst(3);
    list.update();
    expect(list.stop).to.deep.equal([1]);
  });

  it('is the first one again in the result of another search', () => {
    const list = visitedList();
    list.view.searchQuery = { text: 'Paris' };
    list.moveFirst(3);
    list.update();
    expect(list.stop).to.deep.equal([3]);
  });
});
