import { expect } from '@open-wc/testing';
import coordinates from '../../../demo/service/data/positions.json' with { type: 'json' };
import type { FoundStore } from '../../../src/domain/store/found-store.js';
import { mountLocator, type LocatorHarness } from '../../support/harness/locator.js';
import { isInventory, until, usePage } from '../../support/harness/page.js';
import { placed } from '../../support/harness/places.js';
import { startStock } from '../../support/harness/stock.js';

describe('renderStore of <store-locator>', () => {
  const page = usePage();

  it('replaces the lines below a name, and is called once for each store', async () => {
    let asked = 0;
    const renderStore = ({ zip }: { zip: string }) => {
      asked++;
      return Object.assign(document.createElement('span'), { textContent: `ZIP ${zip}` });
    };
    const locator = await mountLocator({
      properties: { renderStore },
      attributes: { 'without-map': '' },
    });
    const { name } = locator.rowAt(0);
    const zip = locator.element.stores.find((store) => store.name === name)?.zip ?? 'none';
    expect(locator.rowAt(0).address).to.equal(`ZIP ${zip}`);
    const before = asked;
    locator.rowAt(0).select();
    await locator.element.updateComplete;
    expect(locator.rowAt(0).address).to.equal(`ZIP ${zip}`);
    expect(asked).to.equal(before);
  });

  it('returns another node for the card below a narrow map, and the row keeps its own', async () => {
    const renderStore = ({ zip }: { zip: string }) =>
      Object.assign(document.createElement('span'), { textContent: `ZIP ${zip}` });
    const locator = await mountLocator({ properties: { renderStore }, style: 'width: 390px' });
    await until(() => locator.buttons().includes('Map'));
    const { name, address } = locator.rowAt(0);
    expect(address).to.match(/^ZIP /);
    locator.rowAt(0).select();
    await locator.press('Map');
    const card = await until(() => locator.root.querySelector('.docked [part~=row-address]'));
    expect(card.textContent).to.equal(address);
    await locator.press('List');
    expect(locator.row(name).address).to.equal(address);
  });

  describe('with a button in its node', () => {
    let asked = 0;
    const renderStore = ({ city, stock }: FoundStore) => {
      asked++;
      const node = document.createElement('button');
      return Object.assign(node, { className: 'own', textContent: `${city} ${stock ?? ''}` });
    };
    const focusOwn = (locator: LocatorHarness, rank: number): HTMLElement => {
      const own = locator.root.querySelectorAll<HTMLElement>('.scroller .own')[rank]!;
      own.focus();
      return own;
    };

    it('keeps the button, and focus on it, when positions arrive and when the listing is read again', async () => {
      const locator = await mountLocator({ properties: { renderStore } });
      await locator.narrowable();
      const own = focusOwn(locator, 2);
      const before = asked;
      locator.element.coordinates = coordinates;
      await placed(locator);
      const [store] = locator.element.stores;
      locator.element.refresh();
      await until(() => locator.element.stores[0] !== store && locator.element.status === 'ready');
      await placed(locator);
      await locator.element.updateComplete;
      expect(locator.root.activeElement === own).to.equal(true);
      expect(asked).to.equal(before);
    });

    it('is called again when stock arrives, and focus moves on in the row', async () => {
      const release = page().hold(isInventory);
      const locator = startStock({ properties: { renderStore } });
      await locator.narrowable();
      const own = focusOwn(locator, 2);
      const row = own.closest('li');
      expect(own.textContent).to.match(/ $/);
      release();
      await until(() => !own.isConnected);
      await until(() => locator.root.activeElement);
      expect(row?.contains(locator.root.activeElement)).to.equal(true);
      expect(row?.querySelector('.own')?.textContent).to.match(/ (in|low|out|unknown)$/);
    });
  });
});
