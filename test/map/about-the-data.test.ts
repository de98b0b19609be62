import { expect } from '@open-wc/testing';
import { imageTile, MapHarness, storeAt, until } from './map-harness.js';

describe('the map’s notice about its data', () => {
  let harness: MapHarness;
  beforeEach(() => {
    harness = new MapHarness();
  });
  afterEach(() => harness.remove());

  it('tells that positions of dots are approximate, as long as there are dots', async () => {
    const note = harness.find('.map-note');
    await harness.show([storeAt(1, 48, 2), storeAt(2, 48, 8)]);
    expect(note.checkVisibility()).to.equal(false);
    await harness.show([storeAt(1, 48, 2), storeAt(2, 48, 8, 'postcode')]);
    expect([note.checkVisibility(), note.textContent]).to.deep.equal([true, 'Dots are near']);
    await harness.show([storeAt(1, 48, 2)]);
    expect(note.checkVisibility()).to.equal(false);
  });

  const credit = (): HTMLElement => harness.find('.leaflet-control-attribution');

  it('names the sources of positions beside the source of the basemap', () => {
    harness.map.setCredits(['GeoNames']);
    expect(credit().textContent).to.equal('Natural Earth · GeoNames');
    expect(credit().querySelector('details')).to.equal(null);
  });

  it('is behind a button on a narrow map, and in the line on a wide one', async () => {
    harness.map.setCredits(['GeoNames, © Unicode, Inc.']);
    const wide = credit();
    expect(wide.querySelector('details')).to.equal(null);
    harness.host.style.width = '350px';
    await until(() => credit().querySelector('details'));
    harness.host.style.width = '640px';
    await until(() => !credit().querySelector('details'));
  });

  it('grows without a layout shift', () => {
    // what stands at the end of a line and grows has moved in the browser's eyes, unless it is new
    const before = credit();
    harness.map.setCredits(['GeoNames']);
    expect([before.isConnected, credit().isConnected]).to.deep.equal([false, true]);
  });

  it('is behind a button where it would be long, also beside the credit of street tiles', async () => {
    const credits = ['GeoNames', 'Royal Mail data © Royal Mail copyright and database right'];
    harness.map.setCredits(credits);
    harness.map.setTiles({ url: imageTile, attribution: '© <a href="/maps">Maps</a>' });
    await until(() => credit().firstElementChild?.textContent === '© Maps');
    const details = harness.find<HTMLDetailsElement>('.leaflet-control-attribution details');
    const text = harness.find('.leaflet-control-attribution p');
    expect(text.checkVisibility()).to.equal(false);
    harness.find('summary').click();
    expect(details.open && text.checkVisibility()).to.equal(true);
    for (const name of credits) expect(text.textContent).to.contain(name);
  });
});
