import { expect } from '@open-wc/testing';
import { mountLocator } from '../../support/harness/locator.js';
import { inventoryAnswer } from '../../support/harness/badge.js';
import { isListing, isSnapshot, usePage } from '../../support/harness/page.js';

const records = [
  { id: 1, name: 'Caf&eacute; O&#39;Neill &amp; Sons<br/>', address: '1 Main St', city: 'Lyon' },
  { id: 2, name: 'Kiosk', address: 'Stra&szlig;e 4<br>2nd floor', city: '- N/A', zip: 'undefined' },
  { id: 3, name: 'null', address: '3 &lt;b&gt;High&lt;/b&gt; Street', city: 'N/A' },
];
const asNames = ["Café O'Neill & Sons", 'Kiosk', '3 <b>High</b> Street'];

describe('<store-locator> and a feed with markup', () => {
  const page = usePage();

  it('shows markup as the text that it stands for, and nothing for empty markup', async () => {
    page().answer(isListing, () => inventoryAnswer(records));
    const locator = await mountLocator({ attributes: { 'without-map': '' } });
    expect(locator.names()).to.have.members(asNames);
    const texts = locator
      .rows()
      .map(({ text }) => text)
      .join('\n');
    expect(texts)
      .to.contain('Straße 4 2nd floor')
      .and.not.to.match(/N\/A|undefined|null|&\w+;/);
    expect(locator.root.querySelectorAll('b').length).to.equal(0);
  });

  it('shows the markup of a snapshot as text as well', async () => {
    const stores = records.map((record) => ({ ...record, fingerprint: '' }));
    const snapshot = { version: 1, generatedAt: '2026-11-21T12:00:00.000Z', stores };
    page().answer(isSnapshot, () => inventoryAnswer(snapshot));
    const locator = await mountLocator({ attributes: { 'without-map': '', src: '/stores.json' } });
    expect(locator.names()).to.have.members(asNames);
    expect(locator.element.stores.map(({ id }) => id)).to.have.members([1, 2, 3]);
  });
});
