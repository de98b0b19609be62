import { expect } from '@open-wc/testing';
import { guessCountry } from '../../src/domain/country/guess-country.js';

const counts = new Map([
  ['FR', 84],
  ['DE', 90],
  ['JP', 2],
]);
const nowhere = { codes: [], timeZone: undefined };

describe('the country that a visitor is likely in', () => {
  it('is the first named one that has stores', () => {
    const codes = [undefined, 'US', 'jp', 'FR'];
    expect(guessCountry(counts, { codes, timeZone: 'Europe/Paris' })).to.equal('JP');
  });

  it('is one of the visitor’s time zone, where engines know them', () => {
    const found = guessCountry(counts, { codes: ['US'], timeZone: 'Asia/Tokyo' });
    const locale = new Intl.Locale('und-JP') as Intl.Locale & Record<string, unknown>;
    const isKnown = 'getTimeZones' in locale || 'timeZones' in locale;
    expect(found).to.equal(isKnown ? 'JP' : 'DE');
  });

  it('is the one with most stores where nothing else tells', () => {
    expect(guessCountry(counts, nowhere)).to.equal('DE');
    expect(guessCountry(counts, { codes: ['', 'x'], timeZone: 'Nowhere/At_All' })).to.equal('DE');
    expect(guessCountry(new Map(), nowhere)).to.equal(undefined);
  });
});
