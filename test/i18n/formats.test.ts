import { expect } from '@open-wc/testing';
import { formatsOf } from '../../src/i18n/formats.js';
import { mapFormatsOf } from '../../src/i18n/map-formats.js';

/** Some languages separate digits with narrow or non-breaking spaces. */
const plain = (text: string) => text.replace(/\s/g, ' ');

describe('formats', () => {
  it('count, choose plurals and name ages as the language does', () => {
    const said = ['en', 'de', 'fr', 'pl', 'ja'].map((lang) => {
      const { number, plural, relative } = formatsOf(lang);
      return [plain(number(12345)), plural(0), plural(1), plural(2), plain(relative(-5, 'minute'))];
    });
    expect(said).to.deep.equal([
      ['12,345', 'other', 'one', 'other', '5 min. ago'],
      ['12.345', 'other', 'one', 'other', 'vor 5 Min.'],
      ['12 345', 'one', 'one', 'other', 'il y a 5 min'],
      ['12 345', 'many', 'one', 'few', '5 min temu'],
      ['12,345', 'other', 'other', 'other', '5 分前'],
    ]);
  });

  it('are made once for each language', () => {
    expect(formatsOf('de-AT')).to.equal(formatsOf('de-AT'));
    expect(formatsOf('de-AT')).not.to.equal(formatsOf('de'));
    expect(formatsOf('DE-at').lang).to.equal('de-AT');
  });

  for (const tag of ['', 'en_US', 'x', '-', 'Deutsch!', '{{ lang }}'])
    it(`read as English where the page says lang="${tag}"`, () => {
      expect(formatsOf(tag).lang).to.equal('en');
      expect(formatsOf(tag).number(1234.5)).to.equal('1,234.5');
    });
});

describe('lengths on a map', () => {
  for (const [lang, units, lengths, shopper = lang] of [
    // The shopper's region counts before the page's.
    ['fr-FR', undefined, ['66 pi', '0,6 mi', '7,5 mi'], 'en-US'],
    ['en-US', undefined, ['20 m', '1 km', '12 km'], 'fr-FR'],
    ['en', undefined, ['20 m', '1 km', '12 km'], 'en-IE'],
    ['en-GB', undefined, ['66 ft', '0.6 mi', '7.5 mi'], 'de'],
    ['en-MM', undefined, ['66 ft', '0.6 mi', '7.5 mi']],
    // An invalid language code has no effect.
    ['de', undefined, ['20 m', '1 km', '12 km'], 'c'],
    ['en-US', undefined, ['66 ft', '0.6 mi', '7.5 mi'], 'x_'],
    ['en-LR', undefined, ['66 ft', '0.6 mi', '7.5 mi']],
    ['en-US', undefined, ['66 ft', '0.6 mi', '7.5 mi']],
    ['en-GB', undefined, ['66 ft', '0.6 mi', '7.5 mi']],
    ['en', undefined, ['66 ft', '0.6 mi', '7.5 mi']],
    ['en-AU', undefined, ['20 m', '1 km', '12 km']],
    ['de', undefined, ['20 m', '1 km', '12 km']],
    ['fr-FR', undefined, ['20 m', '1 km', '12 km']],
    ['en-US', 'km', ['20 m', '1 km', '12 km']],
    ['en-AU', 'mi', ['66 ft', '0.6 mi', '7.5 mi']],
  ] as const)
    it(`in "${lang}" are ${lengths[2]} for "${shopper}" with ${units ?? 'no'} units asked for`, () => {
      const formats = mapFormatsOf(formatsOf(lang), units, shopper);
      expect([20, 1000, 12_000].map((meters) => plain(formats.length(meters)))).to.deep.equal(
        lengths,
      );
      expect(formats.unitMeters).to.equal(lengths[2].endsWith('mi') ? 1609.344 : 1000);
    });

  it('come with short counts and all other formats of the language', () => {
    const formats = mapFormatsOf(formatsOf('en'), undefined);
    expect([999, 12_345, 1_200_000].map(formats.compact)).to.deep.equal(['999', '12K', '1M']);
    expect([formats.lang, formats.number(1234), formats.plural(1)]).to.deep.equal([
      'en',
      '1,234',
      'one',
    ]);
  });
});
