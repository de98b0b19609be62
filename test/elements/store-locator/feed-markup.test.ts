import { expect } from '@open-wc/testing';
import { mountLocator } from '../../support/harness/locator.js';
import { inventoryAnswer } from '../../support/harness/badge.js';
import { isListing, isSnapshot, until, usePage } from '../../support/harness/page.js';

const records = [
  { id: 1, name: 'Caf&eacute; O&#39;Neill &amp; Sons<br/>', address: '1 Main St', city: 'Lyon' },
  { id: 2, name: 'Kiosk', address: 'Stra&szlig;e 4<br>2nd floor', city: '- N/A', zip: 'undefined' },
  { id: 3, name: 'null', address: '3 &lt;b&gt;High&lt;/b&gt; Street', city: 'N/A' },
];
const asNames = ["Café O'Neill & Sons", 'Kiosk', '3 <b>High</b> Street'];

/** Towns as feeds write them: city, country, shown city, latitude and longitude. */
const towns = [
  ['K&ouml;ln', 'Germany', 'Köln', 50.94, 6.96],
  ['M&#252;nchen', 'Germany', 'München', 48.14, 11.58],
  ['D&amp;uuml;sseldorf', 'Germany', 'Düsseldorf', 51.23, 6.78],
  ['S&atilde;o Paulo', 'Brazil', 'São Paulo', -23.55, -46.63],
  ['Malm&#xF6;', 'Sweden', 'Malmö', 55.6, 13],
  ['&Aring;lesund', 'Norway', 'Ålesund', 62.47, 6.15],
  ['&Lstrok;&oacute;d&zacute;', 'Poland', 'Łódź', 51.77, 19.46],
  ['Plze&ncaron;', 'Czech Rep.', 'Plzeň', 49.74, 13.37],
  ['N&icirc;mes', 'France', 'Nîmes', 43.84, 4.36],
  ['L&#039;Aquila', 'Italy', "L'Aquila", 42.35, 13.4],
  ['Bouak&eacute;', 'C&ocirc;te d&rsquo;Ivoire', 'Bouaké', 7.69, -5.03],
  ['&Alpha;&theta;&eta;&nu;&alpha;', 'Greece', 'Αθηνα', 37.98, 23.73],
  ['Bournemouth &amp; Poole', 'United Kingdom', 'Bournemouth & Poole', 50.72, -1.88],
] as const;

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

  it('places stores by the text that their rows show', async () => {
    const listing = towns.map(([city, country], id) => ({
      ...{ id, name: `Shop ${id}`, address: 'Caf&eacute; 1', city, country },
    }));
    page().answer(isListing, () => inventoryAnswer(listing));
    const locator = await mountLocator({ attributes: { country: '', 'without-map': '' } });
    await until(() => locator.element.stores.every(({ position }) => position));
    for (const { id, city, address, position } of locator.element.stores) {
      const [, , shown, lat, lng] = towns[id]!;
      expect([address, city]).to.deep.equal(['Café 1', shown]);
      expect(position?.lat, shown).to.be.closeTo(lat, 0.15);
      expect(position?.lng, shown).to.be.closeTo(lng, 0.15);
    }
  });
});
