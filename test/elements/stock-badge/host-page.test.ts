import { expect } from '@open-wc/testing';
import { configure } from '../../../src/configure.js';
import {
  inventoryAnswer,
  mountBadge,
  otherVariantId,
  startBadge,
  variantId,
} from '../../support/harness/badge.js';
import { isInventory, until, usePage, whenRemoved } from '../../support/harness/page.js';
import { isShown } from '../../support/harness/stage.js';
import { Ledger } from '../../support/harness/ledger.js';

describe('<stock-badge> and the page around it', () => {
  const page = usePage();

  it('writes no attribute on itself, whatever happens to it', async () => {
    const badge = startBadge({ children: ['Ask'] });
    const changes: MutationRecord[] = [];
    const observer = new MutationObserver((records) => changes.push(...records));
    observer.observe(badge.element, { attributes: true, childList: true, subtree: true });
    await badge.settled();
    await badge.chooseMyStore({ name: 'Lyon', platformLocationId: '61' });
    Object.assign(badge.element, {
      variantId: otherVariantId,
      platformLocationId: '61',
      unknown: 'show',
      auth: 'query',
      keyName: 'public_key',
    });
    await badge.settled();
    badge.element.publicKey = 'sk_demo';
    await badge.saysSo('Ask');
    changes.push(...observer.takeRecords());
    observer.disconnect();
    expect(changes).to.deep.equal([]);
    expect(badge.element.publicKey).to.equal('sk_demo');
  });

  it('is hidden by the hidden attribute', async () => {
    const badge = await mountBadge({ attributes: { hidden: '' } });
    expect(isShown(badge.element)).to.equal(false);
    badge.element.hidden = false;
    expect(isShown(badge.element)).to.equal(true);
  });

  it('counts in the language around it, through shadow roots and also after a switch', async () => {
    const stores = Array.from({ length: 1234 }, (_, store) => [store, 'in_stock']);
    page().answer(isInventory, () =>
      inventoryAnswer({ [variantId]: Object.fromEntries(stores) as object }),
    );
    const host = document.createElement('div');
    host.dataset.stage = '';
    host.lang = 'de';
    document.body.append(host);
    const parent = host.attachShadow({ mode: 'open' });
    const badge = await mountBadge({ parent, attributes: { lang: '' } });
    await badge.saysSo('Verfügbar in 1.234 Filialen');
    host.lang = 'en';
    await badge.saysSo('In stock at 1,234 stores');
  });

  it('uses the wording of the page or the element, and goes back to its own', async () => {
    page().answer(isInventory, () => inventoryAnswer({ [variantId]: { 61: 'in_stock' } }));
    const badge = await mountBadge();
    configure({
      messages: {
        stockInStores: (_, status, stores) => `${status} x${stores}`,
        stockAge: () => '!',
      },
    });
    await badge.saysSo('in x1');
    expect(badge.age()).to.equal('!');
    badge.element.messages = { stockInStores: (format) => `own ${format.lang}` };
    await badge.saysSo('own en');
    expect(badge.age()).to.equal('!');
    badge.element.messages = undefined;
    configure({ messages: undefined });
    await badge.saysSo('In stock at 1 store');
    expect(badge.age()).to.match(/^Checked just now/);
  });

  it('shows names and the page’s words as text', async () => {
    const hostile = '<img src=x onerror="hacked = true">';
    const badge = await mountBadge({ attributes: { unknown: 'show' } });
    await badge.chooseMyStore({ name: hostile, platformLocationId: '99' });
    badge.element.messages = { stock: (_, status, store) => `${status} at ${store}` };
    await badge.saysSo(`unknown at ${hostile}`);
    badge.element.messages = { stockAge: () => hostile };
    await until(() => badge.age() === hostile);
    expect(badge.root.querySelector('img')).to.equal(null);
  });

  it('leaves no listener, timer or observer when it goes', async () => {
    // Elements that the last test removed first let go of their watchers.
    await whenRemoved();
    const ledger = new Ledger();
    try {
      const badge = await mountBadge();
      expect(Object.keys(ledger.held).length).to.be.at.least(3);
      await badge.leave();
      for (let times = 0; times < 20; times++) await (await mountBadge()).leave();
    } finally {
      ledger.close();
    }
    expect(ledger.held).to.deep.equal({});
  });
});
