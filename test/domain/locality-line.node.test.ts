import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { localityLine } from '../../src/domain/list/locality-line.js';

describe('the town of an address', () => {
  for (const [countryCode, city, state, zip, line] of [
    ['US', 'Austin', 'TX', '78701', 'Austin, TX 78701'],
    ['CA', 'Toronto', 'ON', 'M5V 2T6', 'Toronto ON M5V 2T6'],
    ['AU', 'Sydney', 'NSW', '2000', 'Sydney NSW 2000'],
    ['GB', 'London', 'England', 'SW1A 1AA', 'London, SW1A 1AA'],
    ['DE', 'Berlin', 'Berlin', '10115', '10115 Berlin'],
    ['FR', 'Lyon', 'Auvergne-Rhône-Alpes', '69002', '69002 Lyon'],
    ['IT', 'Milano', 'Lombardia', '20121', '20121 Milano'],
    ['CH', 'Zürich', 'ZH', '8001', '8001 Zürich'],
    ['SE', 'Stockholm', 'Stockholm', '111 20', '111 20 Stockholm'],
    ['US', 'Austin', 'TX', '', 'Austin, TX'],
    ['US', '', '', '', ''],
  ] as const)
    it(`stands as "${line}" in ${countryCode}`, () =>
      assert.equal(localityLine({ countryCode, city, state, zip }), line));

  it('is not said where the country would leave a part out, or is not known', () => {
    const japan = { countryCode: 'JP', city: 'Shinjuku', state: 'Tokyo', zip: '160-0022' };
    assert.equal(localityLine(japan), undefined);
    assert.equal(localityLine({ ...japan, countryCode: undefined }), undefined);
  });
});
