import { expect } from '@open-wc/testing';
import { home, parameter, visit } from '../../support/harness/address.js';
import { mountLocator } from '../../support/harness/locator.js';
import { until, usePage } from '../../support/harness/page.js';
import { exactly } from '../../support/harness/places.js';
import {
  lyon,
  mountForTyping,
  stillPicture,
  typeQuietly,
} from '../../support/harness/still-picture.js';

describe('<store-locator> while the visitor types', () => {
  usePage();
  afterEach(() => history.replaceState(null, '', home));

  it('keeps list and map as they are while suggestions are open, at each letter', async () => {
    const locator = await mountForTyping();
    const queries: string[] = [];
    locator.stage.addEventListener('store-locator-search', ({ query }) => queries.push(query));
    const before = await stillPicture(locator);
    for (const text of ['L', 'Ly', 'Lyo', 'Lyon']) {
      await locator.type(text);
      await until(() => locator.options().length);
      expect(await stillPicture(locator), text).to.equal(before);
    }
    expect(queries).to.deep.equal(['L', 'Ly', 'Lyo', 'Lyon']);
    await locator.isAccessible();
  });

  it('keeps the answer to the last query, too, with its distances and numbers', async () => {
    const locator = await mountForTyping();
    locator.element.search('Paris');
    await locator.lineSays(/ of Paris, France$/);
    locator.box.focus();
    await typeQuietly(locator);
    // The stores of the town itself are told by their addresses.
    expect(locator.rows().at(-1)?.distance).to.match(/km|mi/);
  });

  it('never writes into the box while an input method composes', async () => {
    const locator = await mountForTyping();
    const { box } = locator;
    const own = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!;
    let value = '';
    const written: string[] = [];
    Object.defineProperty(box, 'value', {
      configurable: true,
      get: () => value,
      set: (next: string) => {
        if (next !== value) written.push(next);
        value = next;
      },
    });
    const before = await stillPicture(locator);
    for (const text of ['l', 'ly', 'lyo']) {
      value = text;
      own.set?.call(box, text);
      box.dispatchEvent(
        new InputEvent('input', { bubbles: true, composed: true, isComposing: true }),
      );
      await locator.element.updateComplete;
    }
    await locator.offered(lyon);
    expect(await stillPicture(locator)).to.equal(before);
    expect([written, box.value]).to.deep.equal([[], 'lyo']);
  });

  it('takes a query of the page at once', async () => {
    const locator = await mountForTyping();
    await typeQuietly(locator);
    locator.element.search('Paris');
    await locator.lineSays(/ of Paris, France$/);
    expect(locator.options()).to.deep.equal([]);
    expect(locator.box.value).to.equal('Paris');
  });

  it('follows the Back button, which drops the text', async () => {
    visit('');
    const locator = await mountForTyping({ attributes: { 'sync-url': '' } });
    history.pushState(null, '', `${location.href}&x`.replace('#top&x', '&near=Paris#top'));
    dispatchEvent(new PopStateEvent('popstate'));
    await locator.lineSays(/ of Paris, France$/);
    locator.box.focus();
    await typeQuietly(locator);
    history.back();
    await until(() => locator.box.value === '');
    await locator.element.updateComplete;
    expect(locator.element.results).to.equal(locator.element.stores);
    expect(parameter('near')).to.equal(null);
  });

  it('keeps the answer to a link, and shows the typed text', async () => {
    visit('&near=qqzzx');
    const locator = await mountLocator(exactly());
    await locator.narrowable();
    await until(() => locator.root.querySelector('[part~=message]'));
    locator.box.focus();
    await until(() => locator.box.role === 'combobox');
    const before = await stillPicture(locator);
    expect(locator.box.value).to.equal('');
    await locator.type('lyo');
    await locator.offered(lyon);
    expect(await stillPicture(locator)).to.equal(before);
    expect(locator.box.value).to.equal('lyo');
  });
});
