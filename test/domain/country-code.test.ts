import { expect } from '@open-wc/testing';
import { countryCode } from '../../src/domain/country/country-code.js';

describe('the code of a country', () => {
  for (const [code, names] of [
    ['FR', ['France', ' FRANCE ', 'fr', 'FR']],
    [
      'GB',
      [
        'Ireland, Northern',
        'United Kingdom',
        'UK',
        'U.K.',
        'Great Britain',
        'England',
        'Scotland',
        'Wales',
      ],
    ],
    ['US', ['United States', 'USA', 'U.S.A.', 'us', 'United States of America']],
    ['DE', ['Germany', 'DE']],
    ['CZ', ['Czechia', 'Czech Republic', 'The Czech Republic']],
    ['TR', ['Turkey', 'Türkiye', 'Turkiye']],
    ['AE', ['UAE', 'United Arab Emirates']],
    ['NL', ['Netherlands', 'The Netherlands', 'Holland']],
    ['VN', ['Vietnam', 'Viet Nam']],
    ['RU', ['Russia', 'Russian Federation']],
    ['KR', ['Korea', 'South Korea', 'Republic of Korea', 'Korea, Republic of']],
    ['TZ', ['Tanzania', 'Tanzania, United Republic of']],
    ['MM', ['Myanmar', 'Myanmar (Burma)']],
    ['CI', ['Côte d’Ivoire', "Cote d'Ivoire", 'Ivory Coast']],
    ['LC', ['St. Lucia', 'Saint Lucia']],
    ['BA', ['Bosnia & Herzegovina', 'Bosnia and Herzegovina']],
    ['HK', ['Hong Kong']],
    ['RS', ['Serbia']],
    ['KP', ['Korea, North', 'Korea (North)', "Korea, Democratic People's Republic of"]],
    ['SS', ['Sudan, South']],
    ['GQ', ['Guinea, Equatorial']],
    ['AS', ['Samoa, American']],
    ['VI', ['Virgin Islands, U.S.']],
    ['VG', ['Virgin Islands, British']],
    ['BO', ['Bolivia, Plurinational State of', 'Bolivia (Plurinational State of)']],
    ['FM', ['Micronesia, Federated States of']],
    ['IR', ['Iran, Islamic Republic of', 'Iran (Islamic Republic of)']],
    ['GM', ['Gambia, The']],
    ['BS', ['Bahamas, The']],
    ['CD', ['Congo, Democratic Republic of the']],
    ['YE', ['Yemen']],
  ] as const)
    for (const name of names)
      it(`"${name}" is ${code}`, () => {
        expect(countryCode(name)).to.equal(code);
      });

  for (const name of [
    '',
    ' ',
    ',',
    '(',
    'Congo, Dem. Rep.',
    'France, Belgium',
    'Atlantis',
    'European Union',
    'ZZ',
    'toString',
    '🇫🇷',
  ])
    it(`"${name}" is not known`, () => {
      expect(countryCode(name)).to.equal(undefined);
    });

  it('is found by its name in the language given, and no other', () => {
    expect(countryCode('Deutschland', 'de')).to.equal('DE');
    expect(countryCode('Deutschland', 'fr')).to.equal(undefined);
    expect(countryCode('Germany', 'de')).to.equal('DE');
  });

  it('needs no valid language tag', () => {
    expect(countryCode('France', 'no_tag!')).to.equal('FR');
    expect(countryCode('Atlantis', 'no_tag!')).to.equal(undefined);
  });
});
