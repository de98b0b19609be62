import { expect } from '@open-wc/testing';
import { decodeLocation } from '../../src/api/decode/decode-location.js';
import { decodePage } from '../../src/api/decode/decode-page.js';

const url = 'https://www.google.com/maps/search/?api=1&query=Rue+Bouchut%2C+69003+Lyon';
const lyon = { id: 12, name: 'Lyon', address: 'Rue Bouchut', google_maps_url: url };

/** No text of a record fills a page, a database or a link. */
describe('a location with texts of a megabyte', () => {
  const long = (letter: string): string => letter.repeat(2 ** 20);

  it('gets shortened texts, or none', () => {
    const store = decodeLocation({
      ...lyon,
      name: long('n'),
      address: long('a'),
      city: long('c'),
      zip: long('1'),
      platform_location_id: long('6'),
      google_maps_url: `${url}${long('x')}`,
    });
    const { platformLocationId, mapsUrl, ...texts } = store!;
    expect(platformLocationId).to.equal('');
    expect(mapsUrl.length).to.be.below(2_000);
    for (const text of Object.values(texts).filter((each) => typeof each === 'string'))
      expect(text.length).to.be.at.most(300);
  });

  it('is reported once for each page', async () => {
    const records = [lyon, { ...lyon, id: 13, note: long('n') }, null, 'text', 7];
    const { notice, items, dropped } = await decodePage(2, records, decodeLocation);
    expect([items.length, dropped]).to.deep.equal([2, 3]);
    expect(notice).to.equal(
      'page 2 of the listing has a text of more than 5000 letters in 1 of its records: it is cut or left out',
    );
    expect((await decodePage(2, [lyon], decodeLocation)).notice).to.equal(undefined);
  });
});
