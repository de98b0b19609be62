import { expect } from '@open-wc/testing';
import type { Store } from '../../../src/domain/store/store.js';
import { mountLocator } from '../../support/harness/locator.js';
import { until, usePage } from '../../support/harness/page.js';

type Contact = Event & { readonly store: Store; readonly detail: { readonly store: Store } };

describe('the links to a route and a phone in <store-locator>', () => {
  usePage();

  it('tell the page, also from the details of a store, and no other link does', async () => {
    const locator = await mountLocator();
    const heard: Contact[] = [];
    for (const name of ['store-locator-directions', 'store-locator-phone'])
      locator.stage.addEventListener(name, (event) => heard.push(event as Contact));
    // A link that is followed would leave the page of the test.
    locator.stage.addEventListener('click', (event) => event.preventDefault());
    const { item } = locator.rowAt(0);
    const id = Number(item.dataset.id);
    const details = { [id]: { phone: '+33 4 78 00 00 00', url: 'https://shop.test/' } };
    locator.element.details = { by: 'id', details };
    const press = async (selector: string): Promise<void> => {
      const target = await until(() => item.querySelector(selector));
      target.dispatchEvent(
        new MouseEvent('click', { bubbles: true, composed: true, cancelable: true }),
      );
    };
    await press('[part~=row-directions]');
    await press('[part~=row-phone] path');
    locator.element.selectStore(id);
    await press('.details a[href^="tel:"]');
    await press('.details a[href^="https:"]');
    await press('a[href*="google.com/maps/search"]');
    expect(heard.map(({ type }) => type)).to.deep.equal([
      'store-locator-directions',
      'store-locator-phone',
      'store-locator-phone',
    ]);
    for (const event of heard) {
      expect(event.store.id).to.equal(id);
      expect(event.detail).to.deep.equal({ store: event.store });
      expect(event.composed && !event.cancelable).to.equal(true);
    }
  });
});
